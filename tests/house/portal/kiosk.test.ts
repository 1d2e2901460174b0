import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingStories } from '#provider/seed/stories.ts';
import { declaredPath } from '#app/areas.declared.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { routeMap } from '#tests/support/route-map.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** B-14, A-13, C-66, S-10: a portal on a device that many people use. */

const at = portalForFile({ env: { PORTAL_KIOSK: '1' } });
const BOOKING = '/bookings/AMMS/booking-3001';
const ATTACHMENTS = `${BOOKING}/attachments`;
const RESULTS = '/benefits/medicaltestresult';

let jan: Visitor;
beforeAll(async () => {
  jan = await at.signedIn();
});

/** Routes that answer with something else than a page. */
const files = routeMap
  .filter(({ file }) => !/export default|export \{[^}]*default/.test(readFileSync(join('app', file), 'utf8')))
  .map(({ path = '' }) => `/${path}`);

/** The documents that a kiosk has of them: read in the browser, or no file. */
const READ = [
  '/benefits/encounters/:id/documents',
  '/benefits/encounters/:id/documents/:type',
  '/benefits/medicaltestresult/:id/content',
  '/benefits/medicaltestresult/:id/archive',
  '/bookings/:system/:id/recording.wav',
  '/messages-to-confirm/:messageId/attachments/:id',
  '/messages/:id/attachments/:file',
];

/** They answer programs, or with what stands on a page. */
const NO_FILES: readonly string[] = [
  '/legal/accessibility-evidence.jsonld',
  '/.well-known/security.txt',
  '/bookings/:system/:id/recording.vtt',
  '/telehealth/guest/:code',
  ...['report', 'news', 'access', 'connection', 'signals'].map((name) => `/telehealth/${name}`),
];

const headingOf = ({ page }: { page: { querySelector(name: string): { text: string } | null } }) =>
  page.querySelector('h1')?.text;

describe('every file of the portal', () => {
  const kept = files.filter((path) => declaredPath('keeps', path.replace(/:(\w+)/g, 'x')));

  it('is refused or read', () => {
    expect(kept.length).toBeGreaterThan(5);
    const rest = files.filter((path) => !kept.includes(path) && !READ.includes(path));
    expect(rest).toEqual(NO_FILES);
  });

  it.each(kept)('%s is a page that says why, and what to do', async (path) => {
    const answer = await jan.get(path.replace(/:(\w+)/g, 'x'));
    expect([answer.status, headingOf(answer)]).toEqual([403, say('page:problem.kioskFiles.title')]);
    expect(answer.page.querySelector('main')?.text).toContain(say('page:problem.kioskFiles.text'));
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  it('leads back to the page that it belongs to, and otherwise home', async () => {
    const wayOf = async (path: string) =>
      (await jan.get(path)).page.querySelector('main p a[href^="/"]')?.getAttribute('href');
    expect(await wayOf(`${BOOKING}/visit.ics`)).toBe(BOOKING);
    expect(await wayOf(`${RESULTS}/result-1/printout?patientId=patient-1001`)).toBe(
      `${RESULTS}/result-1?patientId=patient-1001`,
    );
    expect(await wayOf('/bookings/calendar')).toBe('/');
  });

  it('is refused however its address is written, and the making of a feed too', async () => {
    expect((await jan.get(`${BOOKING.toUpperCase()}/VISIT.ics`)).status).toBe(403);
    const tokens = tokensOf(await jan.get('/display'));
    expect((await jan.post('/bookings/calendar', { ...tokens })).status).toBe(403);
    expect(await at.stores.provider.selectFrom('calendar_feeds').selectAll().execute()).toEqual([]);
  });
});

describe('papers of a person', () => {
  it('are not removed: the page of all says why', async () => {
    const oleksandr = await at.signedIn('oleksandr.kovalenko');
    const papers = '/account/patients/patient-1008/attachments';
    const path = `${papers}/person-file-9501/delete`;
    expect((await oleksandr.get(path)).location).toBe(papers);
    const tokens = tokensOf(await oleksandr.get('/display'));
    expect((await oleksandr.post(path, { ...tokens })).location).toBe(papers);
    const kept = at.stores.provider
      .selectFrom('person_files')
      .select('id')
      .where('id', '=', 'person-file-9501');
    expect(await kept.execute()).toHaveLength(1);
  });
});

describe('documents of the record', () => {
  const dispositionOf = async (path: string) => {
    const { status, headers } = await jan.get(path);
    return [status, headers.get('content-type'), headers.get('content-disposition')];
  };

  it('are read in the browser, under the policy of every answer', async () => {
    const path = `${RESULTS}/result-1/content?patientId=patient-1001`;
    expect(await dispositionOf(path)).toEqual([200, 'application/pdf', null]);
    const { headers } = await jan.get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store, private');
  });

  it('are refused where several come as one', async () => {
    for (const path of [`${RESULTS}/result-1/archive`, '/benefits/encounters/encounter-4001/documents']) {
      const answer = await jan.get(`${path}?patientId=patient-1001`);
      expect([path, answer.status, headingOf(answer)]).toEqual([
        path,
        403,
        say('page:problem.kioskFiles.title'),
      ]);
    }
  });

  it('are refused to others as before', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    expect((await piotr.get(`${RESULTS}/result-1/content?patientId=patient-1001`)).status).toBe(404);
  });

  it('are offered one by one, and it is said that they are not saved', async () => {
    const { page } = await jan.get('/benefits/encounters/encounter-4001?patientId=patient-1001');
    const links = page
      .querySelectorAll('main a[href*="/documents"]')
      .map((a) => a.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect([href, (await jan.get(href)).status]).toEqual([href, 200]);
    expect(page.querySelector('main')?.text).toContain(say('page:kiosk.reading'));
  });
});

describe('files of messages', () => {
  it('that the clinic wrote are read as those of the record are; an own upload is no page of ours', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const { stores } = at;
    const files = await stores.provider
      .selectFrom('message_attachments')
      .innerJoin('messages', 'messages.id', 'message_attachments.message_id')
      .leftJoin('message_recipients as got', 'got.message_id', 'messages.id')
      .select(['message_attachments.id', 'message_attachments.message_id', 'type', 'sender_account_id'])
      .where(({ or, eb }) =>
        or([eb('got.account_id', '=', 'account-2001'), eb('sender_account_id', '=', 'account-2001')]),
      )
      .execute();
    const [own, clinics] = [true, false].map((isOwn) =>
      files.find(({ sender_account_id: sender }) => (sender !== null) === isOwn),
    );
    const pathOf = (file: typeof own) => `/messages/${file?.message_id}/attachments/${file?.id}`;
    const { status, headers } = await jan.get(pathOf(clinics));
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      clinics?.type,
      null,
    ]);
    expect((await jan.get(`/messages/${clinics?.message_id}`)).page.querySelector('main')?.text).toContain(
      say('page:kiosk.reading'),
    );
    const refused = await jan.get(pathOf(own));
    expect([refused.status, headingOf(refused)]).toEqual([403, say('page:problem.kioskFiles.title')]);
    const ownPage = await jan.get(`/messages/${own?.message_id}`);
    expect(ownPage.page.querySelector('main')?.text).toContain(say('page:kiosk.files'));
    expect(ownPage.page.querySelectorAll('main a[href*="/attachments/"]').map(String)).toEqual([]);
    expect((await anna.get(pathOf(clinics))).status).toBe(404);
  });
});

describe('pages', () => {
  const PAGES = [
    '/start',
    '/start/todo',
    '/bookings',
    BOOKING,
    ATTACHMENTS,
    RESULTS,
    `${RESULTS}/result-1?patientId=patient-1001`,
    '/benefits/encounters/encounter-4001?patientId=patient-1001',
  ];

  it.each(PAGES)('%s opens no tab and has no link that is refused', async (path) => {
    const { page, status } = await jan.get(path);
    expect(status).toBe(200);
    expect(page.querySelectorAll('[target], [download]').map(String)).toEqual([]);
    const links = page.querySelectorAll('a[href^="/"]').map((a) => a.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((href) => declaredPath('keeps', href.split('?')[0] ?? ''))).toEqual([]);
    expect(
      page
        .querySelectorAll('main li, main p')
        .filter(({ text, innerHTML }) => !text.trim() && !innerHTML.includes('<'))
        .map(String),
    ).toEqual([]);
  });
});

describe('uploads', () => {
  it('have no field; the page says why, and its frame still works', async () => {
    const { page } = await jan.get(ATTACHMENTS);
    expect(page.querySelectorAll('input[type="file"]').map(String)).toEqual([]);
    expect(page.querySelector('main')?.text).toContain(say('page:kiosk.uploads'));
  });

  it.each([
    ['a visit', BOOKING],
    ['the files of a visit', ATTACHMENTS],
    ['a new message', '/messages/new'],
  ])(
    'are offered nowhere on the page of %s, which says in one place what cannot be done',
    async (_, path) => {
      const { page } = await jan.get(path);
      const main = page.querySelector('main');
      expect(main?.querySelectorAll('a[href$="attachments"]').map(String)).toEqual([]);
      expect(main?.querySelectorAll('[name^="press.intent-files"]').map(String)).toEqual([]);
      expect(main?.text.split(say('page:kiosk.uploads'))).toHaveLength(2);
      expect(main?.text).not.toContain(say('page:kiosk.files'));
    },
  );

  it('are refused with a page, and nothing is kept', async () => {
    const tokens = tokensOf(await jan.get('/display'));
    const parts = new FormData();
    for (const [name, value] of Object.entries(tokens)) parts.append(name, value);
    parts.append('files', fileOf(pdf(), 'wynik.pdf'));
    const whole = new Response(parts);
    const headers = {
      'content-type': whole.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
    };
    const body = await whole.arrayBuffer();
    const before = await at.stores.provider.selectFrom('attachments').selectAll().execute();
    const answer = await jan.send(ATTACHMENTS, { method: 'POST', body, headers });
    expect([answer.status, headingOf(answer)]).toEqual([403, say('page:problem.kioskUploads.title')]);
    expect(answer.page.querySelector(`main a[href="${ATTACHMENTS}"]`)).not.toBeNull();
    expect(await at.stores.provider.selectFrom('attachments').selectAll().execute()).toEqual(before);
  });
});

describe('the account', () => {
  it('is confirmed without a file from here: the document is read, and it is said why no more', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const main = async (path: string) => (await piotr.get(path)).page.querySelector('main');
    const page = await main('/account/authorize');
    expect(page?.querySelectorAll('input[type="file"], [target]').map(String)).toEqual([]);
    expect(page?.text.split(say('page:kiosk.uploads'))).toHaveLength(2);
    for (const path of ['/account/authorize/print', '/account/copy', '/account/copy/print']) {
      const paper = await main(path);
      expect(paper?.querySelectorAll('[target], [download], a[href$=".pdf"]').map(String)).toEqual([]);
      expect([path, paper?.text]).toEqual([path, expect.stringContaining(say('page:kiosk.files'))]);
    }
  });
});

describe('nobody is remembered', () => {
  it('by a cookie that outlives the browser', async () => {
    const guest = createVisitor(at.portal.origin);
    const terms = await guest.get('/legal/terms-of-use');
    const sent = [
      terms,
      await guest.submit(terms, { 'set.contrast-yellow-on-black': 'x' }, 'header form'),
      await guest.submit(terms, { 'set.language-en': 'x' }, 'header form'),
      await guest.signIn('anna.kowalska'),
    ];
    const cookies = sent.flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(2);
    expect(cookies.filter((cookie) => /expires|max-age=[1-9]/i.test(cookie))).toEqual([]);
  });
});

describe('the session', () => {
  it('says five minutes at sign-in, and a minute before its end', async () => {
    const guest = createVisitor(at.portal.origin);
    expect((await guest.get('/login')).page.querySelector('main')?.text).toContain(
      say('public:login.timeLimit', { count: 5 }),
    );
    const live = (await jan.get('/start')).page.querySelector('#live');
    expect(live?.getAttribute('data-session-seconds')).toBe('300');
    expect(live?.getAttribute('data-session-warning-minutes')).toBe('1');
    expect(live?.getAttribute('data-session-warning')).toBe(say('page:session.warning', { count: 1 }));
  });

  it('lasts five minutes without a request, and longer with one', async () => {
    const anna = await at.signedIn('anna.kowalska');
    await at.portal.advance('PT4M');
    expect((await anna.follow(await anna.get('/start'))).status).toBe(200);
    await at.portal.advance('PT4M');
    expect((await anna.follow(await anna.get('/start'))).status).toBe(200);
    await at.portal.advance('PT6M');
    expect((await anna.get('/start')).location).toBe('/login?return=%2Fstart');
  });
});

it('does not offer to add files to a teleconsultation, and says what to do instead', async () => {
  const nth = bookingStories.findIndex(
    ({ availability, patient, status }) =>
      availability.startsWith('tele-int') && patient === 'patient-1007' && status === 'SCHEDULED',
  );
  const stanislaw = await at.signedIn('stanislaw.wojcik');
  const { status, page } = await stanislaw.get(`/bookings/AMMS/booking-${3001 + nth}`);
  expect([status, page.querySelector('main a[href$="/case-files"]')]).toEqual([200, null]);
  expect(page.querySelector('main')?.text).toContain(say('page:kiosk.uploads'));
});
