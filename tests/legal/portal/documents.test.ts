import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn } from '#tests/support/portal-stores.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let portal: PortalProcess;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const page = async (path: string, language: 'pl' | 'en' = 'pl') => {
  const visitor = createVisitor(portal.origin);
  visitor.cookies.set('language', encodeURIComponent(btoa(JSON.stringify(language))));
  return visitor.get(path);
};
/** Is always there, whatever the provider has. */
const STATEMENT = {
  pl: '/legal/declaration-of-availability Deklaracja dostępności',
  en: '/legal/declaration-of-availability Accessibility statement',
};
const ABOUT = '/legal Licencja i bezpieczeństwo portalu';
const ABOUT_EN = '/legal Licence and security of the portal';
const legalLinks = async (language: 'pl' | 'en') =>
  (await page('/login', language)).page
    .querySelectorAll('footer :is(nav li:nth-child(3), details) a[href^="/legal"]')
    .map((link) => `${link.getAttribute('href')} ${link.text}`);

const ADDRESS = 'https://clinic.example/privacy';

/** Every cookie that the portal writes. */
const COOKIES = [
  'session',
  'wanted',
  'link',
  'epuap',
  'payments',
  'known',
  'language',
  'display',
  'cookiesInfo',
];

describe('legal documents', () => {
  it('stand in the footer by language, with those that are in Polish alone', async () => {
    expect(await legalLinks('pl')).toEqual([
      STATEMENT.pl,
      '/legal/terms-of-use Warunki korzystania',
      '/legal/privacy-policy Polityka prywatności',
      '/legal/regulations Regulamin',
      ABOUT,
    ]);
    expect(await legalLinks('en')).toEqual([
      STATEMENT.en,
      '/legal/terms-of-use Terms of use',
      '/legal/privacy-policy Privacy policy',
      '/legal/regulations Regulations',
      ABOUT_EN,
    ]);
  });

  it('say their version and day, and their own text', async () => {
    const { page: shown, status } = await page('/legal/privacy-policy');
    expect(status).toBe(200);
    expect(shown.querySelector('h1')?.text).toBe('Polityka prywatności');
    expect(shown.querySelector('main dl')?.text).toContain('3.0');
    expect(shown.querySelector('main time')?.getAttribute('datetime')).toBe('2026-11-30');
    expect(shown.querySelector('main .document h2')?.text).toBe('Administrator danych');
    expect(shown.querySelector('main .document')?.getAttribute('lang')).toBeUndefined();
  });

  it('of the demonstration are all here: none leads to a host that does not exist', async () => {
    for (const language of ['pl', 'en'] as const) {
      // The statement of accessibility names the made-up clinic's own site.
      const documents = (await legalLinks(language)).filter((link) => link !== STATEMENT[language]);
      expect(documents).toHaveLength(4);
      for (const link of documents) {
        const { page: shown, status } = await page(link.split(' ')[0] ?? '', language);
        expect([link, status]).toEqual([link, 200]);
        expect(
          shown.querySelectorAll('main a[href^="http"]').map((one) => one.getAttribute('href')),
        ).not.toContainEqual(expect.stringContaining('.example'));
      }
    }
  });

  it('that are missing have no link and are no page; what acts is taken out; an address is led to; Polish is marked in English', async () => {
    const stores = openStores(storesIn(portal.dataDirectory));
    const documents = [
      {
        kind: 'TERMS_OF_USE',
        language: 'pl',
        version: '1',
        validFrom: '2026-01-01',
        text: '<h1>Warunki</h1><script>alert(1)</script><p onclick="x()">Tekst</p>',
      },
      { kind: 'PRIVACY_POLICY', language: 'pl', version: '1', validFrom: '2026-01-01', address: ADDRESS },
    ];
    await stores.provider
      .updateTable('settings')
      .set({ value: JSON.stringify(documents) })
      .where('key', '=', 'legalDocuments')
      .execute();
    await stores.close();
    await portal.advance('PT40S');
    await page('/login');
    await page('/login', 'en');
    await expect
      .poll(() => legalLinks('en'))
      .toEqual([
        STATEMENT.en,
        '/legal/terms-of-use Terms of use',
        '/legal/privacy-policy Privacy policy',
        ABOUT_EN,
      ]);
    await expect
      .poll(() => legalLinks('pl'))
      .toEqual([
        STATEMENT.pl,
        '/legal/terms-of-use Warunki korzystania',
        '/legal/privacy-policy Polityka prywatności',
        ABOUT,
      ]);

    expect((await page('/legal/regulations')).status).toBe(404);
    const { page: elsewhere } = await page('/legal/privacy-policy', 'en');
    expect(elsewhere.querySelector('main')?.text).toContain('This document is available in Polish only.');
    expect(elsewhere.querySelector('main a')?.getAttribute('href')).toBe(ADDRESS);
    const { page: shown } = await page('/legal/terms-of-use', 'en');
    const text = shown.querySelector('main .document');
    expect([text?.getAttribute('lang'), text?.innerHTML]).toEqual(['pl', '<h2>Warunki</h2><p>Tekst</p>']);
  });
});

describe('what runs here', () => {
  it('without settings: the desk is asked for the source and told of a weakness; there is no security.txt', async () => {
    const { page: shown } = await page('/legal');
    expect(shown.querySelectorAll('main a[href="tel:+48815550100"]')).toHaveLength(2);
    expect((await page('/.well-known/security.txt')).status).toBe(404);
  });

  it('with them: source, contact, and a security.txt that is good for half a year (RFC 9116)', async () => {
    const source = 'https://git.example.pl/portal';
    const securityContact = 'mailto:security@example.pl';
    const set = await startPortal({ env: { PORTAL_SOURCE: source, SECURITY_CONTACT: securityContact } });
    try {
      const guest = createVisitor(set.origin);
      const links = (await guest.get('/legal')).page.querySelectorAll('main .link-list a');
      const hrefs = links.map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual([expect.stringContaining('eupl'), source, securityContact]);

      const answer = await fetch(`${set.origin}/.well-known/security.txt`);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const fields = new Map((await answer.text()).trim().split('\n').map(fieldOf));
      expect(fields.get('Contact')).toBe(securityContact);
      expect(fields.get('Canonical')).toBe(`${set.origin}/.well-known/security.txt`);
      const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(179);
      expect(days).toBeLessThan(181);
    } finally {
      await set.stop();
    }
  });
});

const fieldOf = (line: string): [string, string] => {
  const [name = '', ...value] = line.split(': ');
  return [name, value.join(': ')];
};

/** The facts that articles 13 and 14 of Regulation (EU) 2016/679 ask for, by the headings under which they stand. */
const GDPR = {
  pl: [
    'Administrator',
    'Inspektor',
    'Po co i na jakiej podstawie',
    'skąd je mamy',
    'Komu',
    'Poza Europejski',
    'Jak długo',
    'prawa',
    'Czy trzeba',
    'bez udziału człowieka',
  ],
  en: [
    'responsible',
    'officer',
    'by what right',
    'where they come from',
    'receives',
    'Outside the European',
    'How long',
    'rights',
    'have to be given',
    'without a person',
  ],
};

describe.each(['pl', 'en'] as const)('the privacy policy (%s)', (language) => {
  it('has each part of GDPR art. 13 and 14, and each cookie by its name', async () => {
    const set = await startPortal();
    try {
      const visitor = createVisitor(set.origin);
      visitor.cookies.set('language', encodeURIComponent(btoa(JSON.stringify(language))));
      const { page: shown } = await visitor.get('/legal/privacy-policy');
      const headings = shown.querySelectorAll('main .document h2').map(({ text }) => text);
      for (const part of GDPR[language]) expect(headings.join('\n')).toContain(part);
      const items = shown.querySelectorAll('main .document li').map(({ text }) => text);
      for (const cookie of COOKIES) expect(items.join('\n')).toMatch(new RegExp(`\\b${cookie}\\b`));
    } finally {
      await set.stop();
    }
  });
});
