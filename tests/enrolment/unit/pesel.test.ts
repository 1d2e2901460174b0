import { describe, expect, it } from 'vitest';
import { readPesel } from '#contract/people/reading/pesel.ts';
import { peselOf } from '#provider/seed/pesel.ts';

const made = (birthDate: string, gender: 'MALE' | 'FEMALE' = 'FEMALE') =>
  peselOf({ birthDate, gender, serial: 7 });

/** A PESEL whose first six digits are given and whose check digit fits. */
function withDay(sixDigits: string) {
  const digits = `${sixDigits}1234`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * ([1, 3, 7, 9][at % 4] ?? 0), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

describe('a PESEL', () => {
  it.each(['1800-01-01', '1899-12-31', '1948-03-07', '2000-02-29', '2024-02-29', '2199-06-15', '2299-12-31'])(
    'says who was born on %s, and of which gender',
    (birthDate) => {
      for (const gender of ['MALE', 'FEMALE'] as const) {
        const pesel = made(birthDate, gender);
        expect(readPesel(pesel)).toEqual({ read: { pesel, birthDate, gender } });
      }
    },
  );

  it('may have blanks and hyphens within', () => {
    const pesel = made('1985-01-01');
    for (const typed of [
      ` ${pesel.slice(0, 6)} ${pesel.slice(6)} `,
      pesel.split('').join('-'),
      `${pesel} `,
      `${pesel.slice(0, 6)}\u200B${pesel.slice(6)}`,
    ]) {
      expect(readPesel(typed).read?.pesel).toBe(pesel);
    }
  });

  it.each([
    ['8501011234', 'LENGTH'],
    ['850101123456', 'LENGTH'],
    ['', 'LENGTH'],
    ['8501011234X', 'SIGNS'],
    ['00000000000', 'REPEATED'],
    ['44444444444', 'REPEATED'],
    [withDay('850231'), 'DAY'],
    [withDay('000229'), 'DAY'],
    [withDay('851301'), 'DAY'],
    [withDay('850100'), 'DAY'],
  ])('is none when it is "%s": %s', (typed, fault) => {
    expect(readPesel(typed)).toEqual({ fault });
  });

  it('has a check digit that finds any one digit mistyped behind the date', () => {
    const pesel = made('1985-01-01');
    for (const at of [6, 7, 8, 9, 10]) {
      const wrong = pesel.slice(0, at) + String((Number(pesel[at]) + 1) % 10) + pesel.slice(at + 1);
      expect(readPesel(wrong)).toEqual({ fault: 'CHECKSUM' });
    }
  });

  it('knows 29 February by the year', () => {
    expect(readPesel(made('2000-02-29')).read?.birthDate).toBe('2000-02-29');
    expect(readPesel(withDay('002229')).read?.birthDate).toBe('2000-02-29');
    expect(readPesel(withDay('232229'))).toEqual({ fault: 'DAY' });
  });
});
