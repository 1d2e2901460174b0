import { describe, expect, test } from 'vitest';
import { drawable, inSight, MISSING } from '#provider/core/printouts/letters.ts';
import { taggedPdf } from '#provider/core/printouts/tagged-pdf.ts';
import { textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';

const has = (codePoint: number) => codePoint < 0x600;

describe('a text that is drawn', () => {
  const rows: [string, string, string][] = [
    ['as it is', 'Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
    ['with letters composed', 'Z\u0307o\u0301\u0142c\u0301', 'Żółć'],
    ['with a sign for what the font lacks', 'Pani 王小明', `Pani ${MISSING.repeat(3)}`],
    ['with one sign for one letter of two units', '𠮷', MISSING],
    ['without what no eye sees', 'Jan\u200b\u202e\ufe0f \u0007Nowak', 'Jan Nowak'],
    ['with its lines', 'a\r\nb\tc', 'a \nb c'],
  ];
  test.each(rows)('%s', (_, text, expected) => {
    expect(drawable(text, (codePoint) => has(codePoint) && codePoint !== 7)).toBe(expected);
  });
});

describe('words in the order in which they are seen', () => {
  const rows: [string, string[][]][] = [
    ['Jan Nowak', [['Jan'], ['Nowak']]],
    ['Pacjent: שרה כהן', [['Pacjent:'], ['כהן'], ['שרה']]],
    ['محمد علي حسن, 1950', [['حسن'], ['علي'], ['محمد', ','], ['1950']]],
    ['Helena (כהן), ur.', [['Helena'], ['(', 'כהן', '),'], ['ur.']]],
    ['שרה (לאה) כהן', [['כהן'], ['(', 'לאה', ')'], ['שרה']]],
    ['כהן 12 שרה', [['שרה'], ['12'], ['כהן']]],
    ['כהן 12 m', [['כהן'], ['12'], ['m']]],
    ['محمد (ابن 3)', [['(', '3'], ['ابن', ')'], ['محمد']]],
    ['Pacjent: שרה כהן [12],', [['Pacjent:'], ['[', '12', ']'], ['כהן'], ['שרה', ',']]],
    ['(שרה 7) כהן', [['(', '7'], ['שרה', ')'], ['כהן']]],
    ['שרה כהן (ur. 5)', [['כהן'], ['שרה'], ['(ur.'], ['5)']]],
    ['Lewi-כהן', [['Lewi-', 'כהן']]],
    ['', []],
  ];
  test.each(rows)('%s', (line, expected) => {
    expect(inSight(line)).toEqual(expected);
  });
});

describe('a printout', () => {
  const printed = async (...head: string[]) => {
    const bytes = await taggedPdf({
      letterhead: 'Klinika',
      title: 'Wizyta',
      language: 'pl',
      at: new Date('2026-11-26T08:00:00Z'),
      head,
      facts: [{ term: 'Osoba towarzysząca', value: 'Юлия Ωμέγα' }],
    });
    return { bytes: Buffer.from(bytes), text: textOfPages(Buffer.from(bytes)).join('') };
  };

  test('shows names of other letters, and says what its sign stands for', async () => {
    const whole = await printed('Pacjent: Z\u0307aneta Đorđević');
    expect(whole.text).toContain(withoutSpaces('Pacjent: Żaneta Đorđević'));
    expect(whole.text).toContain(withoutSpaces('Юлия Ωμέγα'));
    expect(whole.text).not.toContain(MISSING);
    const cut = await printed('Pacjent: 王小明');
    expect(cut.text).toContain(withoutSpaces(`Pacjent: ${MISSING.repeat(3)}`));
    expect(cut.text).toContain(withoutSpaces(`Znak ${MISSING} stoi w miejscu litery`));
  });

  test('has names that run the other way, on as many lines and pages as they need', async () => {
    const { bytes, text } = await printed('Pacjent: שרה כהן', 'שרה כהן '.repeat(800));
    expect(text).toContain(['Pacjent:', 'ןהכ', 'הרש'].join(''));
    expect(textOfPages(bytes).length).toBeGreaterThan(1);
    expect(bytes.toString('latin1')).toContain('/ActualText');
  });
});
