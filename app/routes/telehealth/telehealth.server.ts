import { safe } from '@orpc/client';
import type { Params } from '@remix-run/react';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { TeleconsultationAttachment } from '#contract/telehealth/schemas.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { caseFilesPath } from '#app/domain/telehealth/paths.ts';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { effectiveStatus } from '#app/domain/bookings/status.ts';
import { joinOf, startWindow } from '#app/domain/telehealth/window.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { joinHours } from '#app/services/appointments/join-hours.server.ts';
import { isTelehealthOff } from '#app/services/appointments/words.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { identifyIfUntold } from '#app/services/provider/telehealth-identity.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { areFilesOpen } from '#app/domain/telehealth/case-files.ts';
import { fileViews } from './case-files/case-files.server.ts';
import { keysOf } from './keys.server.ts';
import { missingOf } from './missing.server.ts';

/** The kinds of what is kept of a teleconsultation, and the page of each, in the order in which the details name them. */
const KINDS = { N: 'notes', C: 'chat', A: 'recording' } as const;
type Kind = keyof typeof KINDS;

/** The view of a teleconsultation in the details: whether it can be started, and what is kept of it; null of a visit. */
export async function teleconsultationOf(request: AccountRequest, booking: Booking) {
  const keys = keysOf(request, booking);
  if (!keys) return null;

  await identifyIfUntold(request, keys.patient);
  const { now } = request;
  const { state } = startWindow({ booking, now });
  const join = joinOf({ booking, now });

  const isOff = await isTelehealthOff(request);
  const [found, invitePath] = await Promise.all([
    orOutage(request.provider.telehealth.attachments(keys)),
    join && !isOff ? invitePathOf(request, join.teleconsultationId) : null,
  ]);
  const all = found.ok ? found.data : [];
  const canSend = !isOff && areFilesOpen(booking);
  const isJoined = state === 'tooEarly' || state === 'open';
  return {
    // Nothing says from when it can be joined while it cannot: that there are none is said beside its actions (B-92).
    text: isJoined && isOff ? null : startText(request, booking),
    hours: join && !isOff ? joinHours({ booking, join, language: request.language }) || null : null,
    isOpen: join?.isOpen === true && !isOff,
    testPath: join && !isOff ? livePath('test', join.teleconsultationId) : null,
    invitePath,
    outage: found.ok ? null : found.outage,
    files: isOff
      ? all.flatMap(({ attachmentType, fileName }) => (attachmentType === 'F' ? [{ name: fileName }] : []))
      : fileViews(request, { booking, all, canChange: false }),
    filesPath: canSend ? caseFilesPath(bookingPath(booking)) : null,
    missing: isOff ? [] : await missingOf(request, booking, found.ok ? found.data : null),
    links: kindsKept(request, { booking, all }).map(({ href, label }) => ({ href, label })),
  };
}

/** The page where a guest is invited (decision 199); null where the host lets none in, and while it does not answer. */
async function invitePathOf({ provider }: AccountRequest, consultationId: string) {
  const [, live] = await safe(provider.telehealthLive.state({ consultationId }));
  return live?.guest ? livePath('invite', consultationId) : null;
}

/**
 * B§4, B§8: whether it can be started now. Null where it can: its hours of joining say from when and until when, and an end of its own beside
 * the hours of the talk would be another one.
 */
function startText({ t, language, now }: AccountRequest, booking: Booking) {
  const { state, from } = startWindow({ booking, now });
  if (state === 'wrongStatus')
    return t(`telehealth:start.status.${effectiveStatus(booking) === 'CANCELED' ? 'canceled' : 'executed'}`);
  if (state === 'tooEarly' && from === null) return t('telehealth-live:stop.notYet');
  if (state === 'open') return null;
  return t(`telehealth:start.${state}`, { from: from === null ? '' : textIn(language).formatDateTime(from) });
}

type Kept = Readonly<{ booking: Booking; all: readonly TeleconsultationAttachment[] }>;

/** The pages of what is kept of a booking's teleconsultation, each with the day on which it goes, where it goes. */
export function kindsKept(request: AccountRequest, { booking, all }: Kept) {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const records = all.filter(({ attachmentType }) => attachmentType === kind);
    if (records.length === 0) return [];
    const until = keptUntil(request, records);
    const link = {
      href: `${bookingPath(booking)}/${KINDS[kind]}`,
      label: request.t(`telehealth:${KINDS[kind]}.link`),
    };
    return [until ? { ...link, detail: until } : link];
  });
}

/** The records of one kind and the booking that they belong to. @throws NOT_FOUND when there are none */
export async function recordsOf(request: AccountRequest, params: Params, kind: Kind) {
  const booking = await bookingOf(request, params);
  const keys = keysOf(request, booking);
  if (!keys) throw notFound();

  const all = await orNotFound(request.provider.telehealth.attachments(keys));
  const records = all.filter(({ attachmentType }) => attachmentType === kind);
  if (records.length === 0) throw notFound();
  return { keys, booking, records };
}

/** The frame around the records of a booking, also while they do not come. */
export function recordFrame(request: AccountRequest, kind: Kind) {
  const { pathname } = request.url;
  return {
    title: request.t(`telehealth:${KINDS[kind]}.title`),
    path: pathname,
    back: { href: pathname.slice(0, pathname.lastIndexOf('/')), label: request.t('bookings:cancel.back') },
  };
}

/** "Nagranie usuniemy po 5 lutego 2027"; undefined when it is kept without end. */
export const keptUntil = (request: AccountRequest, [record]: readonly TeleconsultationAttachment[]) =>
  record?.keptUntil &&
  request.t('telehealth:keptUntil', { day: textIn(request.language).formatDay(record.keptUntil) });

/** The lines that were written, oldest first. */
export async function chatOf(request: AccountRequest, params: Params) {
  const { keys, records } = await recordsOf(request, params, 'C');
  const messages = await orNotFound(request.provider.telehealth.chatRecord(keys));
  return { messages, keptUntil: keptUntil(request, records) };
}

/** The last recording that is kept. */
export async function recordingOf(request: AccountRequest, params: Params) {
  const { keys, records } = await recordsOf(request, params, 'A');
  return { keys, transcript: records.at(-1)?.text, keptUntil: keptUntil(request, records) };
}
