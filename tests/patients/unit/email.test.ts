import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmail } from '#app/domain/patients/email.ts';

describe('an address of mail', () => {
  it.each([
    ['jan.nowak@example.com', 'jan.nowak@example.com'],
    ['r&d@firma.example', 'r&d@firma.example'],
    ["o'hara+portal@example.com", "o'hara+portal@example.com"],
    ['#tag{1}@example.com', '#tag{1}@example.com'],
    ['marek@żółw.example', 'marek@xn--w-uga1v8h.example'],
    ['MAREK@ŻÓŁW.example', 'MAREK@xn--w-uga1v8h.example'],
    ['ewa@bücher.example', 'ewa@xn--bcher-kva.example'],
    ['Jan Nowak <jan@example.com>', 'jan@example.com'],
    ['"Nowak, Jan" <jan@example.com>;', 'jan@example.com'],
    ['<jan@example.com>', 'jan@example.com'],
    ['mailto:jan@example.com', 'jan@example.com'],
    ['MAILTO:jan@example.com?subject=Wizyta%20jutro', 'jan@example.com'],
    ['Jan <mailto:jan@example.com>', 'jan@example.com'],
    ['  jan@example.com\t', 'jan@example.com'],
    ['jan\u200b@example.com\ufeff', 'jan@example.com'],
    ['ｊａｎ@example．com', 'jan@example.com'],
    ['anna\u2011maria@example.com', 'anna-maria@example.com'],
    ['a?b@example.com', 'a?b@example.com'],
  ])('"%s" is %s', (typed, email) => {
    expect(readEmail(typed)).toBe(email);
  });

  it.each([
    '',
    '   ',
    '\u2800',
    '@example.com',
    'jan',
    'jan@',
    'jan@example',
    'jan@@example.com',
    'jan nowak@example.com',
    'jan@exam ple.com',
    'jan@-example.com',
    'jan@example..com',
    'jan@example.com, ewa@example.com',
    'jan@<example.com>',
    'żółw@example.com',
    `${'a'.repeat(250)}@example.com`,
    `jan@${'a'.repeat(64)}.example`,
  ])('"%s" is none', (typed) => {
    expect(readEmail(typed)).toBeUndefined();
  });

  it('that was read is read the same again, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress()), (typed) => {
        const email = readEmail(typed);
        if (email !== undefined) expect(readEmail(email)).toBe(email);
      }),
    );
  });
});
