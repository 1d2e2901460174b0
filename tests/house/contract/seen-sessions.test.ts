import { describe, expect, it } from 'vitest';
import { newBrowserId } from '#app/services/access/session-cookie.server.ts';
import { gateWith } from '#tests/support/gate.ts';

const MINUTE = 60_000;

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
