import { hasMedia } from '#contract/telehealth-live/reading/media.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import type { SessionMaker } from '#provider/core/outside/session-maker.ts';
import { isTakenByOther } from '#provider/telehealth-live/rules/ready.ts';
import { standingOf, type Claimed, type Standing } from '#provider/telehealth-live/standing.ts';
import { requireWarden } from '#provider/bookings/handlers/teleconsultations/who.ts';
import { chooseType } from './choosing.ts';
import {
  claimAndFail,
  requireConsent,
  requireOpen,
  saveLive,
  stateNow,
  writeLive,
} from '#provider/telehealth-live/write.ts';

/** For how long a token is good at most. */
const TOKEN_LASTS_MS = 12 * 3_600_000;

export const communicationType = os.telehealthLive.communicationType.handler(
  async ({ input: { id, patientId, communicationType: type }, context, errors }) => {
    const action = 'telehealthLive.communicationType';
    const asked = { consultationId: id, patientId, action, call: 'live.type' } as const;
    const { claimed } = await claimAndFail(context, asked);
    await requireConsent(context, errors, claimed);
    if (hasMedia(type) && context.sessions.media === 'NONE') throw errors.NO_MEDIA();
    await writeLive({
      context,
      errors,
      claimed,
      mayBeUnbooked: true,
      work: async (store, standing) => [null, await chooseType(store, standing, { claimed, type })],
    });
    return { communicationType: type, state: await stateNow(context, claimed) };
  },
);

/** C-96. The session is made outside of the transaction: the vendor's server side may take its time. */
export const accessData = os.telehealthLive.accessData.handler(
  async ({ input: { consultationId, patientId, seat }, context, errors }) => {
    const action = 'telehealthLive.accessData';
    const asked = { consultationId, patientId, action, call: 'live.accessData' } as const;
    const { claimed } = await claimAndFail(context, asked);
    await requireConsent(context, errors, claimed);
    const before = await standingNow(context, claimed);
    requireOpen(before, errors);
    requireMet(before);
    const made = before.live.session_id === null ? await context.sessions.newSession() : null;

    return writeLive({
      context,
      errors,
      claimed,
      async work(store, standing) {
        requireMet(standing);
        const session = {
          session_id: standing.live.session_id ?? made?.id ?? null,
          session_secret: standing.live.session_secret ?? made?.secret ?? null,
        };
        await saveLive(store, standing, session);
        return [tokenOf(context.sessions, { ...standing, live: { ...standing.live, ...session } }), true];
      },
    });

    function requireMet({ live, now }: Standing) {
      if (seat !== undefined && isTakenByOther(live, seat, now)) throw errors.SEAT_TAKEN();
      if (live.communication_type === null) throw errors.NO_TYPE();
      if (live.doctor === 'AWAY') throw errors.DOCTOR_AWAY();
    }
  },
);

const standingNow = (context: CallContext, { id, accountId, found }: Claimed) =>
  standingOf(context.store, { id, accountId, found, now: context.clock.now().getTime() });

function tokenOf(sessions: SessionMaker, { live, window, now }: Standing) {
  const { session_id: sessionId, session_secret: secret, token_generation: generation } = live;
  if (sessionId === null) throw new Error('A session without an id');
  const until = Math.min(window.closesAt ?? Infinity, now + TOKEN_LASTS_MS);
  const session = { id: sessionId, secret: secret ?? '' };
  const token = sessions.token({ session, role: 'patient', until, generation });
  return { apiKey: sessions.apiKey, sessionId, token };
}

export const connection = os.telehealthLive.connection.handler(
  async ({ input: { id, connectionId, context: acting }, context, errors }) => {
    const action = 'telehealthLive.connection';
    const { patientId } = acting;
    const asked = { consultationId: id, patientId, action, call: 'live.connection' } as const;
    const { claimed } = await claimAndFail(context, asked);
    const { patient, accountId } = claimed;
    const warden_id = await requireWarden(context, { patient, said: acting.wardenId, context: acting });
    await writeLive({
      context,
      errors,
      claimed,
      work: async (store, { now }) => [
        null,
        await store.telehealthLives.connect({
          consultation_id: id,
          connection_id: connectionId,
          patient_id: patient.id,
          warden_id,
          account_id: accountId,
          connected_at: now,
        }),
      ],
    });
    return { value: true as const };
  },
);
