/** More choices: the scenario, who sits in each seat, and every option of the rules. */

import { html, useId } from "./vendor/preact.js";
import { OpenToAnybody, TimeLimits } from "./time_limits.js";
import { anchorOf, inLetters } from "./sections.js";
import { capitalised, language, say } from "./words.js";

/** @typedef {import("./types").OptionValue} OptionValue */
/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").NewSeat} NewSeat */
/** @typedef {import("./types").OptionOffer} OptionOffer */
/** @typedef {import("./types").RealTable} RealTable */
/** @typedef {import("./starting.js").Wish} Wish */
/**
 * What stands in the form. Of each seat: "here", "invite", or a bot's name after "bot:".
 * @typedef {{
 *   scenario: string, seats: string[], table: RealTable | null, options: Record<string, OptionValue>,
 *   pace: import("./types").WantedPace | null, open: boolean,
 * }} Chosen
 */
/** @typedef {{ currentTarget: HTMLInputElement }} OnInput */

/** The bot that plays where nobody is named. @param {GameOffer} offer */
export function usualBot(offer) {
  return offer.bots.find((bot) => bot.usual) ?? offer.bots[0];
}

/** The first seat is taken here, the others by the usual bot. @param {GameOffer} offer */
export function usualSeats(offer) {
  const found = usualBot(offer);
  const bot = found ? `bot:${found.name}` : "here";
  return offer.seats.map((_, seat) => (seat === 0 ? "here" : bot));
}

/** @param {GameOffer} offer @returns {Chosen} */
function usual(offer) {
  return { scenario: offer.scenarios[0]?.name ?? "", seats: usualSeats(offer), table: null, options: {}, pace: null, open: false };
}

/** How one plays alone, against a side that the rules play. @param {GameOffer} offer */
export function solitaireOf(offer) {
  const seating = offer.seatings.find(({ seats }) => seats.length === 1);
  if (!seating) return null;
  const [option] = offer.options.filter(({ name }) => name in seating.options);
  return { options: seating.options, help: option?.help ?? offer.length };
}

/** The seats that there are with what was chosen. @param {GameOffer} offer @param {Record<string, OptionValue>} options */
export function seatsWith(offer, options) {
  const all = { ...Object.fromEntries(offer.options.map((it) => [it.name, it.default])), ...options };
  const fitting = offer.seatings.filter((it) => Object.entries(it.options).every(([name, value]) => all[name] === value));
  return fitting.at(-1)?.seats ?? offer.seats;
}

/** The options that mean something with what was chosen. @param {GameOffer} offer @param {Pick<Chosen, "scenario" | "options">} chosen */
function applicable(offer, { scenario, options }) {
  const value = (/** @type {string} */ name) => options[name] ?? offer.options.find((it) => it.name === name)?.default;
  return offer.options.filter(
    (it) =>
      (!it.scenarios.length || it.scenarios.includes(scenario)) &&
      Object.entries(it.needs).every(([name, needed]) => value(name) === needed),
  );
}

/**
 * The preset whose options are those chosen; none where somebody has chosen for themselves.
 *
 * @param {GameOffer} offer
 * @param {Record<string, OptionValue>} options
 */
function presetOf(offer, options) {
  return offer.presets.find((preset) =>
    offer.options.every((it) => (options[it.name] ?? it.default) === (preset.options[it.name] ?? it.default)),
  );
}

/** @param {string} chosen @returns {NewSeat} */
export function newSeat(chosen) {
  if (chosen === "here" || chosen === "invite") return { kind: chosen };
  return { kind: "bot", bot: chosen.replace("bot:", "") };
}

/**
 * Only what differs from the usual is asked for. At a real table all sit at this screen.
 *
 * @param {GameOffer} offer
 * @param {Chosen} chosen
 * @returns {Wish}
 */
function wishOf(offer, { scenario, seats, table, options, pace, open }) {
  const changed = applicable(offer, { scenario, options }).filter((it) => it.name in options && options[it.name] !== it.default);
  const seated = seatsWith(offer, options).map((_, at) => newSeat(table ? "here" : (seats[at] ?? "here")));
  const timed = !table && seated.length > 1 && seated.some(({ kind }) => kind !== "bot");
  return {
    scenario,
    seats: seated,
    ...(pace && timed ? { pace } : {}),
    ...(open && seated.some(({ kind }) => kind === "invite") ? { open } : {}),
    ...(table ? { by_hand: table } : {}),
    options: Object.fromEntries(changed.map((it) => [it.name, options[it.name] ?? it.default])),
  };
}

/**
 * @param {{
 *   offer: GameOffer, value: Chosen | null, busy: boolean, problem: string, onChange: (chosen: Chosen) => void,
 *   onStart: (wish: Wish) => void,
 * }} props `value`: what was chosen before; all is as usual where nothing was
 */
export function Choices({ offer, value, busy, problem, onChange: setChosen, onStart }) {
  const chosen = value ?? usual(offer);
  const wish = wishOf(offer, chosen);
  const named = offer.options.filter((it) => it.name in (wish.options ?? {}) && problem.includes(it.name));
  const watching = wish.seats.every((seat) => seat.kind === "bot");
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    if (!busy) onStart(wish);
  };
  return html`<form class="choices" onSubmit=${submit}>
    <${Scenarios}
      offer=${offer}
      value=${chosen.scenario}
      onChange=${(/** @type {string} */ scenario) => setChosen({ ...chosen, scenario })}
    />
    <${AtRealTable}
      offer=${offer}
      value=${chosen.table}
      onChange=${(/** @type {RealTable | null} */ table) => setChosen({ ...chosen, table })}
    />
    ${!chosen.table &&
    html`<${Seats}
      offer=${{ ...offer, seats: seatsWith(offer, chosen.options) }}
      value=${chosen.seats}
      onChange=${(/** @type {string[]} */ seats) => setChosen({ ...chosen, seats })}
    />`}
    ${wish.seats.some(({ kind }) => kind === "invite") &&
    html`<${OpenToAnybody} value=${chosen.open} onChange=${(/** @type {boolean} */ open) => setChosen({ ...chosen, open })} />`}
    ${!chosen.table &&
    wish.seats.length > 1 &&
    !watching &&
    html`<${TimeLimits}
      seats=${wish.seats.length}
      value=${chosen.pace}
      onChange=${(/** @type {Chosen["pace"]} */ pace) => setChosen({ ...chosen, pace })}
    />`}
    <${Presets}
      offer=${offer}
      options=${chosen.options}
      onChange=${(/** @type {Record<string, OptionValue>} */ options) => setChosen({ ...chosen, options })}
    />
    <fieldset>
      <legend>${say("lobby-options")}</legend>
      <div class="options">
        ${applicable(offer, chosen).map(
          (option) => html`<${Option}
            key=${option.name}
            game=${offer.name}
            option=${option}
            value=${chosen.options[option.name] ?? option.default}
            wrong=${named.includes(option)}
            onChange=${(/** @type {OptionValue} */ value) =>
              setChosen({ ...chosen, options: { ...chosen.options, [option.name]: value } })}
          />`,
        )}
      </div>
    </fieldset>
    ${problem && html`<${Wrong} offer=${offer} named=${named} problem=${problem} />`}
    <div class="row">
      <button type="submit" class="button first" aria-busy=${busy} disabled=${busy}>
        ${say(busy ? "lobby-starting" : watching ? "lobby-start-watching" : "lobby-start")}
      </button>
      <button type="button" class="button quiet" onClick=${() => setChosen(usual(offer))}>${say("lobby-usual")}</button>
    </div>
  </form>`;
}

/**
 * What was wrong. The server speaks of options and scenarios by their names in the code: here they have titles.
 *
 * @param {{ offer: GameOffer, named: OptionOffer[], problem: string }} props `named`: those chosen that it speaks of
 */
function Wrong({ offer, named, problem }) {
  const all = [...offer.options, ...offer.scenarios];
  const words = all.reduce((text, it) => text.replaceAll(it.name, `“${it.title}”`), problem);
  const titles = named.map((it) => it.title).join("; ");
  return html`<div class="notice" role="alert">
    ${named.length > 0 && html`<p>${say("lobby-problem-choices", { options: titles })}</p>`}
    <p class=${named.length ? "help" : ""}>${words}</p>
  </div>`;
}

/** @param {{ offer: GameOffer, value: string, onChange: (scenario: string) => void }} props */
function Scenarios({ offer, value, onChange }) {
  const group = useId();
  if (offer.scenarios.length < 2) return null;
  return html`<fieldset>
    <legend>${say("lobby-scenario")}</legend>
    <div class="scenarios">
      ${offer.scenarios.map(
        (scenario) => html`<label key=${scenario.name} class="scenario">
          <input type="radio" name=${group} checked=${value === scenario.name} onChange=${() => onChange(scenario.name)} />
          <span><b>${scenario.title}</b><span class="help">${scenario.help}</span></span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * Many options by one name; as soon as one is changed, they are the player's own.
 *
 * @param {{
 *   offer: GameOffer, options: Record<string, OptionValue>, onChange: (options: Record<string, OptionValue>) => void,
 * }} props
 */
function Presets({ offer, options, onChange }) {
  const group = useId();
  if (!offer.presets.length) return null;
  const now = presetOf(offer, options);
  return html`<fieldset class="presets">
    <legend>${say("lobby-presets")}</legend>
    <div class="scenarios">
      ${offer.presets.map(
        (preset) => html`<label key=${preset.name} class="scenario">
          <input type="radio" name=${group} checked=${preset === now} onChange=${() => onChange({ ...preset.options })} />
          <span><b>${preset.title}</b><span class="help">${preset.help}</span></span>
        </label>`,
      )}
      ${!now &&
      html`<label key="own" class="scenario">
        <input type="radio" name=${group} checked=${true} />
        <span><b>${say("lobby-preset-own")}</b><span class="help">${say("lobby-preset-own-help")}</span></span>
      </label>`}
    </div>
  </fieldset>`;
}

/**
 * Whether people roll the dice, deal the cards, and keep hands to themselves.
 *
 * @param {{ offer: GameOffer, value: RealTable | null, onChange: (table: RealTable | null) => void }} props
 */
function AtRealTable({ offer, value, onChange }) {
  const group = useId();
  const unknown = value?.unknown ?? [];
  /** @type {[string, boolean, RealTable | null][]} */
  const ways = [
    [say("lobby-table-no"), value === null, null],
    [say("lobby-table-dice"), value !== null && !value.cards, {}],
    [say("lobby-table-cards"), value?.cards === true, { cards: true, unknown }],
  ];
  /** @param {string} hand @param {boolean} on */
  const keepSecret = (hand, on) =>
    onChange({ cards: true, unknown: on ? [...unknown, hand] : unknown.filter((it) => it !== hand) });
  return html`<fieldset class="real-table">
    <legend>${say("lobby-table")}</legend>
    <p class="help">${say("lobby-table-help")}</p>
    <div class="scenarios">
      ${ways.map(
        ([words, on, wanted]) => html`<label key=${words} class="scenario">
          <input type="radio" name=${group} checked=${on} onChange=${() => onChange(wanted)} />
          <span>${words}</span>
        </label>`,
      )}
    </div>
    ${value?.cards &&
    offer.secret_hands.length > 0 &&
    html`<fieldset class="secret-hands">
      <legend>${say("lobby-table-unknown")}</legend>
      <div class="row">
        ${offer.secret_hands.map(
          (hand) => html`<label key=${hand.name} class="check">
            <input
              type="checkbox"
              checked=${unknown.includes(hand.name)}
              onChange=${(/** @type {OnInput} */ event) => keepSecret(hand.name, event.currentTarget.checked)}
            />
            <span>${hand.title}</span>
          </label>`,
        )}
      </div>
      <p class="help">${say("lobby-table-unknown-help")}</p>
    </fieldset>`}
  </fieldset>`;
}

/** @param {{ offer: GameOffer, value: string[], onChange: (seats: string[]) => void }} props */
export function Seats({ offer, value, onChange }) {
  const known = Object.fromEntries(offer.bots.map((bot) => [`bot:${bot.name}`, bot.help]));
  return html`<fieldset>
    <legend>${say("lobby-seats")}</legend>
    <div class="who-sits">
      ${offer.seats.map(
        (seat, number) => html`<label key=${seat.name} class="field">
          <span class=${`seat-title side-ink side-${seat.name}`}>${capitalised(seat.title)}</span>
          <select
            class="input"
            value=${value[number]}
            onChange=${(/** @type {{ currentTarget: HTMLSelectElement }} */ event) =>
              onChange(value.map((it, at) => (at === number ? event.currentTarget.value : it)))}
          >
            <option value="here">${say("lobby-seat-here")}</option>
            <option value="invite">${say("lobby-seat-invite")}</option>
            ${offer.bots.filter((bot) => bot.seats.includes(seat.name)).map(
              (bot) => html`<option key=${bot.name} value=${`bot:${bot.name}`}>
                ${say("lobby-seat-bot", { bot: bot.title })}
              </option>`,
            )}
          </select>
          <span class="help">${known[value[number] ?? ""] ?? ""}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * @param {{
 *   game: string, option: OptionOffer, value: OptionValue, wrong: boolean, onChange: (value: OptionValue) => void,
 * }} props
 */
function Option({ game, option, value, wrong, onChange }) {
  const name = useId();
  const help = useId();
  const Control = controlFor(option);
  return html`<div class=${`option ${wrong ? "wrong" : value === option.default ? "" : "changed"}`}>
    <div>
      <span class="option-title">
        <span id=${name}>${option.title}</span>
        ${option.rule &&
        html`<a
          class="rule-chip"
          href=${`/rules/${game}#${anchorOf(option.rule)}`}
          target="_blank"
          aria-label=${say("lobby-rule", { rule: inLetters(option.rule) })}
        >
          ${inLetters(option.rule)}
        </a>`}
      </span>
      <p class="help" id=${help}>${option.help}</p>
    </div>
    <${Control} option=${option} value=${value} name=${name} help=${help} onChange=${onChange} />
  </div>`;
}

/** @typedef {{ option: OptionOffer, value: OptionValue, name: string, help: string, onChange: (value: OptionValue) => void }} Control */

/** Two ways: a switch; numbers one after the other: a stepper; anything else: all of them side by side. */
/** @param {OptionOffer} option */
function controlFor({ choices }) {
  if (choices.length === 2 && choices.includes(true) && choices.includes(false)) return Switch;
  const numbers = choices.filter((choice) => typeof choice === "number");
  const counts = numbers.length === choices.length && numbers.every((it, at) => at === 0 || it - 1 === numbers[at - 1]);
  return counts && numbers.length > 2 ? Stepper : OneOf;
}

/** @param {Control} props */
function Switch({ value, name, help, onChange }) {
  return html`<input
    class="switch"
    type="checkbox"
    role="switch"
    aria-labelledby=${name}
    aria-describedby=${help}
    checked=${value === true}
    onChange=${(/** @type {OnInput} */ event) => onChange(event.currentTarget.checked)}
  />`;
}

/** @param {Control} props */
function Stepper({ option, value, name, help, onChange }) {
  const least = Number(option.choices[0]);
  const most = Number(option.choices.at(-1));
  const now = Number(value);
  /** @param {number} wanted */
  const set = (wanted) => onChange(Math.min(most, Math.max(least, wanted)));
  /** @param {KeyboardEvent} event */
  const byKey = (event) => {
    const [more, less] = [now + 1, now - 1];
    const keys = { ArrowUp: more, ArrowRight: more, ArrowDown: less, ArrowLeft: less, Home: least, End: most };
    const wanted = /** @type {Record<string, number>} */ (keys)[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };
  return html`<div class="stepper">
    <button type="button" tabindex="-1" aria-hidden="true" disabled=${now <= least} onClick=${() => set(now - 1)}>
      −
    </button>
    <span
      role="spinbutton"
      tabindex="0"
      aria-labelledby=${name}
      aria-describedby=${help}
      aria-valuenow=${now}
      aria-valuemin=${least}
      aria-valuemax=${most}
      onKeyDown=${byKey}
    >
      ${now}
    </span>
    <button type="button" tabindex="-1" aria-hidden="true" disabled=${now >= most} onClick=${() => set(now + 1)}>
      +
    </button>
  </div>`;
}

/** @param {Control} props */
function OneOf({ option, value, name, help, onChange }) {
  const group = useId();
  const signed = option.choices.some((choice) => typeof choice === "number" && choice < 0);
  const figures = new Intl.NumberFormat(language(), { signDisplay: signed ? "exceptZero" : "auto" });
  const inWords = option.choices.some((choice) => typeof choice === "string") ? "in-words" : "";
  return html`<div class=${`one-of ${inWords}`} role="radiogroup" aria-labelledby=${name} aria-describedby=${help}>
    ${option.choices.map(
      (choice, at) => html`<label key=${String(choice)}>
        <input type="radio" name=${group} checked=${value === choice} onChange=${() => onChange(choice)} />
        <span>${typeof choice === "number" ? figures.format(choice).replace("-", "−") : option.titles[at]}</span>
      </label>`,
    )}
  </div>`;
}
