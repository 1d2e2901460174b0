import { describe, expect, test } from 'vitest';
import { ourWords } from '#app/services/text/our-words.server.ts';
import { withSoftHyphens } from '#app/services/text/soft-hyphens.server.ts';

type TextSize = '100' | '150' | '200' | '300';
const brokenAt = (textSize: TextSize, html: string, isDividing = true) =>
  withSoftHyphens({ html, textSize, isDividing, ours: ourWords }).replaceAll('\u00ad', '·');
const broken = (html: string) => brokenAt('300', html);
/** As it is joined, and where it may break nevertheless. */
const parted = (number: string) => number.replaceAll(' ', '\u00a0<wbr>');

describe('in very large letters', () => {
  test.each([
    ['<p>Konsultacja internistyczna</p>', '<p>Kon·sul·ta·cja in·ter·ni·stycz·na</p>'],
    ['<p lang="en">appointment</p><p>rezerwacja</p>', '<p lang="en">ap·point·ment</p><p>re·zer·wa·cja</p>'],
    ['<html lang="en"><p>departments <span lang="pl">pielęgniarka</span> departments', null],
    ['<p lang="en">Everything, TRANSCRIPTS</p>', '<p lang="en">Every·thing, TRAN·SCRIPTS</p>'],
    ['<p>przeczytałem/-am</p>', '<p>prze·czy·ta·łem/-am</p>'],
    ['<p>&quot;Rezerwacja&quot;</p>', '<p>&quot;Re·zer·wa·cja&quot;</p>'],
  ])('%s', (html, expected) => {
    if (expected !== null) expect(broken(html)).toBe(expected);
    else expect(broken(html)).toContain('de·part·ments <span lang="pl">pie·lę·gniar·ka</span> de·part·ments');
  });

  test.each([
    ['a person', '<p>Jan Brzęczyszczykiewicz, Gołębiewska-Kazimierczyk</p>'],
    ['a person by the given name', '<p>Aleksandra Nowak</p>'],
    ['a person on an English page', '<p lang="en">Dr Kazimierczyk, Wincentyna</p>'],
    ['a drug', '<p>Amoksycylina 500 mg</p>'],
    ['a place', '<p>w Międzychodowie, Krakowskie Przedmieście</p>'],
    ['another language', '<p>browserversions, facebookvideo</p>'],
    ['Polish among English', '<p lang="en">zaświadczeniem</p>'],
    ['the clinic', '<a class="brand" href="/"><svg/><span>Przychodnia pod Lipami</span></a>'],
  ])('%s is never divided: %s', (_, html) => expect(broken(html)).toBe(html));

  test.each([
    ['<p>Ultrasonografia tarczycy</p>', '<p>Ul·tra·so·no·gra·fia tar·czy·cy</p>'],
    ['<p>Gastroskopia</p>', '<p>Ga·stro·sko·pia</p>'],
    ['<p>Odczekaj. Trójglicerydy są tłuszczami.</p>', '<p>Odczekaj. Trój·gli·ce·ry·dy są tłusz·cza·mi.</p>'],
  ])('words of the clinic with a capital are words: %s', (html, expected) =>
    expect(broken(html)).toBe(expected),
  );

  test.each([
    '<title>Rezerwacja</title>',
    '<textarea name="a">Rezerwacja</textarea>',
    '<option value="Rezerwacja">Rezerwacja</option>',
    '<input type="text" name="a" value="Rezerwacja" aria-label="Rezerwacja"/>',
    '<p>1\u00a0250,50 zł</p>',
    '<a href="mailto:rejestracja@przychodnia.example">rejestracja@przychodnia.example</a>',
    '<p>https://przychodnia.example/rezerwacja</p>',
    '<p>przychodnia.example</p>',
    '<p>jan_nowak@przychodnia.example</p>',
    '<p>https://przychodnia.example/jan_nowak.pdf</p>',
    '<dd>abcdef1234ghijkl-mnopqrst</dd>',
    '<!-- rezerwacja --><style>.rezerwacja{}</style><script>rezerwacja()</script>',
  ])('%s stays as it is', (html) => expect(broken(html)).toBe(html));

  test('the words of a button that is an input are broken, and its name is not', () => {
    const button = (value: string, lang = '') =>
      `<input type="submit" name="Rezerwacja" value="${value}" aria-label="Rezerwacja"${lang}/>`;
    expect(broken(button('Rezerwacja, 22-11-2026'))).toBe(button('Re·zer·wa·cja, 22-11-2026'));
    expect(broken(button('departments', ' lang="en"'))).toBe(button('de·part·ments', ' lang="en"'));
  });

  test('a telephone number breaks between its groups', () => {
    const phone = (number: string) => `<p><a href="tel:+48815550100">${number}</a> 1\u00a0250 zł</p>`;
    expect(broken(phone('+48\u00a0815\u00a0550\u00a0100'))).toBe(
      phone(`<bdi>${parted('+48 815 550 100')}</bdi>`),
    );
    expect(broken('<p>Na numer 600\u00a0100\u00a0101.</p>')).toBe(
      `<p><bdi>Na numer ${parted('600 100 101')}.</bdi></p>`,
    );
    expect(brokenAt('200', '<p>+48\u00a081\u00a0555\u00a001\u00a000, 1\u00a0250\u00a0zł</p>')).toBe(
      `<p><bdi>${parted('+48 81 555 01 00')}, 1\u00a0250\u00a0zł</bdi></p>`,
    );
    const called = (words: string) => `<a href="tel:+48815550100"><svg/><span>${words}</span></a>`;
    expect(broken(called('Rejestracja 815\u00a0550'))).toBe(
      called(`<bdi>Re·je·stra·cja ${parted('815 550')}</bdi>`),
    );
  });

  test('a date and a postal code do not break at their hyphens', () => {
    expect(broken('<p>od 22-11-2026, 20-020 Lublin</p>')).toBe(
      '<p><bdi>od <span class="whole">22-11-2026</span>, <span class="whole">20-020</span> Lublin</bdi></p>',
    );
    expect(broken('<option>22-11-2026</option>')).toBe('<option>22-11-2026</option>');
  });

  test('what stands around them is one box with them, for links that lay out their boxes side by side', () => {
    expect(broken('<a class="bare" href="/">ul. Krótka 5/7, 20-112 Lublin</a>')).toBe(
      '<a class="bare" href="/"><bdi>ul. Krótka 5/7, <span class="whole">20-112</span> Lublin</bdi></a>',
    );
    expect(broken('<p>do 3-12-2026</p>')).toBe('<p><bdi>do <span class="whole">3-12-2026</span></bdi></p>');
    expect(broken('<p>3-12-2026</p>')).toBe('<p><span class="whole">3-12-2026</span></p>');
  });

  test.each([
    ['zaświadczenie-dla-pracodawcy.pdf', 'za·świad·cze·nie-dla-pra·co·daw·cy<wbr>.pdf'],
    ['(wypis_szpitalnego-2.JPG,', '(wypis_<wbr>szpi·tal·ne·go-<wbr>2<wbr>.JPG,'],
    ['skan.pdf', 'skan<wbr>.pdf'],
    ['img_alt_valid', 'img_<wbr>alt_<wbr>valid'],
  ])('the name %s breaks between its parts', (name, expected) => {
    expect(broken(`<a href="/${name}">${name}</a>`)).toBe(`<a href="/${name}"><bdi>${expected}</bdi></a>`);
  });

  test('a sum breaks beside its unit at 300 %, and there alone', () => {
    expect(broken('<p>1\u00a0290,00\u00a0zł, 38\u00a0mg</p>')).toBe('<p>1\u00a0290,00 zł, 38 mg</p>');
    expect(broken('<p>PLN\u00a01,200.50 (EUR\u00a015.00)</p>')).toBe('<p>PLN 1,200.50 (EUR 15.00)</p>');
    expect(broken('<p>o\u00a015:00, nr\u00a015</p>')).toBe('<p>o\u00a015:00, nr\u00a015</p>');
    expect(brokenAt('200', '<p>290,00\u00a0zł, PLN\u00a015.00</p>')).toBe(
      '<p>290,00\u00a0zł, PLN\u00a015.00</p>',
    );
  });

  test.each(['1\u00a0250', '12\u00a0345\u00a0678', '600\u00a0100\u00a0101', '12\u00a0345\u00a0678,50'])(
    'the groups of the sum %s stay together',
    (sum) => {
      expect(broken(`<p>${sum}\u00a0zł</p>`)).toBe(`<p>${sum} zł</p>`);
      expect(brokenAt('200', `<p>${sum}\u00a0zł</p>`)).toBe(`<p>${sum}\u00a0zł</p>`);
    },
  );

  test('nothing else changes', () => {
    const html = '<ul><li>Rezerwacja<br/>wizyty &amp; badania</li></ul><img src="/a.png" alt="Rezerwacja"/>';
    expect(broken(html).replaceAll('·', '')).toBe(html);
  });
});

describe('words are divided among very large letters alone, where they are wider than the narrowest column', () => {
  test.each([
    ['200', '<p>dziewiętnastowiecznej pomiar</p>', '<p>dzie·więt·na·sto·wiecz·nej pomiar</p>'],
    ['200', '<p>niedokończonej</p>', '<p>nie·do·koń·czo·nej</p>'],
    ['200', '<p>wizytami</p>', '<p>wi·zy·ta·mi</p>'],
    ['300', '<p>rezerwacja</p>', '<p>re·zer·wa·cja</p>'],
    ['300', '<p>wszystkie dni, cookies, Lipami</p>', '<p>wszyst·kie dni, cookies, Lipami</p>'],
  ] as const)('at %s %%: %s', (textSize, html, expected) => expect(brokenAt(textSize, html)).toBe(expected));

  test.each(['200', '300'] as const)('at %s %% none for who wants them whole', (textSize) => {
    const html = '<p>Potwierdzam telekonsultację</p><input type="submit" value="Potwierdzam"/>';
    expect(brokenAt(textSize, html, false)).toBe(html);
    expect(brokenAt(textSize, '<p>22-11-2026</p>', false)).toContain('class="whole"');
  });

  test.each([
    '<p>Konsultacja gastroenterologiczna, Brzęczyszczykiewicz-Kowalczykowska</p>',
    '<input type="submit" value="Potwierdzam telekonsultację"/>',
    '<p lang="en">gastroenterological appointment</p>',
  ])('at 100 and 150 %% every word is as it is written: %s', (html) => {
    expect(brokenAt('100', html)).toBe(html);
    expect(brokenAt('150', html)).toBe(html);
  });

  const numbers = (phone: string) =>
    `<p><a href="tel:+48815550100">${phone}</a>, 22-11-2026, 20-020 Lublin</p>`;
  const joined = '+48\u00a081\u00a0555\u00a001\u00a000';

  test('at 100 % numbers, dates and codes stay whole as they are', () => {
    expect(brokenAt('100', numbers(joined))).toBe(numbers(joined));
  });

  test('at 150 % a telephone number breaks between its groups: with its country it is wider than a phone; a day and a postal code stay whole', () => {
    const number = `<a href="tel:+48815550100"><bdi>${parted('+48 81 555 01 00')}</bdi></a>`;
    const [day, code] = ['22-11-2026', '20-020'].map((digits) => `<span class="whole">${digits}</span>`);
    expect(brokenAt('150', numbers(joined))).toBe(`<p>${number}<bdi>, ${day}, ${code} Lublin</bdi></p>`);
  });

  test('at 150 % the name of a file breaks between its parts, and its words do not', () => {
    const file = (name: string) => `<p>${name}</p>`;
    expect(brokenAt('150', file('zaświadczenie_szpitalne-2.pdf'))).toBe(
      file('<bdi>zaświadczenie_<wbr>szpitalne-<wbr>2<wbr>.pdf</bdi>'),
    );
    expect(brokenAt('100', file('zaświadczenie_szpitalne-2.pdf'))).toBe(
      file('zaświadczenie_szpitalne-2.pdf'),
    );
  });
});
