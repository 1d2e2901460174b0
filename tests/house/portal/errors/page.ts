import type { HTMLElement } from 'node-html-parser';
import { expect } from 'vitest';
import { partsOf, wayOf } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { fieldsOf, type Answer } from '#tests/support/visitor.ts';
import type { ExpectedError, Rule } from './rule.ts';

type Language = 'pl' | 'en';
type Case = { rule: Omit<Rule, 'send'>; answer: Answer; language: Language };

/** The demands of design/accessibility on every form that comes back with errors. */
export function expectErrorPage({ rule, answer, language }: Case) {
  expect(answer.status).toBe(rule.status);
  expectTitle({ rule, answer, language });
  expectSummary({ rule, answer, language });
  for (const error of rule.errors) expectField({ error, answer, language });
  expectNothingElse({ rule, answer });
  expectAnswersKept({ rule, answer });
}

const titles = {
  pl: {
    one: 'Błąd: 1 pole do poprawy – ',
    few: 'Błąd: # pola do poprawy – ',
    many: 'Błąd: # pól do poprawy – ',
  },
  en: { one: 'Error: 1 field to correct – ', few: '', many: 'Error: # fields to correct – ' },
};

/** "Błąd: 2 pola do poprawy – " comes first; where no field is wrong, what has failed: "Uwaga: ktoś właśnie zajął ten termin – ". */
function expectTitle({ rule, answer, language }: Case) {
  const count = rule.errors.filter(({ id }) => id !== null).length;
  if (count === 0) {
    expectFailureTitle({ rule, answer, language });
    return;
  }
  const form = count === 1 ? 'one' : language === 'pl' && count < 5 ? 'few' : 'many';
  const title = answer.page.querySelector('title')?.text ?? '';
  expect(title).toMatch(new RegExp(`^${titles[language][form].replace('#', String(count))}\\S`));
}

function expectFailureTitle({ rule: { errors }, answer, language }: Case) {
  const [failure] = errors;
  const words = failure ? wordsOf({ error: failure, language }) : '';
  const [prefix = '', rest = ''] = (answer.page.querySelector('title')?.text ?? '').split(/(?<=^\w+): /);
  expect(['Uwaga', 'Attention']).toContain(prefix);
  expect(words.toLowerCase()).toContain(rest.split(/ – |…/)[0]?.toLowerCase());
}

/** First in main after the title and the row under it; focused without a script; one link a field, in the field's own words. */
function expectSummary({ rule, answer, language }: Case) {
  const parts = answer.page.querySelector('main')?.childNodes as HTMLElement[];
  const [first] = parts.filter((part) => !isOfHead(part));
  expect(first?.classList.contains('error-summary')).toBe(true);
  expect(first?.getAttribute('tabindex')).toBe('-1');
  expect(first?.hasAttribute('autofocus')).toBe(true);
  expect(first?.hasAttribute('role')).toBe(false);
  const isFieldWrong = rule.errors.some(({ id }) => id !== null);
  const heading = isFieldWrong ? String(rule.errors.length) : textIn(language).t('form:summary.failed');
  expect(first?.querySelector('h2')?.text).toContain(heading);
  expect(first?.tagName, 'an element that has a name').toBe('SECTION');
  expect(first?.getAttribute('aria-labelledby')).toBe(first?.querySelector('h2')?.id);

  const entries = first?.querySelectorAll('li') ?? [];
  expect(entries.map(withoutPhone)).toEqual(rule.errors.map((error) => wordsOf({ error, language })));
  expect(
    entries.map((entry) => entry.querySelector('a:not([href^="tel:"])')?.getAttribute('href') ?? null),
  ).toEqual(rule.errors.map(({ id, leadsTo = id }) => (leadsTo === null ? null : `#${leadsTo}`)));
}

/** The desk's number stands behind words that ask to ring. */
function withoutPhone(entry: HTMLElement) {
  const phone = entry.querySelector('a[href^="tel:"]')?.text;
  return phone === undefined ? entry.text : entry.text.replace(phone, '').trimEnd();
}

/** The title, with what is beside it, and the one row under it: the area's pages, or the way back and the stages. */
const isOfHead = ({ tagName, classList }: HTMLElement) =>
  tagName === 'H1' || ['title-row', 'way-there', 'sub-navigation'].some((name) => classList.contains(name));

/** The control is where the summary leads, is called invalid, and is described by the error and then by the hint. */
function expectField({
  error,
  answer,
  language,
}: {
  error: ExpectedError;
  answer: Answer;
  language: Language;
}) {
  // Around buttons: nothing is typed there and nothing called invalid, but the focus can come there.
  if (error.leadsTo) expect(answer.page.getElementById(error.leadsTo)?.getAttribute('tabindex')).toBe('-1');
  if (error.id === null) return;
  const control = answer.page.getElementById(error.id);
  expect(control, `#${error.id}`).not.toBeNull();
  expect(['INPUT', 'SELECT', 'TEXTAREA']).toContain(control?.tagName);
  expect(control?.getAttribute('type')).not.toBe('hidden');

  const group = control?.closest('fieldset.field');
  const field = group ?? control?.closest('.field');
  const invalid = group?.getAttribute('role') === 'radiogroup' ? group : control;
  expect(invalid?.getAttribute('aria-invalid')).toBe('true');

  const described = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described[0]).toBe(`${error.id}-error`);
  for (const id of described) expect(field?.querySelector(`#${id}`), `#${id}`).not.toBeNull();
  if (group) expectGroup({ group, described, errorId: `${error.id}-error` });
  const hint = field?.querySelector(`#${error.id}-hint`);
  if (hint) expect(described).toContain(`${error.id}-hint`);

  const prefix = textIn(language).t('form:errorPrefix');
  const said = field?.querySelectorAll(`#${error.id}-error > *`).map(({ text }) => text.trim());
  expect(said).toEqual(
    error.texts.map((text) => prefix + wordsOf({ error: { ...error, texts: [text] }, language })),
  );
}

/** Where the summary leads, the question is heard, too; the error is heard at every other choice, and once at each. */
function expectGroup({
  group,
  described,
  errorId,
}: {
  group: HTMLElement;
  described: string[];
  errorId: string;
}) {
  expect(described).toContain(group.querySelector('legend')?.id);
  expect(group.hasAttribute('aria-describedby')).toBe(false);
  const choices = group
    .querySelectorAll('input')
    .filter((one) => one.closest('[hidden]') === null)
    .map((one) => one.getAttribute('aria-describedby')?.split(' '));
  expect(choices.filter((ids) => ids?.[0] !== errorId)).toEqual([]);
}

/** No other field is called invalid, and no value is missing. */
function expectNothingElse({ rule, answer }: Pick<Case, 'rule' | 'answer'>) {
  const invalid = answer.page.querySelectorAll('.error').map(({ id }) => id);
  const named = rule.errors.flatMap(({ id }) => (id === null ? [] : [`${id}-error`]));
  expect(invalid.sort()).toEqual(named.sort());
  expect(answer.page.querySelector('.error-summary')?.text).not.toMatch(/\{\{|undefined|NaN/);
}

/** Checks that the typed text stands in the form again; a secret never does. */
function expectAnswersKept({ rule, answer }: Pick<Case, 'rule' | 'answer'>) {
  const kept = Object.assign({}, ...answer.page.querySelectorAll('main form').map(fieldsOf)) as Record<
    string,
    string[]
  >;
  for (const [name, value] of Object.entries(rule.kept ?? {})) {
    expect({ [name]: kept[name] }).toEqual({ [name]: [value].flat() });
  }
  expect(answer.page.querySelector('input[type=password]')?.getAttribute('value') ?? '').toBe('');
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function wordsOf({ error, language }: { error: ExpectedError; language: Language }) {
  const { t, formatDay, formatDate } = textIn(language);
  const day = error.day && formatDay(error.day);
  return error.texts
    .map((text) => {
      const { key, values: given } = partsOf(text);
      // A day among the values is said in the language's words.
      const values = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, isDay(value) ? formatDate(value) : value]),
      );
      const words = t(key, day ? { ...values, day } : values);
      expect(words, 'a text, and not its key').not.toBe(key.split(':')[1]);
      const way = wayOf(text);
      return way ? `${words} ${t(way.words)}` : words;
    })
    .join(' ');
}
