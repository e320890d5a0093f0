/** The rules at the side: one section with its neighbours. */

import { html } from "./vendor/preact.js";
import { useRuleTexts } from "./books.js";
import { Drawer } from "./dialog.js";
import { Icon } from "./icons.js";
import { anchorOf, inLetters, parentOf, referencesIn, sectionFor } from "./sections.js";
import { useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").Rule} Rule */

/** @param {{ number: string, alone?: boolean, onClose: () => void }} props `alone`: there is no page of all rules */
export function RulesPanel({ number, alone = false, onClose }) {
  const { book } = useDesk();
  const rule = sectionFor(book.rules, number);
  return html`<${Drawer} title=${say("rules")} kind="rules" onClose=${onClose}>
    ${rule ? html`<${Section} key=${rule.number} rule=${rule} alone=${alone} />` : say("rule-unknown", { rule: number })}
  <//>`;
}

/** @param {{ rule: Rule, alone: boolean }} props */
function Section({ rule, alone }) {
  const { book } = useDesk();
  const { rules } = book;
  const texts = useRuleTexts(book);
  const at = rules.indexOf(rule);
  const over = sectionFor(rules, parentOf(rule.number));
  const under = rules.filter((other) => parentOf(other.number) === rule.number);
  const beside = over ? rules.filter((other) => other !== rule && parentOf(other.number) === over.number) : [];
  return html`<article>
    ${over && html`<p class="rule-path"><${Reference} rule=${over} /></p>`}
    <h3 class="rule-title"><span class="rule-number">${inLetters(rule.number)}</span> ${rule.title}</h3>
    ${(texts?.get(rule.number) ?? say("a-moment")).split("\n\n").map((text) => html`<p class="rule-text"><${Linked} text=${text} /></p>`)}
    ${under.length > 0 && html`<${References} title=${say("rules-under")} rules=${under} />`}
    ${beside.length > 0 && html`<${References} title=${say("rules-beside")} rules=${beside} />`}
    <nav class="rule-nav">
      <${Step} rule=${rules[at - 1]} icon="back" words=${say("rule-previous")} />
      ${!alone &&
      html`<a class="button quiet" href=${`/rules/${book.game}#${anchorOf(rule.number)}`} target="_blank">
        ${say("rules-all")}
      </a>`}
      <${Step} rule=${rules[at + 1]} icon="forward" words=${say("rule-next")} />
    </nav>
  </article>`;
}

/** @param {{ rule: Rule | undefined, icon: import("./icons.js").IconName, words: string }} props */
function Step({ rule, icon, words }) {
  const { showRule } = useDesk();
  return html`<button
    type="button"
    class="button icon"
    aria-label=${words}
    title=${rule ? `${inLetters(rule.number)} ${rule.title}` : words}
    disabled=${!rule}
    onClick=${() => rule && showRule(rule.number)}
  >
    <${Icon} name=${icon} />
  </button>`;
}

/** @param {{ rule: Rule }} props */
function Reference({ rule }) {
  const { showRule } = useDesk();
  return html`<button type="button" class="rule-reference" onClick=${() => showRule(rule.number)}>
    <span class="rule-number">${inLetters(rule.number)}</span> ${rule.title}
  </button>`;
}

/** @param {{ title: string, rules: Rule[] }} props */
function References({ title, rules }) {
  return html`<section class="rule-list">
    <h4 class="overline">${title}</h4>
    <ul>
      ${rules.map((rule) => html`<li key=${rule.number}><${Reference} rule=${rule} /></li>`)}
    </ul>
  </section>`;
}

/** Text in which the numbers of sections can be followed. @param {{ text: string }} props */
function Linked({ text }) {
  const { book, showRule } = useDesk();
  return html`<span>
    ${referencesIn(text, book.rules).map((part) =>
      typeof part === "string"
        ? part
        : html`<button type="button" class="rule-chip" onClick=${() => showRule(part.number)}>${part.text}</button>`,
    )}
  </span>`;
}
