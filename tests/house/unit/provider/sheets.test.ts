import { describe, expect, it } from 'vitest';
import { taggedPdf } from '#provider/core/printouts/tagged-pdf.ts';
import { textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';

const printout = {
  letterhead: 'Klinika, 81 555 01 00',
  title: 'Deklaracja',
  language: 'pl',
  at: new Date('2026-11-26T08:00:00Z'),
  head: ['Pacjent: Jan Nowak'],
} as const;
const signature = { heading: 'Podpis i data', line: '………' };
const facts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ term: `Nazwa ${index}.`, value: `Treść ${index}.` }));

const sheetsOf = async (count: number, parts: readonly number[] = []) => {
  const sections = parts.map((own, index) => ({
    heading: `Część ${index}.`,
    facts: facts(own),
    empty: 'Nic nie ma.',
  }));
  const bytes = await taggedPdf({ ...printout, facts: facts(count), sections, signature });
  return textOfPages(Buffer.from(bytes)).map(withoutSpaces);
};

/** The words of a sheet without the number at its foot. */
const withoutFoot = (words: string) => words.replace(/Strona\d+z\d+$/, '');

describe.each([...Array(24).keys()])('a paper with %i lines before its parts', (count) => {
  it('has no heading as the last of a sheet, no name without its value, and never the line to sign on alone', async () => {
    for (const parts of [[], [1], [0], [3, 2]]) {
      const sheets = await sheetsOf(count, parts);
      for (const [index, sheet] of sheets.entries()) {
        const words = withoutFoot(sheet);
        expect(sheet, 'a number on each').toMatch(new RegExp(`Strona${index + 1}z${sheets.length}$`));
        expect(words, 'a heading that is the last').not.toMatch(/(?:Część\d+\.|Podpisidata|Nazwa\d+\.)$/);
        expect(words.startsWith('Podpisidata') || words.startsWith('…'), 'a line alone').toBe(false);
      }
      expect(sheets.at(-1)).toContain('Podpisidata');
    }
  });
});
