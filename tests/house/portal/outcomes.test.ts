import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { english, literal, say } from '#tests/support/words.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

let portal: PortalProcess;
let jan: Visitor;

beforeAll(async () => {
  portal = await startPortal();
  jan = await signedInAt(portal.origin, 'jan.nowak');
});
afterAll(() => portal.stop());

/** A title that begins with the first sentence of a text; its first letter is small after a colon. */
function beginning(key: TextKey, { after = '', before = '', words = say } = {}) {
  const [sentence = ''] = words(key).split(/\.(?: |$)/);
  const [first = '', ...others] = sentence;
  const said = (after ? first.toLowerCase() : first) + others.join('');
  return new RegExp(`^${literal(`${after}${said} – ${before}`)}`);
}

const titleOf = ({ page }: Answer) => page.querySelector('title')?.text;

/** The elements that take the focus when the page opens, without a script. */
const focused = ({ page }: Answer) =>
  page.querySelectorAll('[autofocus]').map((one) => [one.classNames, one.getAttribute('tabindex')]);

const onNotice = (kind: string) => [[`notice notice-${kind}`, '-1']];

it('a cancelled booking is heard: in the title, and by the focus, once', async () => {
  const before = await jan.get('/bookings');
  expect(titleOf(before)).toMatch(beginning('bookings:list.title'));
  expect(focused(before)).toEqual([]);

  const after = await jan.follow(await jan.submit(await jan.get('/bookings/AMMS/booking-3001/cancel')));
  expect(titleOf(after)).toMatch(
    beginning('bookings:cancel.done', { after: 'Gotowe: ', before: titleOf(before) }),
  );
  expect(focused(after)).toEqual(onNotice('success'));
  expect(after.page.querySelector('[autofocus]')?.text).toContain(say('bookings:cancel.done'));

  const again = await jan.get('/bookings');
  expect([titleOf(again), focused(again)]).toEqual([titleOf(before), []]);
});

it('so is what a page says by itself, after signing out and after a choice of display', async () => {
  const guest = createVisitor(portal.origin);
  for (const [path, title, kind] of [
    ['/login?signedOut=yes', beginning('public:logout.done', { after: 'Gotowe: ' }), 'success'],
    ['/login?signedOut=error', beginning('public:logout.failed', { after: 'Uwaga: ' }), 'error'],
    ['/display?saved', beginning('settings:display.saved', { after: 'Gotowe: ' }), 'success'],
  ] as const) {
    const page = await guest.get(path);
    expect(titleOf(page)).toMatch(title);
    expect(focused(page)).toEqual(onNotice(kind));
  }
});

it('so is what the answer to a form says, in English as well', async () => {
  const path = '/bookings/calendar';
  const made = await jan.submit(await jan.get(path));
  expect([made.status, titleOf(made)]).toEqual([
    200,
    expect.stringMatching(beginning('booking-calendar:made', { after: 'Gotowe: ' })),
  ]);
  expect(focused(made)).toEqual(onNotice('success'));

  jan.cookies.set('language', encodeURIComponent(btoa(JSON.stringify('en'))));
  const revoked = await jan.follow(await jan.submit(await jan.get(`${path}/revoke`)));
  expect(titleOf(revoked)).toMatch(
    beginning('booking-calendar:revoked', { after: 'Done: ', words: english.say }),
  );
  jan.cookies.delete('language');
});

it('a form with errors keeps the focus on them, whatever else the page says', async () => {
  const guest = createVisitor(portal.origin);
  const wrong = await guest.submit(await guest.get('/login?signedOut=yes'), { username: '', password: '' });
  expect(titleOf(wrong)).toMatch(/^Błąd: 2 pola do poprawy – /);
  expect(focused(wrong)).toEqual([['error-summary', '-1']]);
});

it('the list of recent notices is a list: nothing has happened there', async () => {
  const list = await jan.get('/notices');
  expect(list.page.querySelectorAll('.notice-success').length).toBeGreaterThan(0);
  expect(titleOf(list)).toMatch(beginning('settings:notices.title'));
  expect(focused(list)).toEqual([]);
});

it('until when a time is kept is said before the button that takes it', async () => {
  const { answer } = await walkOf(jan).atSummary();
  const parts = answer.page.querySelectorAll('main .held-time, #page-form').map(({ tagName }) => tagName);
  expect(parts).toEqual(['DIV', 'FORM']);
});
