import { expect, it } from 'vitest';
import { endOfDay } from '#contract/days/reading/warsaw.ts';
import { forgetDue } from '#provider/telehealth-live/forgetting.ts';
import { describeEachEngine, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JANS = { accountId: 'account-2001', patient: 'patient-1001', consultation: 'teleconsultation-6001' };

describeEachEngine('what is kept of a teleconsultation until its last day', (at) => {
  it('is read to the end of that day, by nobody afterwards, and deleted', async () => {
    const { provider, clock } = at();
    const { db } = provider;
    const of = db.selectFrom('teleconsultation_attachments').select('kept_until').where('type', '=', 'A');
    const { kept_until: last } = await of.executeTakeFirstOrThrow();
    const midnight = endOfDay(last ?? '');
    const atMoment = async (moment: number) => {
      clock.set(new Date(moment).toISOString());
      const token = await at().as('jan.nowak');
      await db
        .updateTable('sessions')
        .set({ expires_at: moment + 60_000 })
        .execute();
      return token;
    };
    const before = await atMoment(midnight - 1_000);
    expect((await before.telehealth.streamsRecord(JANS)).type).toBe('audio/wav');
    expect(await before.telehealth.chatRecord(JANS)).toHaveLength(5);
    await forgetDue({ db, clock });
    expect(await before.telehealth.chatRecord(JANS)).toHaveLength(5);

    const after = await atMoment(midnight);
    await expectRefusal(after.telehealth.streamsRecord(JANS), 'NOT_FOUND');
    await expectRefusal(after.telehealth.chatRecord(JANS), 'NOT_FOUND');
    const left = await after.telehealth.attachments({ ...JANS, case: 'case-6501' });
    expect(left.map(({ attachmentType }) => attachmentType).sort()).toEqual(['F', 'N']);
    await forgetDue({ db, clock });
    const rows = db.selectFrom('chat_messages').select('position');
    expect(await rows.where('teleconsultation_id', '=', JANS.consultation).execute()).toEqual([]);
    expect(await of.execute()).toEqual([]);
    clock.set(START);
  });
});
