import { describe, expect, test } from 'vitest';
import { withSoftHyphens } from '#app/services/text/soft-hyphens.server.ts';

const KEPT = /(mArkOfAnAnswersOwnValue)/;
const broken = (html: string) => withSoftHyphens({ html, kept: KEPT }).replaceAll('\u00ad', '·');

describe('in very large letters', () => {
  test.each([
    ['<p>Konsultacja internistyczna</p>', '<p>Kon·sul·ta·cja in·ter·ni·stycz·na</p>'],
    ['<p>ulica Łąkowa, zażółcić</p>', '<p>ulica Łą·ko·wa, za·żół·cić</p>'],
    ['<p lang="en">appointment</p><p>rezerwacja</p>', '<p lang="en">ap·point·ment</p><p>re·zer·wa·cja</p>'],
    ['<html lang="en"><p>department <span lang="pl">oddział</span> department', null],
    ['<p>&quot;Rezerwacja&quot;</p>', '<p>&quot;Re·zer·wa·cja&quot;</p>'],
  ])('%s', (html, expected) => {
    if (expected !== null) expect(broken(html)).toBe(expected);
    else expect(broken(html)).toContain('de·part·ment <span lang="pl">od·dział</span> de·part·ment');
  });

  test.each([
    '<title>Rezerwacja</title>',
    '<textarea name="a">Rezerwacja</textarea>',
    '<option value="Rezerwacja">Rezerwacja</option>',
    '<input type="submit" value="Rezerwacja" aria-label="Rezerwacja"/>',
    '<a href="mailto:rejestracja@przychodnia.example">rejestracja@przychodnia.example</a>',
    '<p>https://przychodnia.example/rezerwacja</p>',
    '<p>przychodnia.example</p>',
    '<dd>abcdef1234ghijkl-mnopqrst</dd>',
    '<dd>mArkOfAnAnswersOwnValue</dd>',
    '<p>jutro termin dzień</p>'.replace('termin', 'o'),
    '<!-- rezerwacja --><style>.rezerwacja{}</style><script>rezerwacja()</script>',
  ])('%s stays as it is', (html) => expect(broken(html)).toBe(html));

  test('a date and a postal code do not break at their hyphens', () => {
    expect(broken('<p>od 22-11-2026, 20-020 Lublin</p>')).toBe(
      '<p>od <span class="whole whole-long">22-11-2026</span>, <span class="whole">20-020</span> Lu·blin</p>',
    );
    expect(broken('<option>22-11-2026</option>')).toBe('<option>22-11-2026</option>');
  });

  test('nothing else changes', () => {
    const html = '<ul><li>Rezerwacja<br/>wizyty &amp; badania</li></ul><img src="/a.png" alt="Rezerwacja"/>';
    expect(broken(html).replaceAll('·', '')).toBe(html);
  });
});
