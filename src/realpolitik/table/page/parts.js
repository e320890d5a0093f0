/** Parts of the table that are the same for all who look at it: the board with the cards, and small buttons. */

import { html, useMemo, useRef } from "./vendor/preact.js";
import { useBeyond } from "./beyond.js";
import { Board } from "./board.js";
import { cardOffers, Fan } from "./hand.js";
import { useFitting } from "./hand_fitting.js";
import { Icon } from "./icons.js";
import { useKeys } from "./keyboard.js";
import { LaidMarkers } from "./laid.js";
import { useChanges } from "./motion.js";
import { cardsOf } from "./playing.js";
import { useDesk } from "./sentence.js";
import { everySpace, spaceKey } from "./setting_right.js";
import { useSwitch } from "./theme.js";
import { useTravel } from "./travel.js";
import { say } from "./words.js";

/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {import("./windows.js").OpenWindows} OpenWindows */

/** @param {{ icon: import("./icons.js").IconName, words: string, count?: number, onClick: () => void }} props */
export function BarButton({ icon, words, count = 0, onClick }) {
  return html`<button type="button" class="button quiet icon" aria-label=${words} title=${words} onClick=${onClick}>
    <${Icon} name=${icon} />${count > 0 && html`<span class="count">${count}</span>`}
  </button>`;
}

/** @param {{ onClose: () => void }} props */
export function SheetClose({ onClose }) {
  return html`<button type="button" class="sheet-close" aria-label=${say("close")} onClick=${onClose}>
    <${Icon} name="down" />
  </button>`;
}

/** Where there is no rail, the bar with the question. @param {{ children?: import("./vendor/preact.js").ComponentChildren }} props */
export function Dock({ children }) {
  const dock = useRef(/** @type {HTMLElement | null} */ (null));
  const { beyond, look } = useBeyond(dock, "down");
  return html`<div class=${`dock ${beyond}`} ref=${dock} onScroll=${look}>${children}</div>`;
}

/**
 * The board and the cards. `screen` is what the viewer may see; while it is still to come, `shown` has a board that
 * everybody may see.
 *
 * @param {{
 *   screen: Screen | null, shown: Screen, playing: Playing, open: OpenWindows, lost: boolean,
 *   marks?: import("./motion.js").Changes | null | undefined, above: import("./vendor/preact.js").ComponentChildren, children?: import("./vendor/preact.js").ComponentChildren,
 * }} props
 */
export function Middle({ screen, shown, playing, open, marks, lost, above, children }) {
  const { book } = useDesk();
  const { spaces, chosen, hinted, busy, choose } = playing;
  const changes = useChanges(shown, marks);
  useTravel(book, screen);
  const cards = useMemo(() => screen && cardsOf(book, screen), [book, screen]);
  const offers = useMemo(() => cardOffers(screen), [screen?.question]);
  const fan = { chosen, hinted, busy, onChoose: choose, threatOf: playing.threatOf, offers, instead: playing.instead };
  /** @param {number | null} option */
  const spaceOf = (option) => [...spaces.values()].find((offer) => offer.option === option)?.name ?? null;
  const righting = open.right !== null;
  const every = useMemo(() => everySpace(book, shown.view), [book, righting]);
  const setRight = (/** @type {import("./types").Offer} */ { name }) => open.setRight(spaceKey(name));
  return html`
    <main class="board-area">
      <${Board}
        book=${book}
        view=${shown.view}
        offers=${righting ? every : spaces}
        selected=${spaceOf(chosen)}
        focus=${open.lit ?? spaceOf(hinted)}
        onChoose=${righting ? setRight : choose}
        onInspect=${open.inspect}
        telling=${open.looked !== null}
        changes=${changes}
        busy=${busy}
        tapChooses=${playing.plan !== null}
        laid=${playing.plan && html`<${LaidMarkers} book=${book} steps=${playing.plan.steps} busy=${busy} onBack=${playing.plan.cut} />`}
      />
      ${above}
      ${cards &&
      cards.elsewhere.length > 0 &&
      html`<section class="elsewhere panel">
        <p class="overline">${say("cards-elsewhere")}</p>
        <${Fan} ...${fan} cards=${cards.elsewhere} label=${say("cards-elsewhere")} />
      </section>`}
      ${lost && html`<p class="connection" role="alert">${say("connection-lost")}</p>`}
    </main>
    <div class="hand-area">
      ${cards && html`<${HandStrip} ...${fan} cards=${cards.hand} backs=${cards.backs} label=${say("hand")} />`} ${children}
    </div>
  `;
}

/** The hand, which folds away as long as nothing is to be chosen from it. @param {import("./hand.js").FanProps} props */
function HandStrip(props) {
  const [wanted, setWanted] = useSwitch("hand-folded");
  const asked = props.cards.some((card) => props.offers.has(card.name));
  const folded = wanted && !asked;
  const turn = () => setWanted(!wanted);
  const { book } = useDesk();
  const strip = useFitting(folded ? "" : props.cards.map(({ name }) => book.cards[name]?.title ?? name).join());
  useKeys({ h: turn });
  return html`<div class=${`hand-strip${folded ? " folded" : ""}`} ref=${strip}>
    ${!folded && html`<${Fan} ...${props} strip />`}
    <button type="button" class="hand-fold" aria-expanded=${!folded} onClick=${turn}>
      ${say("hand-fold")} ${props.cards.length + (props.backs ?? 0)} <kbd>H</kbd>
    </button>
  </div>`;
}
