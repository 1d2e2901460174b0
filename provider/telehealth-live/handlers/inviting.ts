import { randomBytes } from 'node:crypto';
import { hashOf, os } from '#provider/core/context.ts';
import { claimAndFail, requireConsent, stateNow, writeLive } from '#provider/telehealth-live/write.ts';

/** One guest a teleconsultation: a new code takes the place of the former one, and of whoever has used it. */
export const invite = os.telehealthLive.invite.handler(
  async ({ input: { consultationId, patientId }, context, errors }) => {
    const action = 'telehealthLive.invite';
    const asked = { consultationId, patientId, action, call: 'live.guest' } as const;
    const { claimed } = await claimAndFail(context, asked);
    await requireConsent(context, errors, claimed);
    const code = randomBytes(32).toString('base64url');
    await writeLive({
      context,
      errors,
      claimed,
      mayBeEarly: true,
      async work(store, { id, now }) {
        await store.telehealthGuests.end({ id, now });
        await store.telehealthGuests.invite({
          code_hash: hashOf(code),
          consultation_id: id,
          patient_id: patientId,
          account_id: claimed.accountId,
          created_at: now,
        });
        return [null, true];
      },
    });
    return { code, state: await stateNow(context, claimed) };
  },
);

export const withdrawGuest = os.telehealthLive.withdrawGuest.handler(
  async ({ input: { consultationId, patientId }, context, errors }) => {
    const action = 'telehealthLive.withdrawGuest';
    const asked = { consultationId, patientId, action, call: 'live.guest' } as const;
    const { claimed } = await claimAndFail(context, asked);
    await writeLive({
      context,
      errors,
      claimed,
      mayBeEarly: true,
      work: async (store, { id, now }) => [null, await store.telehealthGuests.end({ id, now })],
    });
    return stateNow(context, claimed);
  },
);
