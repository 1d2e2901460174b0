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
const legalLinks = async (language: 'pl' | 'en') =>
  (await page('/login', language)).page
    .querySelectorAll('footer :is(nav li:nth-child(2), details) a[href^="/legal/"]')
    .map((link) => `${link.getAttribute('href')} ${link.text}`);

describe('legal documents', () => {
  it('stand in the footer by language, with those that are in Polish alone', async () => {
    expect(await legalLinks('pl')).toEqual([
      STATEMENT.pl,
      '/legal/terms-of-use Warunki korzystania',
      '/legal/privacy-policy Polityka prywatności',
      '/legal/regulations Regulamin',
    ]);
    expect(await legalLinks('en')).toEqual([
      STATEMENT.en,
      '/legal/terms-of-use Terms of use',
      '/legal/privacy-policy Privacy policy',
      '/legal/regulations Regulations',
    ]);
  });

  it('say their version and day, and their own text', async () => {
    const { page: shown, status } = await page('/legal/privacy-policy');
    expect(status).toBe(200);
    expect(shown.querySelector('h1')?.text).toBe('Polityka prywatności');
    expect(shown.querySelector('main dl')?.text).toContain('2.2');
    expect(shown.querySelector('main time')?.getAttribute('datetime')).toBe('2026-09-01');
    expect(shown.querySelector('main .document h2')?.text).toBe('Administrator danych');
    expect(shown.querySelector('main .document')?.getAttribute('lang')).toBeUndefined();
  });

  it('lead to an address, and say that they are in Polish', async () => {
    const { page: shown } = await page('/legal/regulations', 'en');
    expect(shown.querySelector('main')?.text).toContain('This document is available in Polish only.');
    expect(shown.querySelector('main a')?.getAttribute('href')).toBe(
      'https://pod-lipami.example/regulamin-organizacyjny',
    );
  });

  it('that are missing have no link and are no page; what acts is taken out; Polish is marked in English', async () => {
    const stores = openStores(storesIn(portal.dataDirectory));
    const documents = [
      {
        kind: 'TERMS_OF_USE',
        language: 'pl',
        version: '1',
        validFrom: '2026-01-01',
        text: '<h1>Warunki</h1><script>alert(1)</script><p onclick="x()">Tekst</p>',
      },
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
    await expect.poll(() => legalLinks('en')).toEqual([STATEMENT.en, '/legal/terms-of-use Terms of use']);
    await expect
      .poll(() => legalLinks('pl'))
      .toEqual([STATEMENT.pl, '/legal/terms-of-use Warunki korzystania']);

    expect((await page('/legal/regulations')).status).toBe(404);
    const { page: shown } = await page('/legal/terms-of-use', 'en');
    const text = shown.querySelector('main .document');
    expect([text?.getAttribute('lang'), text?.innerHTML]).toEqual(['pl', '<h2>Warunki</h2><p>Tekst</p>']);
  });
});
