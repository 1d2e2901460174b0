import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, fieldsOf, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const FORMER = 'f0rmer-5ecret-of-these-tests-0123456789';
const NEW = 'n3w-5ecret-of-these-tests-9876543210abc';
const OTHER = '0ther-5ecret-which-nobody-has-told-them';

let folder: string;
let port: number;
let portal: PortalProcess;
let visitor: Visitor;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  port = await freePort();
  portal = await start(FORMER);
  visitor = createVisitor(portal.origin);
  expect((await visitor.signIn('stanislaw.wojcik')).status).toBe(303);
});
afterAll(async () => {
  await portal.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = (PORTAL_SECRET: string) =>
  startPortal({ dataDirectory: folder, port, env: { PORTAL_SECRET, LOG_LEVEL: 'silent' } });

async function restart(secret: string) {
  await portal.stop('SIGKILL');
  portal = await start(secret);
}

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const linksIn = ({ page }: Answer, start: string) =>
  page
    .querySelectorAll('main a')
    .flatMap((link) => link.getAttribute('href') ?? [])
    .filter((href) => href.startsWith(start));
const linkIn = (answer: Answer, start: string) => linksIn(answer, start)[0] ?? '';

describe('another PORTAL_SECRET', () => {
  it('with the former one after it: nobody is signed out, forms, drafts and kept answers go on', async () => {
    const { answer, draft } = await walkOf(visitor).atDates();
    const page = await visitor.get('/display');
    const fields = {
      ...fieldsOf(page.page.querySelector('#page-form') ?? page.page),
      textSize: '300',
      longWords: 'whole',
    };
    expect((await visitor.post('/display', { ...fields, csrf: 'stale' })).status).toBe(403);

    await restart(`${NEW},${FORMER}`);
    expect((await visitor.get(answer.path)).status).toBe(200);
    expect((await visitor.get('/newbooking')).html).toContain(draft);
    const shown = (await visitor.get('/display')).page.querySelector('#page-form');
    expect(shown && fieldsOf(shown)['textSize']).toEqual(['300']);
    expect((await visitor.post('/display', fields)).status).toBe(303);
  });

  it('without it: one clean sign-in, and no circle', async () => {
    await restart(OTHER);
    const led = await visitor.get('/bookings');
    expect(led.location).toBe('/login?return=%2Fbookings');
    const login = await visitor.follow(led);
    expect([login.status, login.path]).toEqual([200, '/login?return=%2Fbookings']);

    // A process that knows the session's secret does not lead back either.
    await restart(`${NEW},${FORMER}`);
    expect((await visitor.get('/login?return=%2Fbookings')).status).toBe(200);
    expect((await visitor.signIn('stanislaw.wojcik')).status).toBe(303);
    expect((await visitor.get('/bookings')).status).toBe(200);
  });

  it('without it: what was begun is said to be there still, and not to be opened any more', async () => {
    const message = await visitor.get('/messages/new');
    const written = await visitor.submit(message, { title: 'Ból kolana', intent: 'later' });
    expect(written.location).toBe('/messages/drafts');
    const { draft } = await walkOf(visitor).atDates();

    await restart(OTHER);
    expect((await visitor.signIn('stanislaw.wojcik')).status).toBe(303);
    const drafts = await visitor.get('/messages/drafts');
    expect(mainOf(drafts)).toContain(say('page:closedDrafts.messages.text'));
    expect(mainOf(drafts)).not.toContain(say('messages:drafts.empty'));
    const bookings = await visitor.get('/bookings');
    expect(mainOf(bookings)).toContain(say('page:closedDrafts.bookings.text'));

    // A link that leads into one of them says so as well, and the form can be filled in anew.
    const discard = linkIn(drafts, '/messages/drafts/');
    const id = discard.split('/')[3] ?? '';
    const form = await visitor.get(`/messages/new?draft=${id}`);
    expect(mainOf(form)).toContain(say('messages:drafts.unopened'));
    const led = await visitor.submit(form, { title: 'Ból kolana', content: 'Drugi raz', intent: 'later' });
    expect(led.status).toBe(303);
    expect((await visitor.get(`/newbooking/services?draft=${draft}`)).location).toBe('/bookings');

    for (const path of [discard, ...linksIn(bookings, '/newbooking/discard')]) {
      expect((await visitor.submit(await visitor.get(path))).status).toBe(303);
    }
    expect((await visitor.get('/messages/drafts')).html).not.toContain(id);
    expect(mainOf(await visitor.get('/bookings'))).not.toContain(say('page:closedDrafts.bookings.text'));
  });
});
