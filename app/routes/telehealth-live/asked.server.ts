import { setTimeout as pause } from 'node:timers/promises';
import { isDefinedError, safe } from '@orpc/client';
import type { DevicesOff, LiveState } from '#contract/telehealth-live/schemas.ts';
import { countsAsUse, liveMark } from '#app/domain/telehealth-live/live-mark.ts';
import type { LiveAnswer } from '#app/domain/telehealth-live/script-marks.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { LiveRequest } from './guard.server.ts';
import { dutyText, roomMark } from './room.server.ts';
import { report } from './seat.server.ts';

/** The answer to a script, which nobody may keep; 503 where the telehealth system does not answer, so that the script says so and asks again. */
export const said = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store, private' } });

/** The form that a script has posted. No answers of a page are kept under its address, so that none are looked for, many times a minute. */
export const postedBy = ({ context }: AccountRequest) => context.form ?? new FormData();

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

type Shown = Readonly<{ live: LiveState; mark: string; isInCall: boolean }>;

function answerOf(
  { t, language, now, session }: AccountRequest,
  { live, mark, isInCall }: Shown,
): LiveAnswer {
  return {
    mark,
    asOf: t('lists:asOf', { time: textIn(language).formatTime(live.at) }),
    isUse: countsAsUse({ live, isInCall, now }),
    sessionSeconds: Math.round((session.endsAt - now.getTime()) / 1000),
  };
}

/** C-54: the script's report that somebody is there, and what there is to know now. */
export async function reportAnswer(request: AccountRequest, whole: () => Promise<LiveRequest>) {
  const form = postedBy(request);
  const seat = textOf(form, 'seat');
  const isInCall = textOf(form, 'page') === 'call';
  if (!SEAT.test(seat)) {
    await whole();
    throw notFound();
  }
  if (textOf(form, 'gone') !== '') return goneAnswer(request, { patientId: textOf(form, 'patient'), seat });
  const off = offIn(form);
  const seen = await briefly(request, { patientId: textOf(form, 'patient'), seat, off });
  if (seen) return said(await shown(request, { ...seen, isInCall }));

  const asked = await whole();
  const reported = await report(asked, { seat, ready: true, by: 'script', off });
  if (reported.kind === 'silent') return said({}, 503);
  if (reported.kind === 'there') return said(await shown(request, { ...reported, isInCall }));
  const { live } = asked;
  return said({ ...answerOf(request, { live, mark: liveMark(live), isInCall }), isElsewhere: true });
}

/** The page goes. Nobody waits for the answer, and what is not told is over with its last report. */
async function goneAnswer({ provider, url }: AccountRequest, who: { patientId: string; seat: string }) {
  const consultationId = url.searchParams.get('teleconsultationId') ?? '';
  const gone = { ready: true, by: 'script', isGone: true } as const;
  await safe(provider.telehealthLive.status({ consultationId, ...who, ...gone }));
  return said({});
}

/** The patient's devices as the script knows them, for the doctor's side: `on` or `off`; nothing while they are not opened. */
function offIn(form: FormData): DevicesOff {
  const known = (['microphone', 'camera'] as const).filter((device) =>
    ['on', 'off'].includes(textOf(form, device)),
  );
  return Object.fromEntries(known.map((device) => [device, textOf(form, device) === 'off']));
}

type Seen = Readonly<{ live: LiveState; isDoctorIn: boolean }>;

/**
 * Reports with one call, which decides whose it is and whether it is open: hundreds wait at a time. Null where it is refused or says
 * less than a page needs: then all is asked in its order, as for a page.
 */
async function briefly(
  { provider, url }: AccountRequest,
  { patientId, seat, off }: { patientId: string; seat: string; off: DevicesOff },
): Promise<Seen | null> {
  const consultationId = url.searchParams.get('teleconsultationId') ?? '';
  if (patientId === '' || consultationId === '') return null;
  const who = { consultationId, patientId };
  const [error, answer] = await safe(
    provider.telehealthLive.status({ ...who, ready: true, by: 'script', seat, isTaking: false, off }),
  );
  if (error || !answer.state || answer.consultantIn === undefined) return null;
  return { live: answer.state, isDoctorIn: answer.consultantIn };
}

async function shown(request: AccountRequest, { live, isDoctorIn, isInCall }: Seen & { isInCall: boolean }) {
  const mark = isInCall
    ? liveMark(live)
    : roomMark({ live, isDoctorIn, duty: await dutyText(request, live) });
  return answerOf(request, { live, mark, isInCall });
}

const SEAT = /^[\w-]{8,60}$/;
const CONNECTION = /^[\w:.-]{8,200}$/;

/** The pause between two looks for news, and the time for which somebody waits for them. */
const EVERY_MS = 150;
const WAIT_MS = 15_000;

/** Waits until something has changed since the script's page was made, or for a while. */
export async function newsAnswer(request: LiveRequest, signal: AbortSignal) {
  const known = request.url.searchParams.get('mark');
  const { provider, seat } = request;
  const { consultationId } = request.live;
  const until = performance.now() + WAIT_MS;
  let { live } = request;
  const isElsewhere = () => live.seat !== undefined && live.seat.id !== seat;
  while (liveMark(live) === known && !isElsewhere() && performance.now() < until && !signal.aborted) {
    await pause(EVERY_MS);
    const [error, state] = await safe(provider.telehealthLive.state({ consultationId }));
    if (isDefinedError(error)) throw notFound();
    if (error) return said({}, 503);
    live = state;
  }
  const answer = answerOf(request, { live, mark: liveMark(live), isInCall: true });
  return said(isElsewhere() ? { ...answer, isElsewhere: true } : answer);
}

/** Answers what joins the session, for a browser that is about to (C§4): the token is in no page and no address. */
export async function accessAnswer(request: LiveRequest) {
  const { live, provider } = request;
  const { consultationId, patientId } = live;
  const seat = textOf(postedBy(request), 'seat');
  if (!SEAT.test(seat)) throw notFound();
  const given = await safe(provider.telehealthLive.accessData({ consultationId, patientId, seat }));
  if (isDefinedError(given.error)) {
    if (given.error.code === 'NOT_FOUND') throw notFound();
    return said({}, 409);
  }
  return given.error ? said({}, 503) : said(given.data);
}

/** C-56: tells that the browser has joined, in the patient's context; of the tab that goes on alone. */
export async function connectionAnswer(request: LiveRequest) {
  const { live, provider } = request;
  const { consultationId: id, patientId } = live;
  const form = postedBy(request);
  const connectionId = textOf(form, 'connectionId');
  if (!CONNECTION.test(connectionId)) throw notFound();
  if (live.seat?.id !== textOf(form, 'seat')) return said({}, 409);
  const people = await orOutage(patientsOf(request));
  const own = people.ok ? people.data.find(({ patientRole }) => patientRole === 'PATIENT')?.id : undefined;
  const wardenId = own === patientId ? undefined : own;
  const [error] = await safe(
    provider.telehealthLive.connection({ id, connectionId, context: { patientId, wardenId } }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return said({}, 409);
  }
  return said({}, error ? 503 : 200);
}
