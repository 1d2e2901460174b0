import { expect, test } from 'vitest';
import { outcomeOf, type ShellData } from '#app/components/page/index.ts';
import { documentTitle } from '#app/services/page/document-title.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';

type Notices = ShellData['notices'];

type Shown = { errorCount?: number; failures?: readonly ErrorText[]; language?: 'pl' | 'en' };

const titleWith = (notices: Notices, { errorCount = 0, failures = [], language = 'pl' }: Shown = {}) =>
  documentTitle({
    text: textIn(language),
    title: 'Lista',
    area: 'bookings:list.title',
    portal: 'Portal',
    errorCount,
    failures,
    outcome: outcomeOf(notices),
  });

const area = textIn('pl').t('bookings:list.title');

test.each<[string, Notices, string]>([
  ['nothing has happened', [], ''],
  [
    'success',
    [{ kind: 'success', text: 'Rezerwacja została anulowana' }],
    'Gotowe: rezerwacja została anulowana – ',
  ],
  [
    'failure',
    [{ kind: 'error', text: 'Nie udało się usunąć pliku.' }],
    'Uwaga: nie udało się usunąć pliku – ',
  ],
  ['a remark is no outcome', [{ kind: 'notice', text: 'Wyczyszczono kroki' }], ''],
  [
    'two sentences',
    [{ kind: 'success', text: 'Wylogowano. Możesz zamknąć tę stronę.' }],
    'Gotowe: wylogowano – ',
  ],
  [
    'an abbreviation goes on',
    [{ kind: 'success', text: 'Termin u lek. med. wysłano' }],
    'Gotowe: termin u lek. med. wysłano – ',
  ],
  ['capitals stay', [{ kind: 'success', text: 'SMS został wysłany' }], 'Gotowe: SMS został wysłany – '],
  [
    'the first outcome of several',
    [
      { kind: 'notice', text: 'Uwaga' },
      { kind: 'success', text: 'Pierwszy' },
      { kind: 'success', text: 'Drugi' },
    ],
    'Gotowe: pierwszy – ',
  ],
])('%s', (_, notices, beginning) => {
  expect(titleWith(notices)).toBe(`${beginning}Lista – ${area} – Portal`);
});

test('in English it is done, too', () => {
  const title = titleWith([{ kind: 'success', text: 'The booking has been cancelled' }], { language: 'en' });
  expect(title).toMatch(/^Done: the booking has been cancelled – Lista – /);
});

test('what has to be mended is said instead', () => {
  const title = titleWith([{ kind: 'success', text: 'Wysłano plik' }], { errorCount: 2 });
  expect(title).toMatch(/^Błąd: 2 pola do poprawy – Lista – /);
});

test('where no field is wrong, what has failed is said; nobody has made a mistake', () => {
  const failures = ['booking-wizard:dates.taken'] as const;
  expect(titleWith([], { failures })).toMatch(/^Uwaga: ktoś właśnie zajął ten termin – Lista – /);
  expect(titleWith([], { failures, errorCount: 1 })).toMatch(/^Błąd: 1 pole do poprawy – Lista – /);
});

test('a long list is cut at a word: page, area and portal are never lost', () => {
  const files = Array.from({ length: 12 }, (_, index) => `badanie-krwi-${index}.pdf`).join(', ');
  const title = titleWith([{ kind: 'success', text: `Dodano pliki: ${files}.` }]);
  expect(title.length).toBeLessThanOrEqual(150);
  expect(title).toMatch(/^Gotowe: dodano pliki: badanie-krwi-0\.pdf, .*\.pdf… – Lista – .+ – Portal$/);
});

test('a long title leaves room for where it is and for what happened', () => {
  const told = documentTitle({
    text: textIn('pl'),
    title: 'Bardzo długa nazwa '.repeat(12).trim(),
    area: 'bookings:list.title',
    portal: 'Portal',
    errorCount: 0,
    failures: [],
    outcome: { kind: 'success', text: 'Wiadomość została wysłana' },
  });
  expect(told).toMatch(/^Gotowe: wiadomość została wysłana – Bardzo długa nazwa .* długa… – /);
  expect(told.length).toBeLessThanOrEqual(150);
});
