import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn } from '#app/domain/patients/code.ts';
import { isBlank, oneLine, severalLines, typedIdentifier, withoutBreaks } from '#app/domain/typed.ts';

describe('an identifier', () => {
  it.each([
    [' jan.nowak ', 'jan.nowak'],
    ['jan\u200b.nowak', 'jan.nowak'],
    ['jan\u00ad.nowak\ufeff', 'jan.nowak'],
    ['ｊａｎ．ｎｏｗａｋ', 'jan.nowak'],
    ['o\ufb01cer', 'oficer'],
    ['jan\u2011nowak', 'jan-nowak'],
    ['jan\u2212nowak', 'jan-nowak'],
    ['anna\u2014maria', 'anna-maria'],
    ['20\u00a0400', '20 400'],
    ['1\t\n 2', '1 2'],
    ['e\u0301wa', 'éwa'],
  ])('%j is read as %j', (typed, meant) => {
    expect(typedIdentifier(typed)).toBe(meant);
  });

  it('is parted by nothing where its parts are not asked for', () => {
    expect(withoutBreaks(' 12\u2013 3\u202f45 ')).toBe('12345');
  });

  it('that was read is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = typedIdentifier(typed);
        expect(typedIdentifier(read)).toBe(read);
      }),
    );
  });
});

describe('a code', () => {
  it.each([
    '739573',
    '739-573',
    '739 573',
    ' 7 3 9 5 7 3 ',
    '739\u2013573',
    '739\u00a0573',
    '739.573',
    'Kod: 739573',
    'Kod: 739-573.',
    '739573 to Twój kod, ważny 15 minut',
    '\u202a739573\u202c',
    '７３９５７３',
  ])('%j is 739573', (typed) => {
    expect(codeIn(typed)).toBe('739573');
  });

  it.each(['', '73957', '7395731', 'Kod: 739573 albo 111222', 'abcdef'])('%j is no code', (typed) => {
    expect(codeIn(typed)).not.toMatch(/^\d{6}$/);
  });
});

describe('a text that nobody can see', () => {
  it.each([
    '',
    ' ',
    '\n\t',
    '\u00a0',
    '\u200b',
    '\u2800',
    '\u3164',
    '\u00ad',
    '\u2060\u200d',
    '\u0007',
    '\ufe0f',
    '\u034f\ufe0f\u180b',
    '\u115f\u1160',
  ])('%j is empty', (typed) => {
    expect(isBlank(typed)).toBe(true);
    expect(severalLines(typed)).toBe('');
    expect(oneLine(typed)).toBe('');
  });

  it.each(['.', '0', '\u2800a', '👩\u200d⚕\ufe0f', 'ا'])('%j is not', (typed) => {
    expect(isBlank(typed)).toBe(false);
  });
});

describe('one line', () => {
  it.each([
    ['Prośba\r\no\treceptę', 'Prośba o receptę'],
    ['Wynik \u202egnp.exe', 'Wynik gnp.exe'],
    ['\u2066Recepta\u2069', 'Recepta'],
    ['Lekarz 👩\u200d⚕️', 'Lekarz 👩\u200d⚕️'],
    ['a\u2028b', 'a b'],
  ])('%j is %j', (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  it('of several keeps the lines, and ends each by LF', () => {
    expect(severalLines(' a\r\nb\rc ')).toBe('a\nb\nc');
  });
});
