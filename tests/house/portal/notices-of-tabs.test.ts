import { beforeAll, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { fieldsOf, signedInAt, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** An outcome is said in the tab that did it, whatever other tabs of the browser ask for before its page comes (decision 189). */

const running = portalForFile();
const CANCEL = '/bookings/AMMS/booking-3001/cancel';

let halina: Visitor;
beforeAll(async () => {
  halina = await signedInAt(running.portal.origin, 'halina.mazur');
});

/** The headers of a browser that stands on a page of ours, and follows redirects with. */
const standingOn = (path: string) => ({
  'sec-fetch-site': 'same-origin',
  referer: running.portal.origin + path,
});
const TYPED = { 'sec-fetch-site': 'none' };

async function noticesAt(visitor: Visitor, path: string, headers: Record<string, string>) {
  const { page } = await visitor.get(path, headers);
  return page.querySelectorAll('.notice[autofocus]').map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
}

async function press(visitor: Visitor, { on, action = on }: { on: string; action?: string }) {
  const opened = await visitor.get(on);
  const form = opened.page.querySelector('main form');
  const answer = await visitor.post(action, form ? fieldsOf(form) : {}, standingOn(on));
  return answer.location ?? '';
}

describe('a notice', () => {
  it('waits for the tab that caused it, while others ask for its page and for other pages', async () => {
    const jan = await signedInAt(running.portal.origin, 'jan.nowak');
    const next = await press(jan, { on: CANCEL });
    expect(await noticesAt(jan, '/start', standingOn('/display'))).toEqual([]);
    expect(await noticesAt(jan, next, standingOn('/start'))).toEqual([]);
    expect(await noticesAt(jan, next, TYPED)).toEqual([]);
    expect(await noticesAt(jan, '/start', standingOn(CANCEL))).toEqual([]);

    expect(await noticesAt(jan, next, standingOn(CANCEL))).toEqual([
      expect.stringContaining(say('bookings:cancel.done')),
    ]);
    expect(await noticesAt(jan, next, standingOn(CANCEL))).toEqual([]);
  });

  it('of each of two tabs that press at once is heard in its own, once', async () => {
    const more = (on: string) => press(halina, { on, action: '/session?return=%2Fbookings' });
    await Promise.all([more('/display'), more('/session')]);
    for (const on of ['/session', '/display'])
      expect(await noticesAt(halina, '/bookings', standingOn(on))).toHaveLength(1);
    for (const on of ['/session', '/display'])
      expect(await noticesAt(halina, '/bookings', standingOn(on))).toEqual([]);
  });

  it('goes along where its page leads on', async () => {
    const on = '/display';
    const first = await press(halina, { on, action: '/session?return=%2Fmain' });
    expect(first).toBe('/main');
    const { status, location } = await halina.get(first, standingOn(on));
    expect([status, location]).toEqual([303, '/start']);
    expect(await noticesAt(halina, '/main', standingOn('/bookings'))).toEqual([]);
    expect(await noticesAt(halina, '/start', standingOn(on))).toHaveLength(1);
  });

  it('is shown by its page alone to a browser that does not say where it comes from', async () => {
    const next = await press(halina, { on: '/display', action: '/session?return=%2Fbookings' });
    expect(await noticesAt(halina, '/start', {})).toEqual([]);
    expect(await noticesAt(halina, next, {})).toHaveLength(1);
  });
});
