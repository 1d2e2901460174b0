import { os } from '#provider/core/context.ts';
import {
  claimAndFail,
  requireConsent,
  saveLive,
  stateNow,
  writeLive,
} from '#provider/telehealth-live/write.ts';
import { chooseType, keepReport } from './choosing.ts';

export const state = os.telehealthLive.state.handler(async ({ input: { consultationId }, context }) => {
  const action = 'telehealthLive.state';
  const { claimed } = await claimAndFail(context, { consultationId, action, call: 'live.state' });
  return stateNow(context, claimed, claimed.found);
});

/** C-54, C-82. A heartbeat that says nothing new is in no audit; without the consent nobody is ready, also who waits already. */
export const status = os.telehealthLive.status.handler(
  async ({ input: { consultationId, patientId, ...report }, context, errors }) => {
    const action = 'telehealthLive.status';
    const asked = { consultationId, patientId, action, call: 'live.status' } as const;
    const { claimed, fault } = await claimAndFail(context, asked);
    if (report.ready) await requireConsent(context, errors, claimed);
    await writeLive({
      context,
      errors,
      claimed,
      mayBeUnbooked: true,
      async work(store, standing) {
        const news = await keepReport(store, standing, { claimed, report });
        if (news === null) throw errors.SEAT_TAKEN();
        return [null, news];
      },
    });
    if (fault === 'empty') return {};
    const now = await stateNow(context, claimed);
    const { place, dateFrom } = now;
    return {
      consultantIn: now.doctor.presence !== 'AWAY',
      ...(place === undefined ? {} : { place }),
      status: now.status,
      ...(dateFrom === undefined ? {} : { dateFrom }),
      state: now,
    };
  },
);

/** Notes here as well what a host of the telehealth system was told, so that the pages decide by one state. */
export const note = os.telehealthLive.note.handler(
  async ({ input: { consultationId, patientId, ...told }, context, errors }) => {
    const action = 'telehealthLive.note';
    const asked = { consultationId, patientId, action, call: 'live.state' } as const;
    const { claimed } = await claimAndFail(context, asked);
    const { communicationType: type, report, isDoctorIn } = told;
    if (report?.ready) await requireConsent(context, errors, claimed);
    await writeLive({
      context,
      errors,
      claimed,
      mayBeUnbooked: true,
      async work(store, standing) {
        const isChosen = type !== undefined && (await chooseType(store, standing, { claimed, type }));
        const news = report && (await keepReport(store, standing, { claimed, report }));
        if (news === null) throw errors.SEAT_TAKEN();
        const doctor = isDoctorIn === undefined ? standing.live.doctor : isDoctorIn ? 'IN' : 'AWAY';
        const isMet = await saveLive(store, standing, { doctor });
        return [null, isChosen || news === true || isMet];
      },
    });
    return stateNow(context, claimed);
  },
);

/** A-113, C-99. A no stops what is recorded at this moment. */
export const recording = os.telehealthLive.recording.handler(
  async ({ input: { consultationId, patientId, isAllowed }, context, errors }) => {
    const action = 'telehealthLive.recording';
    const asked = { consultationId, patientId, action, call: 'live.recording' } as const;
    const { claimed } = await claimAndFail(context, asked);
    await writeLive({
      context,
      errors,
      claimed,
      mayBeUnbooked: true,
      async work(store, standing) {
        const { id, live, now } = standing;
        if (!isAllowed && live.is_recording === 1) await store.telehealthLives.keepRecording({ id, at: now });
        const changed = isAllowed
          ? { recording_allowed: 1 as const }
          : { recording_allowed: 0 as const, is_recording: 0 as const };
        return [null, await saveLive(store, standing, changed)];
      },
    });
    return stateNow(context, claimed);
  },
);

/** One number a teleconsultation; the same again is as good as done. */
export const callBack = os.telehealthLive.callBack.handler(
  async ({ input: { consultationId, patientId, phone }, context, errors }) => {
    const action = 'telehealthLive.callBack';
    const asked = { consultationId, patientId, action, call: 'live.callBack' } as const;
    const { claimed } = await claimAndFail(context, asked);
    await writeLive({
      context,
      errors,
      claimed,
      mayBeUnbooked: true,
      mayBeEarly: true,
      async work(store, standing) {
        if (standing.live.call_back_phone === phone) return [null, false];
        const changed = { call_back_phone: phone, call_back_at: standing.now };
        return [null, await saveLive(store, standing, changed)];
      },
    });
    return stateNow(context, claimed);
  },
);
