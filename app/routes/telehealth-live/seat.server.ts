import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { DevicesOff, LiveState } from '#contract/telehealth-live/schemas.ts';
import { livePath, type LivePage } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { orOutage, outageOf } from '#app/services/provider/provider.server.ts';
import type { LiveRequest } from './guard.server.ts';
import { isOfNoSession, newSeat } from './seat-name.server.ts';
import { pathTo } from './view.server.ts';

/** The outcome of saying that the patient's side is there, or leaves. Taken: another tab or device goes on with it. */
export type Reported =
  | Readonly<{ kind: 'there'; live: LiveState; isDoctorIn: boolean }>
  | Readonly<{ kind: 'taken' }>
  | Readonly<{ kind: 'silent' }>;

type Report = Readonly<{
  seat: string;
  ready: boolean;
  isTaking?: boolean;
  by?: 'page' | 'script';
  off?: DevicesOff;
}>;

/** Says that the patient's side is there, or leaves (C§7): for a page good for ten minutes, for its script for 90 seconds (C-54). */
export async function report(
  request: LiveRequest,
  { seat, ready, isTaking = false, by = 'page', off }: Report,
): Promise<Reported> {
  const { provider, live } = request;
  const { consultationId, patientId } = live;
  const [error, answer] = await safe(
    provider.telehealthLive.status({ consultationId, patientId, ready, by, seat, isTaking, off }),
  );
  if (isDefinedError(error)) {
    // Whose it is, and that the consent stands, has been said before: a system that does not know it now is one that does not answer (C-53).
    if (error.code === 'NOT_FOUND' || error.code === 'NO_CONSENT') return { kind: 'silent' };
    if (error.code === 'SEAT_TAKEN') return { kind: 'taken' };
    const { errorCode } = error.data;
    // One "now" that is not registered yet waits all the same (C-95).
    if (errorCode === 'UNREGISTERED') return there(live);
    if (errorCode === 'UNKNOWN') return { kind: 'silent' };
    throw redirect(joinPath(consultationId), 303);
  }
  if (error && !outageOf(error)) throw error;
  if (error) return { kind: 'silent' };
  const { state: after = live, consultantIn } = answer;
  // A connection that was lost is no end of it.
  if (after.doctor.presence !== 'AWAY') return there(after);
  return there(after, consultantIn ?? (await mayEnter(request, seat)));
}

const there = (live: LiveState, isDoctorIn = live.doctor.presence !== 'AWAY'): Reported => ({
  kind: 'there',
  live,
  isDoctorIn,
});

/** C-82: of a host that says nothing of the doctor, a consultant on duty and access-data that are given mean that the room may be entered. */
async function mayEnter({ provider, live }: LiveRequest, seat: string) {
  const { consultant, consultationId, patientId } = live;
  if (!consultant) return false;
  const duty = await orOutage(provider.telehealthDuty.consultant({ consultantId: consultant.id }));
  if (!duty.ok || duty.data.status !== ON_DUTY) return false;
  const given = await orOutage(provider.telehealthLive.accessData({ consultationId, patientId, seat }));
  return given.ok;
}

const ON_DUTY = 1;

async function lookedAt(request: LiveRequest) {
  const { live, seat } = request;
  if (seat === null || live.doctor.presence !== 'AWAY') return there(live);
  return there(live, await mayEnter(request, seat));
}

/** Tells whether the tab that was there last is of a session that is over, so that it is told as gone. */
async function isLeftOver(request: LiveRequest) {
  const { live, provider } = request;
  const { consultationId, patientId, seat } = live;
  if (!seat || !(await isOfNoSession(request, live))) return false;
  const gone = { ready: true, by: 'page', seat: seat.id, isGone: true } as const;
  const told = await orOutage(provider.telehealthLive.status({ consultationId, patientId, ...gone }));
  return told.ok;
}

/**
 * Says at the loading of a page that somebody is there. A tab that names itself in no address yet is asked to, or, while another one
 * is there, whether it goes on instead. A look that nobody asked for says nothing.
 */
export async function arrive(request: LiveRequest, page: LivePage): Promise<Reported> {
  const { live, seat } = request;
  if (request.isPrefetch) return live.seat && live.seat.id !== seat ? { kind: 'taken' } : lookedAt(request);
  if (seat === null) {
    if (live.seat && !(await isLeftOver(request))) return { kind: 'taken' };
    throw redirect(livePath(page, live.consultationId, newSeat(request)), 303);
  }
  return report(request, { seat, ready: true });
}

/** Goes on in this tab instead of the other. Returns where; null: nobody answers. */
export async function takeOver(request: LiveRequest, page: LivePage) {
  const seat = request.seat ?? newSeat(request);
  const reported = await report(request, { seat, ready: true, isTaking: true });
  return reported.kind === 'silent' ? null : livePath(page, request.live.consultationId, seat);
}

/** Leads on where a page needs what was not chosen yet (C§4); null: nothing is missing. */
export function beforeRoom(request: LiveRequest) {
  const { communicationType: type, isRecordingAllowed } = request.live;
  if (type === undefined) return redirect(pathTo(request, 'type'), 303);
  return type !== 'C' && isRecordingAllowed === undefined
    ? redirect(pathTo(request, 'recording'), 303)
    : null;
}
