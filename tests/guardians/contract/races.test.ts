import { ORPCError } from '@orpc/client';
import { beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/support/providers.ts';
import { ANNA, JAN, linkOf, setLink, signedIn, STANISLAW, ZOFIA } from '#tests/guardians/links.ts';

const ROUNDS = process.env['DEEP'] ? 100 : 15;

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'DONE',
    (error: unknown) => (error instanceof ORPCError ? String(error.code) : 'ERROR'),
  );

describeEachEngine('at the same time', (at) => {
  beforeEach(() => at().provider.reset());

  it('two guardians of one child unlink: one of them stays', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const accountId of [ANNA, JAN])
        await setLink(at(), { accountId, patientId: ZOFIA }, { role: 'CHILD', link_state: 'C' });
      const both = await Promise.all(['anna.kowalska', 'jan.nowak'].map((name) => signedIn(at(), name)));
      const outcomes = await Promise.all(both.map((one) => codeOf(one.guardians.remove({ id: ZOFIA }))));
      expect(outcomes.sort()).toEqual(['DONE', 'LAST_GUARDIAN']);
      const states = await Promise.all(
        [ANNA, JAN].map(
          async (accountId) => (await linkOf(at(), { accountId, patientId: ZOFIA })).link_state,
        ),
      );
      expect(states.sort()).toEqual(['C', 'D']);
    }
  });

  it('two tabs of the person answer otherwise, and who asks withdraws: what is done is one of them, and each is told how it stands', async () => {
    const pair = { accountId: ANNA, patientId: STANISLAW };
    for (let round = 0; round < ROUNDS; round += 1) {
      await setLink(at(), pair, { link_state: 'W' });
      const [first, second, anna] = await Promise.all(
        ['stanislaw.wojcik', 'stanislaw.wojcik', 'anna.kowalska'].map((name) => signedIn(at(), name)),
      );
      const asked = [
        first?.guardians.change({ ...pair, status: 'C' }),
        second?.guardians.change({ ...pair, status: 'C' }),
        anna?.guardians.change({ ...pair, status: 'D' }),
      ] as Promise<unknown>[];
      const [one, other, withdrawn] = await Promise.all(asked.map(codeOf));
      expect([one, other].filter((code) => code === 'DONE').length).toBeLessThanOrEqual(1);
      const { link_state: state } = await linkOf(at(), pair);
      // Who acts may resign what was confirmed before; a request that is withdrawn is confirmed no more.
      expect([state, withdrawn]).toEqual(['D', 'DONE']);
      for (const code of [one, other]) expect(['DONE', 'LINK_STATE']).toContain(code);
    }
  });
});
