import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { specBeginnings, specMessages } from '#tests/support/spec-messages.ts';
import { formOf, keyOf, textsOf } from './files.ts';

const languages = ['pl', 'en'] as const;
const texts = { pl: textsOf('pl'), en: textsOf('en') };
const FORMS = { pl: ['few', 'many', 'one', 'other'], en: ['one', 'other'] };

const keysOf = (language: 'pl' | 'en') => new Set([...texts[language].keys()].map(keyOf));
const valuesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

/** The values that all forms of a text need, by key. */
function valuesByKey(language: 'pl' | 'en') {
  const values = new Map<string, Set<string>>();
  for (const [name, text] of texts[language]) {
    const known = values.get(keyOf(name)) ?? new Set<string>();
    valuesIn(text).forEach((value) => known.add(value));
    values.set(keyOf(name), known);
  }
  return values;
}

test('both languages have the same texts', () => {
  expect([...keysOf('en')].sort()).toEqual([...keysOf('pl')].sort());
});

test('both languages need the same values', () => {
  expect(valuesByKey('en')).toEqual(valuesByKey('pl'));
});

/** The specification has the text, whether or not it ends as it should. */
const isQuoted = (name: string) => specMessages.some(([, key]) => key === name);

describe.each(languages)('texts in %s', (language) => {
  const all = [...texts[language]];

  test('none is empty, or has spaces where nobody sees them', () => {
    expect(all.filter(([, text]) => text.trim() === '' || /^\s| {2}| \n/.test(text))).toEqual([]);
  });

  test('plurals have every form of the language, and no other', () => {
    const forms = new Map<string, string[]>();
    for (const [name] of all) {
      const form = formOf(name);
      if (form) forms.set(keyOf(name), [...(forms.get(keyOf(name)) ?? []), form]);
    }
    expect(forms.size).toBeGreaterThan(5);
    expect([...forms].filter(([, given]) => given.sort().join() !== FORMS[language].join())).toEqual([]);
  });

  test('a text of several sentences ends as a sentence does', () => {
    const ours = all.filter(([key]) => !isQuoted(key));
    expect(ours.filter(([, text]) => /[.!?] \p{Lu}/u.test(text) && !/[.!?:”]$/.test(text))).toEqual([]);
  });

  test('dashes, quotes and dots are those of print', () => {
    const quoted = new Set(specMessages.map(([text]) => text));
    const ours = all.filter(([, text]) => !quoted.has(text));
    expect(ours.filter(([, text]) => / - |\.\.\.|"|''/.test(text))).toEqual([]);
  });
});

test('Polish texts quote as Polish does', () => {
  expect([...texts.pl].filter(([, text]) => /“/.test(text))).toEqual([]);
});

/** The words over which readers have stumbled; each was mended everywhere, and does not come back with a new text. */
const MENDED = {
  pl: [
    ...[/przyję(ła|ł|li) (już )?(tę |ją|wizyt)/u, /przyjmie wizyt/u, /ważny \d/u, /jeśli to nie Ty/iu],
    ...[
      /(?<!login )i\/lub/u,
      /ze spamem/iu,
      /odnośnik/iu,
      /\bnp\./u,
      /najpóźniej do\b/iu,
      /dzwoń pod(?! numer)/u,
    ],
    ...[/\bdzwoń pod/u, /Nikt tego/u, /(?<!\d)\d-\d+-\d{4}/u, /konto nie ma .*pacjenta/u],
  ],
  en: [
    ...[/\banew\b/iu, /\breception\b/iu, /good day/iu, /no longer holds/iu, /did not succeed/iu],
    ...[/has accepted|already accepted|clinic accepts/iu, /\bkinds?: /iu, /who refers/iu, /\blacks?\b/iu],
    ...[/leave (this|them|it|the) ?\w* out\b/iu, /not finished|is not finished/iu, /code has not come/iu],
  ],
};

test.each(languages)('what read badly in %s has not come back', (language) => {
  expect([...texts[language]].filter(([, text]) => MENDED[language].some((one) => one.test(text)))).toEqual(
    [],
  );
});

describe('the specification’s texts stand word for word', () => {
  test.each(specMessages)('%s (%s)', (text, key) => {
    expect(texts.pl.get(key)).toBe(text);
  });

  test.each(specBeginnings)('%s … (%s)', (text, key) => {
    const found = texts.pl.get(key);
    expect([`${text} `, `${text}. `].some((beginning) => found?.startsWith(beginning))).toBe(true);
  });
});

/** Keys are written out, or with a part that varies: `bookings:status.${status}`. */
test('every text is said somewhere', () => {
  const source = ['app', 'contract', 'provider', 'server'].flatMap(sourceFiles).join('\n');
  const patterns = [...source.matchAll(/`([a-z-]+:[^`]+)`|['"]([a-z-]+:[^'"\s]+)['"]/gi)].map(
    ([, template, key]) => patternOf(template ?? key ?? ''),
  );
  const said = (key: string) => patterns.some((pattern) => pattern.test(key));
  expect([...keysOf('pl')].filter((key) => !key.startsWith('mails:') && !said(key))).toEqual([]);
});

test.each(languages)('a mail that asks to ring gives the number: %s', (language) => {
  const asks = /(?:zadzwoń do|call the) [\p{L} ]+(?!\p{L}|\{desk\}| \p{L})/iu;
  const mails = [...texts[language]].filter(([key]) => key.startsWith('mails:'));
  expect(mails.filter(([, text]) => text.includes('{desk}')).length).toBeGreaterThan(3);
  expect(mails.filter(([, text]) => asks.test(text)).map(([key]) => key)).toEqual([]);
});

const sourceFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const patternOf = (key: string) => {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
};
