import { readFileSync } from 'node:fs';
import { HtmlValidate, type ConfigData } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { headingInTitle } from '#tests/support/heading-in-title.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { english, say } from '#tests/support/words.ts';
import { journeys, titles } from './areas.ts';
import type { State } from './state.ts';
import { verdictOn } from './verdicts.ts';

const config = new URL('../../../../.htmlvalidate.json', import.meta.url);
const validator = new HtmlValidate(JSON.parse(readFileSync(config, 'utf8')) as ConfigData);

const WARNING = 1;

/** The findings of html-validate in a served document (.htmlvalidate.json); what it only warns of needs a verdict. */
export async function documentFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId: rule, severity, offset }) => {
      const seen =
        severity === WARNING && verdictOn({ engine: 'html-validate', rule, html: tagAt(html, offset) });
      return !seen;
    })
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

const tagAt = (html: string, offset: number) => html.slice(html.lastIndexOf('<', offset)).slice(0, 200);

/** Given up by html-validate itself for void-style and void-content, which are on. */
const REPLACED = new Set(['void']);

/** The number of rules that html-validate has for a document, and how many of them are off. */
export async function htmlValidateRules() {
  const resolved = await validator.getConfigFor('document.html');
  const all = [...resolved.getRules()].filter(([rule]) => !REPLACED.has(rule));
  const rulesOff = all.filter(([, [severity]]) => Number(severity) === 0).length;
  return { rules: all.length - rulesOff, rulesOff };
}

export type Language = 'pl' | 'en';

const PORTAL = 'Przychodnia pod Lipami';

/** The names that titles give to the areas, and to the parts of areas that have a name of their own. */
const AREAS = new Map<string, TextKey>([
  ...titles,
  ...journeys.map(({ path, title }) => [path.slice(1), title] as const),
]);

/**
 * "Błąd: 2 pola do poprawy – page – area – portal", made of the page's own h1 and of the notice that says what was done or
 * failed. @throws when there is no such area
 */
function titleOf({ language, heading, outcome, area, errors = 0 }: Expected & Said) {
  const t = language === 'pl' ? say : english.say;
  const failure = outcome && headline(outcome);
  const prefix = errors > 0 ? t('page:title.errors', { count: errors }) : failure;
  const label = area === undefined ? null : AREAS.get(area);
  if (label === undefined) throw new Error(`no area ${area}`);
  const areaName = label ? t(label) : null;
  const page = shortened(heading, LONGEST_OF_PAGE);
  const place = [page, areaName === heading ? null : areaName, PORTAL].filter(Boolean).join(' – ');
  return prefix ? `${shortened(prefix, LONGEST - place.length - 3)} – ${place}` : place;
}

/** As html-validate wants titles. */
const LONGEST = 150;
const LONGEST_OF_PAGE = 90;

function shortened(prefix: string, most: number) {
  if (prefix.length <= most) return prefix;
  const words = prefix.split(' ');
  while (words.join(' ').length > most - 1) words.pop();
  return `${words.join(' ').replace(/[,:;]$/, '')}…`;
}

type Expected = Pick<State, 'status' | 'errors' | 'area' | 'isOutcome'> & { language: Language };
type Said = { heading: string; outcome: string | undefined };

/** "Gotowe: Wylogowano. Możesz …" as the title has it. */
const headline = (notice: string) =>
  notice
    .replace(/\. \p{Lu}.*|\.$/u, '')
    .replace(/(?<=^[^:]+: )\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** Tells whether an entry of the error summary leads to a control, not to a place of the page. */
function isOfField(entry: HTMLElement, page: HTMLElement) {
  const id = entry.querySelector('a')?.getAttribute('href')?.slice(1);
  const target = id ? page.getElementById(id) : null;
  return Boolean(target?.matches('input:not([type=submit]), select, textarea'));
}

/** The faults of an answer against its state: the status, how many errors, the title, what has the focus. */
export function answerFaults({ status, page, path }: Answer, expected: Expected): string[] {
  const textOf = (selector: string) => page.querySelector(selector)?.text ?? '';
  const heading = headingInTitle({ path, heading: textOf('h1'), over: textOf('h1 .over') });
  const t = expected.language === 'pl' ? say : english.say;
  const entries = page.querySelectorAll('.error-summary li');
  const ofForm = entries.filter((entry) => !isOfField(entry, page));
  const fieldErrors = entries.length - ofForm.length;
  const failed = ofForm[0]?.text;
  const outcome =
    page.querySelector('main > div.notice-success, main > div.notice-error')?.text ??
    (failed && `${t('page:notice.error')}: ${failed}`);
  const summary = page.querySelector('.error-summary')?.text;
  const told = {
    status,
    errors: page.querySelectorAll('.error-summary li').length,
    title: page.querySelector('title')?.text,
    focus: page
      .querySelectorAll('[autofocus]')
      .map(({ text }) => text)
      .join(),
  };
  const wanted = {
    status: expected.status ?? 200,
    errors: expected.errors ?? 0,
    title: titleOf({ ...expected, errors: fieldErrors, heading, outcome }),
    focus: summary ?? outcome ?? (expected.isOutcome ? textOf('h1') : ''),
  };
  return (['status', 'errors', 'title', 'focus'] as const)
    .filter((name) => told[name] !== wanted[name])
    .map((name) => `${name} is ${told[name]}, not ${wanted[name]}`);
}
