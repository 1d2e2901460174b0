import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { guestWalk } from '#tests/registration/walk.ts';
import { textOf } from '#tests/registration/pages.ts';

/** B-14, A-13, S-63: a registration on a device that many people use. */

const at = portalForFile({ env: { PORTAL_KIOSK: '1' } });
const profile = (name: string) => at.portal.tell('/guest-registration/profile', { profile: name });

beforeEach(() => profile('all'));
afterEach(() => at.portal.resetClock());

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

  it('offers no files, and goes on without them where they are not required', async () => {
    const walk = guestWalk(createVisitor(at.portal.origin));
    const contact = await walk.next(await walk.atContact('', 491), {});
    const consents = await walk.next(contact, { phoneNumber: '609 500 001', email: '' });
    const review = await walk.consent(consents);
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
