import { beforeEach, describe, expect, it } from 'vitest';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  ANNA,
  HELENA,
  JAN,
  linkOf,
  mailsOf,
  setLink,
  signedIn,
  staffOf,
  STANISLAW,
  ZOFIA,
} from '#tests/guardians/links.ts';

const HERS = { accountId: ANNA, patientId: HELENA };
const HIS = { accountId: ANNA, patientId: STANISLAW };
const TEN_MINUTES = new Date(Date.parse(START) + 10 * 60_000).toISOString();

describeEachProvider('an ended link that is brought back (AP-26)', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await at().provider.reset();
  });

  const anna = () => signedIn(at(), 'anna.kowalska');
  const stanislaw = () => signedIn(at(), 'stanislaw.wojcik');
  const seenBy = async (client: Awaited<ReturnType<typeof anna>>) =>
    (await client.patients.list()).map(({ id }) => id);

  describe('who acts resigns', () => {
    it('brings it back at 9:59, at once and once; both acts stand in the audit, both mails go out', async () => {
      expect(await (await anna()).guardians.remove({ id: HELENA })).toEqual({
        removed: true,
        restorableUntil: TEN_MINUTES,
      });
      const mailsBefore = (await mailsOf(at())).length;
      expect(await seenBy(await anna())).not.toContain(HELENA);
      at().clock.advance('PT9M59S');
      const late = await anna();
      expect(await late.guardians.ending(HERS)).toEqual({
        role: 'WARD',
        by: 'ACCOUNT',
        name: 'Helena',
        lastName: 'Kowalska',
      });
      expect(await late.guardians.restore(HERS)).toEqual({ ...HERS, status: 'C' });
      expect(await seenBy(await anna())).toContain(HELENA);
      expect(await linkOf(at(), HERS)).toMatchObject({
        link_state: 'C',
        ended_at: null,
        ended_by: null,
        undo_until: null,
      });
      await expectRefusal((await anna()).guardians.restore(HERS), 'LINK_STATE');
      const audited = await at()
        .provider.db.selectFrom('audit')
        .select('action')
        .where('patient_id', '=', HELENA)
        .where('action', 'in', ['guardians.remove', 'guardians.restore'])
        .execute();
      expect(audited.map(({ action }) => action).toSorted()).toEqual([
        'guardians.remove',
        'guardians.restore',
      ]);
      expect((await mailsOf(at())).length).toBeGreaterThan(mailsBefore);
    });

    it('is too late at 10:01, and no name is told any more', async () => {
      await (await anna()).guardians.remove({ id: HELENA });
      at().clock.advance('PT10M1S');
      const late = await anna();
      expect(await late.guardians.ending(HERS)).toEqual({ role: 'WARD', by: 'ACCOUNT', refusal: 'TOO_LATE' });
      await expectRefusal(late.guardians.restore(HERS), 'TOO_LATE');
      expect(await linkOf(at(), HERS)).toMatchObject({ link_state: 'D' });
    });

    it('stays ended where another guardian was confirmed meanwhile, though one who acted before does not count', async () => {
      const second = { accountId: JAN, patientId: ZOFIA };
      await setLink(at(), second, { role: 'CHILD', link_state: 'C' });
      const mine = { accountId: ANNA, patientId: ZOFIA };
      await (await anna()).guardians.remove({ id: ZOFIA });
      expect(await (await anna()).guardians.restore(mine)).toMatchObject({ status: 'C' });
      await (await anna()).guardians.remove({ id: ZOFIA });
      await setLink(
        at(),
        { accountId: 'account-2009', patientId: ZOFIA },
        { role: 'CHILD', link_state: 'W' },
      );
      at().clock.advance('PT1M');
      expect(
        (await staffOf(at()).link({ accountId: 'account-2009', patientId: ZOFIA }, 'confirm')).status,
      ).toBe(200);
      expect(await (await anna()).guardians.ending(mine)).toMatchObject({ refusal: 'OTHER_GUARDIAN' });
      await expectRefusal((await anna()).guardians.restore(mine), 'OTHER_GUARDIAN');
    });
  });

  describe('the represented person ends it', () => {
    beforeEach(() => setLink(at(), HIS, { link_state: 'C', waits_for: null }));

    it('brings it back; who acted cannot', async () => {
      expect(await (await stanislaw()).guardians.change({ ...HIS, status: 'D' })).toMatchObject({
        restorableUntil: TEN_MINUTES,
      });
      await expectRefusal((await anna()).guardians.ending(HIS), 'NOT_FOUND');
      await expectRefusal((await anna()).guardians.restore(HIS), 'NOT_FOUND');
      expect(await (await stanislaw()).guardians.ending(HIS)).toMatchObject({ by: 'PERSON', name: 'Anna' });
      await (await stanislaw()).guardians.restore(HIS);
      expect(await seenBy(await anna())).toContain(STANISLAW);
    });

    it('does not bring back what who acts, or the unit, has ended', async () => {
      const { removed, ...rest } = await (await anna()).guardians.remove({ id: STANISLAW });
      expect([removed, Object.keys(rest)]).toEqual([true, ['restorableUntil']]);
      await expectRefusal((await stanislaw()).guardians.restore(HIS), 'NOT_FOUND');
      await setLink(at(), HIS, { link_state: 'C' });
      await staffOf(at()).link(HIS, 'end');
      await expectRefusal((await stanislaw()).guardians.restore(HIS), 'NOT_FOUND');
      await expectRefusal((await anna()).guardians.restore(HIS), 'NOT_FOUND');
    });
  });

  it('is offered of no request that was declined or withdrawn, of no blocked link, and to nobody else', async () => {
    for (const state of ['W', 'J'] as const) {
      await setLink(at(), HIS, { link_state: state });
      const ended = await (await stanislaw()).guardians.change({ ...HIS, status: 'D' });
      expect(ended).toEqual({ ...HIS, status: 'D' });
      await expectRefusal((await stanislaw()).guardians.restore(HIS), 'LINK_STATE');
    }
    await (await anna()).guardians.remove({ id: HELENA });
    await expectRefusal((await signedIn(at(), 'jan.nowak')).guardians.restore(HERS), 'NOT_FOUND');
    await expectRefusal((await anna()).guardians.restore({ ...HERS, accountId: JAN }), 'NOT_FOUND');
  });

  it('two tabs bring it back once', async () => {
    await (await anna()).guardians.remove({ id: HELENA });
    const both = await Promise.all([anna(), anna()]);
    const outcomes = await Promise.allSettled(both.map((one) => one.guardians.restore(HERS)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
