import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, fieldsOf, type Answer, type Visitor } from '#tests/support/visitor.ts';

let portal: PortalProcess;
let anna: Visitor;

beforeAll(async () => {
  portal = await startPortal();
  anna = createVisitor(portal.origin);
  expect((await anna.signIn('anna.kowalska')).status).toBe(303);
});
afterAll(async () => {
  fill(false);
  await portal.stop();
});

/** No file of the process can be written any more, as on a full disk; whoever owns a process may tell it so. */
function fill(isFull: boolean) {
  execFileSync('prlimit', [
    '--pid',
    String(portal.process.pid),
    `--fsize=${isFull ? '0' : 'unlimited'}:unlimited`,
  ]);
}

async function whileFull<Result>(work: () => Promise<Result>) {
  fill(true);
  try {
    return await work();
  } finally {
    fill(false);
  }
}

/** Pages of a patient that are read: those of the menu and those that they lead to. */
const PAGES = [
  '/start',
  '/start/todo',
  '/bookings',
  '/bookings/past',
  '/benefits',
  '/messages',
  '/newbooking',
  '/health',
  '/display',
  '/notices',
  '/session',
  '/changepassword',
  '/legal/declaration-of-availability',
];

/** The first address of each kind that a page links to. */
const linksOf = ({ page }: Answer) => [
  ...new Map(
    page
      .querySelectorAll('main a[href^="/"]')
      .map((link) => link.getAttribute('href') ?? '')
      .map((href) => [href.replace(/\d+|\?.*/g, ''), href]),
  ).values(),
];

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';

describe('a full disk', () => {
  it('pages are read as before, with all that they lead to', async () => {
    const before = new Map<string, number>();
    for (const path of PAGES) {
      const answer = await anna.get(path);
      before.set(path, answer.status);
      for (const link of linksOf(answer))
        if (!before.has(link)) before.set(link, (await anna.get(link)).status);
    }
    expect(before.size).toBeGreaterThan(20);
    // Nothing that was kept in memory the first time: another session of the same person.
    const again = createVisitor(portal.origin);
    await again.signIn('anna.kowalska');
    await whileFull(async () => {
      for (const [path, status] of before)
        expect([path, (await again.get(path)).status]).toEqual([path, status]);
    });
  });

  it('a form says that it was not taken, that nothing was kept, and whom to call; sent again it is carried out once', async () => {
    const page = await anna.get('/display');
    const booking = await anna.get('/bookings/calendar');
    const form = booking.page.querySelector('main form') ?? page.page.querySelector('#page-form');
    const fields = form ? fieldsOf(form) : {};
    const answer = await whileFull(() => anna.post(booking.path, fields));
    expect(answer.status).toBe(503);
    expect(answer.page.querySelector('h1')?.text).toBe('Nie możemy teraz niczego zapisać');
    expect(mainOf(answer)).toContain('portal nie przyjął');
    expect(answer.page.querySelector('main a[href="tel:112"]')).not.toBeNull();
    expect(mainOf(answer)).toContain('Numer zgłoszenia');
    expect((await anna.post(booking.path, fields)).status).not.toBe(503);
  });

  it('what was typed and cannot be kept is not called kept', async () => {
    const page = await anna.get('/display');
    const stale = { ...fieldsOf(page.page.querySelector('#page-form') ?? page.page), csrf: 'stale' };
    const answer = await whileFull(() => anna.post('/display', stale));
    expect([answer.status, mainOf(answer)]).toEqual([403, expect.stringContaining('nie udało się zachować')]);
    expect(mainOf(await anna.post('/display', stale))).toContain('zostały zachowane');
  });

  it('the look of the pages can be changed', async () => {
    const other = createVisitor(portal.origin);
    const page = await other.get('/login');
    const form = page.page.querySelector('form.display') ?? page.page;
    const { csrf } = fieldsOf(form);
    const answer = await whileFull(() =>
      other.post('/display?set=textSize.200&return=%2Fhealth', { csrf: csrf ?? '' }),
    );
    expect(answer.status).toBe(303);
  });

  it('who signs out is signed out, at once and for good', async () => {
    const jan = createVisitor(portal.origin);
    await jan.signIn('jan.nowak');
    const cookie = jan.cookies.get('session') ?? '';
    const page = await jan.get('/logout');
    await whileFull(async () => {
      const answer = await jan.submit(page, {}, 'main form');
      expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/login\?signedOut=/)]);
      expect(jan.cookies.has('session')).toBe(false);
      expect((await jan.get('/login')).status).toBe(200);
      jan.cookies.set('session', cookie);
      expect((await jan.get('/bookings')).location).toBe('/login?return=%2Fbookings');
    });
    jan.cookies.set('session', cookie);
    expect((await jan.get('/bookings')).location).toBe('/login?return=%2Fbookings');
  });
});
