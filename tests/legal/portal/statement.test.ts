import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proof } from '#app/domain/legal/proof.ts';
import { textIn } from '#app/services/text/texts.ts';
import { statusOf } from '#app/domain/legal/status.ts';
import { SHORT_BUDGET, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, signedInAt, type Visitor } from '#tests/support/visitor.ts';
import { english, say } from '#tests/support/words.ts';

const STATEMENT = '/legal/declaration-of-availability';
const EVIDENCE = '/legal/accessibility-evidence';

let portal: PortalProcess;
beforeAll(async () => {
  portal = await startPortal({ env: SHORT_BUDGET });
});
afterAll(() => portal.stop());

type Language = 'pl' | 'en';
const inLanguage = (visitor: Visitor, language: Language) => {
  visitor.cookies.set('language', encodeURIComponent(btoa(JSON.stringify(language))));
  return visitor;
};
const pageAt = (path: string, language: Language = 'pl') =>
  inLanguage(createVisitor(portal.origin), language).get(path);

/**
 * The ids that the law's form demands (Warunki techniczne 2.0), but for those of an app, of an undue burden and of a page of
 * its own about buildings: the clinic has none of these.
 */
const IDS = [
  ...[
    'a11y-wstep',
    'a11y-podmiot',
    'a11y-zakres',
    'a11y-url',
    'a11y-data-publikacja',
    'a11y-data-aktualizacja',
  ],
  ...[
    'a11y-status',
    'a11y-data-sporzadzenie',
    'a11y-data-przeglad',
    'a11y-kontakt',
    'a11y-email',
    'a11y-telefon',
  ],
  ...['a11y-procedura', 'a11y-architektura', 'a11y-komunikacja'],
];
const HEADINGS = [
  ...[
    'Deklaracja dostępności',
    'Stan dostępności cyfrowej',
    'Niedostępne treści',
    'Niezgodność z załącznikiem',
  ],
  ...['Treści nieobjęte przepisami', 'Przygotowanie deklaracji dostępności'],
  ...['Udogodnienia, ograniczenia i inne informacje', 'Informacje zwrotne i dane kontaktowe'],
  ...['Obsługa wniosków i skarg związanych z dostępnością', 'Pozostałe informacje'],
  ...['Dostępność architektoniczna', 'Dostępność komunikacyjno-informacyjna'],
];

describe.each(['pl', 'en'] as const)('the raw HTML of the statement, %s', (language) => {
  const words = language === 'pl' ? say : english.say;

  it('has every id of the law’s form once, in its order, and no other', async () => {
    const { html, status } = await pageAt(STATEMENT, language);
    expect(status).toBe(200);
    expect([...html.matchAll(/\bid="(a11y-[\w-]+)"/g)].map(([, id]) => id)).toEqual(IDS);
    expect(html).toContain(`<html lang="${language}"`);
  });

  it('has dates that programs read', async () => {
    const { page } = await pageAt(STATEMENT, language);
    const dates = page.querySelectorAll('main time');
    for (const date of dates) expect(date.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const said = Object.fromEntries(dates.map((date) => [date.id, date.text]));
    const end = language === 'pl' ? ' r.' : '';
    expect(said).toMatchObject({
      'a11y-data-publikacja': `1 ${language === 'pl' ? 'września' : 'September'} 2026${end}`,
      'a11y-data-przeglad': textIn(language).formatDate(proof.evidence.madeAt) + end,
    });
  });

  it('says the status that follows from the evidence', async () => {
    const { page } = await pageAt(STATEMENT, language);
    const status = statusOf(proof);
    expect(page.querySelector('#a11y-status')?.text).toBe(words(`accessibility-statement:status.${status}`));
  });

  it('leads to the site, the contact, the evidence, the report and the ombudsman', async () => {
    const { page } = await pageAt(STATEMENT, language);
    const hrefOf = (selector: string) => page.querySelector(selector)?.getAttribute('href');
    expect([hrefOf('#a11y-url'), hrefOf('#a11y-email'), hrefOf('#a11y-telefon')]).toEqual([
      ...['https://portal.pod-lipami.example/', 'mailto:dostepnosc@pod-lipami.example', 'tel:+48815550140'],
    ]);
    const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        ...[EVIDENCE, '/display', '/easy-to-read', '/legal/inaccessible', 'https://bip.brpo.gov.pl/'],
        ...['https://pod-lipami.example/tlumacz-pjm', 'sms:+48600100140'],
      ]),
    );
    expect(page.querySelector('#a11y-procedura')?.text).toMatch(
      language === 'pl' ? /7 dni.*2 miesięcy/ : /7 days.*2 months/,
    );
  });

  it('names each open barrier, what can be done, and its criterion', async () => {
    const { page } = await pageAt(STATEMENT, language);
    const text = page.querySelector('main')?.text ?? '';
    for (const { effect, alternative } of proof.barriers.filter(({ closedOn }) => closedOn === null)) {
      expect(text).toContain(effect[language]);
      expect(text).toContain(alternative[language]);
    }
  });
});

it('has the headings of the law’s form, in their order', async () => {
  const { page } = await pageAt(STATEMENT);
  expect(page.querySelectorAll('main h1, main h2, main h3').map(({ text }) => text)).toEqual(HEADINGS);
  const { page: other } = await pageAt(STATEMENT, 'en');
  expect(other.querySelectorAll('main h1, main h2, main h3').map(({ tagName }) => tagName)).toEqual(
    page.querySelectorAll('main h1, main h2, main h3').map(({ tagName }) => tagName),
  );
});

describe('on every page', () => {
  const PAGES: readonly (readonly [string, number, string | null])[] = [
    ['/login', 200, null],
    ['/display', 200, null],
    [STATEMENT, 200, null],
    [`${EVIDENCE}/criteria`, 200, null],
    ['/no/such/page', 404, null],
    ['/login?x=%00', 400, null],
    ['/bookings', 200, 'jan.nowak'],
    ['/messages', 200, 'jan.nowak'],
    ['/bookings', 200, 'halina.mazur'],
    ['/bookings/AMMS/booking-9999', 404, 'jan.nowak'],
  ];

  it.each(PAGES)('%s (%i, %s): programs and people find the statement', async (path, status, username) => {
    const visitor = username ? await signedInAt(portal.origin, username) : createVisitor(portal.origin);
    for (const language of ['pl', 'en'] as const) {
      const { page, status: got } = await inLanguage(visitor, language).get(path);
      expect(got).toBe(status);
      const metas = page.querySelectorAll('head meta[name="deklaracja-dostępności"]');
      expect(metas.map((meta) => meta.getAttribute('content'))).toEqual([portal.origin + STATEMENT]);
      const links = page.querySelectorAll(`footer a[href="${STATEMENT}"]`).map(({ text }) => text);
      expect(links).toEqual([language === 'pl' ? 'Deklaracja dostępności' : 'Accessibility statement']);
    }
  });

  it('is at the same place of the footer, after the help', async () => {
    const jan = await signedInAt(portal.origin, 'jan.nowak');
    for (const page of [(await pageAt('/login')).page, (await jan.get('/bookings')).page]) {
      const names = page.querySelectorAll('footer nav:last-of-type li').map(({ text }) => text);
      const [help, , statement] = names;
      expect([help, statement]).toEqual([say('page:help.link'), say('accessibility-statement:title')]);
    }
  });
});

describe('the evidence', () => {
  it('has a row for each criterion, with a head for each row and column', async () => {
    const { page } = await pageAt(`${EVIDENCE}/criteria`);
    const [required, claimed] = page.querySelectorAll('table');
    expect(required?.querySelector('caption')?.text).toBe(say('accessibility-evidence:criteria.required'));
    expect(required?.querySelectorAll('tbody th[scope=row]')).toHaveLength(55);
    expect(claimed?.querySelectorAll('tbody th[scope=row]')).toHaveLength(9);
    expect(page.querySelectorAll('thead th[scope=col]')).toHaveLength(4);
  });

  it('is data for programs, too', async () => {
    const answer = await fetch(`${portal.origin}${EVIDENCE}.jsonld`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/ld+json']);
    const { '@context': context, '@graph': graph } = (await answer.json()) as {
      '@context': Record<string, unknown>;
      '@graph': { '@id'?: string; '@type': string }[];
    };
    expect(context['earl']).toBe('http://www.w3.org/ns/earl#');
    expect(graph.filter((one) => one['@type'] === 'earl:Assertion')).toHaveLength(proof.criteria.length);
    expect(graph[0]).toMatchObject({ '@id': `${portal.origin}/`, '@type': 'earl:TestSubject' });
  });

  it('has no transcript that nobody has made', async () => {
    expect((await pageAt(`${EVIDENCE}/transcripts/nothing`)).status).toBe(404);
  });
});

describe('what the staff says of the provider', () => {
  it('stands in the statement at once', async () => {
    await portal.tell('/accessibility-statement', {
      entityName: 'Inna Przychodnia',
      siteUrl: 'https://inna.example/',
      publishedOn: '2026-10-01',
      updatedOn: '2026-11-01',
      madeOn: '2026-10-01',
      reviewedOn: '',
      contactName: 'Jan Inny',
      contactEmail: 'jan@inna.example',
      contactPhone: '+48600100200',
      interpreter: 'off',
      interpreterUrl: '',
      textTelephone: '',
      largePrint: 'on',
    });
    const { page } = await pageAt(STATEMENT);
    expect(page.querySelector('#a11y-podmiot')?.text).toBe('Inna Przychodnia');
    expect(page.querySelector('#a11y-data-przeglad')).toBeNull();
    expect(page.querySelector('#a11y-komunikacja')?.text).toContain(
      say('accessibility-statement:communication.noInterpreter'),
    );
    await portal.reset();
  });

  it('is refused where it is wrong', async () => {
    await expect(portal.tell('/accessibility-statement', { entityName: '' })).rejects.toThrow(
      /400.*entityName/,
    );
  });

  it('is said to be late when a year’s review was left out', async () => {
    await portal.advance('P400D');
    const { page } = await pageAt(STATEMENT);
    expect(page.querySelector('main')?.text).toContain(say('accessibility-statement:making.due'));
    await portal.reset();
  });
});
