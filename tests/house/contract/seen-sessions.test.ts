import { describe, expect, it } from 'vitest';
import { newBrowserId } from '#app/services/access/session-cookie.server.ts';
import { gateWith } from '#tests/support/gate.ts';

const MINUTE = 60_000;

describe('a session', () => {
  it('says whether its own account has drafts, and steps that wait for a second system', async () => {
    const { store, close } = await gateWith();
    const [own, other] = [newBrowserId(), newBrowserId()];
    const saysOf = async (id: string) => {
      const session = await store.sessions.find({ id, now: 1 });
      return [session?.hasDrafts, session?.hasSecondSteps];
    };
    await store.sessions.create({ id: own, accountId: 'account-1', token: 'token', now: 0 });
    await store.sessions.create({ id: other, accountId: 'account-2', token: 'token', now: 0 });
    expect(await saysOf(own)).toEqual([false, false]);

    await store.drafts.save({
      id: 'draft-1',
      accountId: 'account-1',
      journey: 'visits',
      answers: {},
      now: 0,
    });
    expect(await saysOf(own)).toEqual([true, false]);
    await store.secondSteps.prepare({
      key: 'step-1',
      accountId: 'account-1',
      area: 'bookings',
      kind: 'canceled',
      patientId: 'patient-1',
      input: {},
      now: 0,
    });
    expect(await saysOf(own)).toEqual([true, true]);
    expect(await saysOf(other)).toEqual([false, false]);
    await close();
  });
});

describe('a session that is seen', () => {
  it('lives on at once, and is written when the store is asked to settle', async () => {
    const { portal, store, close } = await gateWith();
    const id = newBrowserId();
    await store.sessions.create({ id, accountId: 'account-1', token: 'token', now: 0 });
    expect((await store.sessions.find({ id, now: 19 * MINUTE }))?.isLive).toBe(true);
    expect((await store.sessions.find({ id, now: 38 * MINUTE }))?.endsAt).toBe(58 * MINUTE);

    await portal.store.sessions.settle();
    expect((await store.sessions.find({ id, now: 58 * MINUTE - 1 }))?.isLive).toBe(true);
    await close();
  });

  it('is over after twenty minutes, whoever else was seen and written meanwhile', async () => {
    const { store, close } = await gateWith();
    const [seen, unseen] = [newBrowserId(), newBrowserId()];
    for (const id of [seen, unseen])
      await store.sessions.create({ id, accountId: 'account-1', token: 'token', now: 0 });
    await store.sessions.find({ id: seen, now: 19 * MINUTE });
    await store.sessions.settle();
    expect((await store.sessions.find({ id: unseen, now: 20 * MINUTE }))?.isLive).toBe(false);
    expect((await store.sessions.find({ id: seen, now: 20 * MINUTE }))?.isLive).toBe(true);
    await close();
  });
});
