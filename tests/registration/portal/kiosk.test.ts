import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { guestWalk } from '#tests/registration/walk.ts';
import { textOf } from '#tests/registration/pages.ts';

/** B-14, A-13, S-63: a registration on a device that many people use. */

const at = portalForFile({ env: { PORTAL_KIOSK: '1' } });
const profile = (name: string) => at.portal.tell('/guest-registration/profile', { profile: name });

beforeEach(() => profile('all'));
afterEach(() => at.portal.resetClock());

type Contact = { phoneNumber: string; email: string };

/** The review; the address is left out. */
async function atReview(walk: ReturnType<typeof guestWalk>, number: number, contact: Contact) {
  const page = await walk.next(await walk.atContact('', number), {});
  return walk.consent(await walk.next(page, contact));
}

async function registered(visitor: Visitor, number: number, contact: Contact) {
  const walk = guestWalk(visitor);
  return walk.send(await atReview(walk, number, contact));
}

describe('a registration at a kiosk', () => {
  it('ends after 5 minutes without a request, and the next person sees nothing of it', async () => {
    const visitor = createVisitor(at.portal.origin);
    const walk = guestWalk(visitor);
    const page = await walk.atContact('', 490);
    await at.portal.advance('PT4M');
    expect((await visitor.get(page.path)).status).toBe(200);
    await at.portal.advance('PT4M');
    expect((await visitor.get(page.path)).status).toBe(200);
    await at.portal.advance('PT6M');
    const over = await visitor.follow(await visitor.get(page.path));
    expect(textOf(over)).toContain(say('registration:kiosk.over'));
    for (const shown of [over, await visitor.follow(await visitor.get('/registration'))])
      expect(shown.html).not.toContain('Wolska');
  });

  it('keeps a summary that waits for a code for 5 minutes, and says then where to go on', async () => {
    const visitor = createVisitor(at.portal.origin);
    const page = await registered(visitor, 492, { phoneNumber: '609 500 002', email: '' });
    expect(textOf(page)).toContain(say('registration:summary.kiosk.waits'));
    expect((await visitor.get(page.path)).status).toBe(200);
    await at.portal.advance('PT6M');
    const left = await visitor.follow(await visitor.get(page.path));
    expect([left.path, textOf(left)]).toEqual([
      expect.stringContaining('/login'),
      expect.stringContaining(say('registration:summary.left')),
    ]);
  });

  it('ends with a summary after which nothing is left to do: the next person reads nothing of it', async () => {
    await profile('email-only');
    const visitor = createVisitor(at.portal.origin);
    const page = await registered(visitor, 493, { phoneNumber: '', email: 'kiosk@poczta.example' });
    expect(textOf(page)).toContain(say('registration:summary.kiosk.minute'));
    expect(textOf(page)).toContain('k••••@poczta.example');
    expect((await visitor.get(page.path)).status).toBe(200);
    await at.portal.advance('PT61S');
    const left = await visitor.follow(await visitor.get(page.path));
    expect(textOf(left)).toContain(say('registration:summary.left'));
    expect((await visitor.get('/registration/summary')).location).toBe('/registration');
    expect(left.html).not.toContain('@poczta.example');
  });

  it('offers no files, and goes on without them where they are not required', async () => {
    const walk = guestWalk(createVisitor(at.portal.origin));
    const review = await atReview(walk, 491, { phoneNumber: '609 500 001', email: '' });
    expect(review.path).toContain('/review');
    expect(review.page.querySelector('input[type="file"]')).toBeNull();
  });

  it('says on the first page that files are needed that cannot be added here, with the unit and the phone', async () => {
    await profile('files-required');
    const visitor = createVisitor(at.portal.origin);
    const first = await visitor.follow(await visitor.get('/registration'));
    expect(textOf(first)).toContain(say('registration:kiosk.text'));
    expect(first.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect(first.page.querySelector('main form')).toBeNull();
  });
});
