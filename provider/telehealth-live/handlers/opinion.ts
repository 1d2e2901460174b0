import { os } from '#provider/core/context.ts';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import { KEPT_DAYS } from '#provider/telehealth-live/ending.ts';
import { standingOf, type Standing } from '#provider/telehealth-live/standing.ts';
import { claimAndFail, saveLive, stateNow } from '#provider/telehealth-live/write.ts';

/** Keeps one opinion of a teleconsultation that is over; the same again is as good as done. */
export const opinion = os.telehealthLive.opinion.handler(
  async ({ input: { consultationId, patientId, text }, context, errors }) => {
    const action = 'telehealthLive.opinion';
    const asked = { consultationId, patientId, action, call: 'live.opinion' } as const;
    const { claimed } = await claimAndFail(context, asked);
    const { id, accountId } = claimed;
    const entry = await context.access.entry({ action, patientId, object: id });
    const now = context.clock.now().getTime();
    await context.store.transaction(async (store) => {
      await store.patients.lock(patientId);
      const standing = await standingOf(store, { id, accountId, now });
      if (!isTaken(standing)) throw errors.NOT_ENDED();
      const { opinion: before } = standing.live;
      if (before === text) return;
      if (before !== null) throw errors.GIVEN();
      await saveLive(store, standing, { opinion: text, opinion_at: now });
      await store.audit.add([entry]);
    });
    return stateNow(context, claimed);
  },
);

/** It has taken place, and what is kept of it is not over yet. */
function isTaken({ status, booked, now }: Standing) {
  if (status !== 'EXECUTED' || !booked?.ended_at) return false;
  return localDay(now) <= addDays({ day: localDay(booked.ended_at), days: KEPT_DAYS });
}
