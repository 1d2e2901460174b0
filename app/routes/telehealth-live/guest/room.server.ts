import { isDefinedError, safe } from '@orpc/client';
import { data, redirect } from '@remix-run/node';
import type { ShellNotice } from '#app/components/page/index.ts';
import { GUEST_PATH } from '#app/domain/telehealth-live/paths.ts';
import { doctorInCall } from '#app/domain/telehealth-live/words.ts';
import { failedOr } from '#app/services/forms/failed-write.server.ts';
import { invalid, invalidChoice, refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { ChatForm } from '#app/routes/telehealth-live/chat.form.server.ts';
import { chatView, lineKeyOf } from '#app/routes/telehealth-live/chat.server.ts';
import { GuestRoomForm } from './room.form.server.ts';
import { keptBy, seenBy } from './session.server.ts';

/** A session that nobody has. */
const NONE = '-';
const LEFT_PATH = `${GUEST_PATH}?left=yes`;

/** The guest's part of the talk: how it stands with the doctor, and the chat since they came. Whatever is over has the answer of a bad code. */
export async function guestRoom(request: PortalRequest) {
  const { t, url } = request;
  const session = sessionOf(request);
  const found = await orOutage(seenBy(request, session ?? NONE));
  const title = t('telehealth-live:call.title');
  if (!found.ok) return { title, kind: 'outage' } as const;
  if (found.data !== null) return { title, kind: 'there', ...viewOf(request, found.data) } as const;
  if (url.searchParams.has('left')) {
    const notices = [{ kind: 'success', text: t('telehealth-guest:room.left') } satisfies ShellNotice];
    return { title, kind: 'left', notices } as const;
  }
  return data({ title: t('telehealth-guest:closed.title'), kind: 'closed' } as const, { status: 404 });
}

/** The session of this browser's guest, or none. */
function sessionOf(request: PortalRequest) {
  const kept = keptBy(request);
  return kept && 'session' in kept ? kept.session : null;
}

type Seen = NonNullable<Awaited<ReturnType<typeof seenBy>>>;

function viewOf(request: PortalRequest, { dateFrom, dateTo, doctor, ...seen }: Seen) {
  const { t, language, now } = request;
  const { formatPeriod } = textIn(language);
  return {
    when:
      dateFrom !== undefined && dateTo !== undefined
        ? t('bookings:facts.polishTime', { when: formatPeriod(dateFrom, dateTo) })
        : t('teleconsultation-summary:now.when'),
    practitioner: seen.consultant ?? t('teleconsultation-summary:whoIsFree'),
    name: seen.name,
    phone: seen.unit.phoneNumber,
    isEarly: seen.window === 'EARLY',
    doctor:
      doctor.presence === 'AWAY'
        ? t('telehealth-live:room.doctor.away')
        : t(`telehealth-live:call.doctor.${doctorInCall(doctor)}`),
    isPatientThere: seen.isPatientThere,
    isRecording: doctor.isRecording,
    lines: chatView(request, seen.lines),
    freshPath: `${GUEST_PATH}?seen=${now.getTime().toString(36)}`,
  };
}

/** Sends a line, once for the page that it was written on; or leaves for good. What was typed stays whatever stands in the way. */
export async function actAsGuest(request: PortalRequest) {
  const form = await request.form();
  const pressed = parseWithZod(form, { schema: GuestRoomForm });
  const submission = parseWithZod(form, { schema: ChatForm });
  const session = sessionOf(request);
  if (session === null) return refused(submission, {}, { status: 404 });
  if (pressed.status !== 'success') return invalidChoice(pressed);
  const { telehealthGuests: calls } = request.provider;
  if (pressed.value.intent === 'leave') {
    const [error] = await safe(calls.leave({ session }));
    if (!error || isDefinedError(error)) return redirect(LEFT_PATH, 303);
    const failed = failedOr(error, 'telehealth-live:notSaved');
    if (!failed) throw error;
    return refused(pressed, { '': failed }, { status: 503 });
  }
  if (submission.status !== 'success') return invalid(submission);

  const [error] = await safe(calls.send({ session, text: submission.value.text, key: lineKeyOf(form) }));
  if (!error) return redirect(`${GUEST_PATH}?seen=${request.now.getTime().toString(36)}#chat`, 303);
  if (isDefinedError(error)) {
    if (error.code === 'FULL') return refused(submission, { text: ['telehealth-live:chat.full'] });
    return refused(submission, {}, { status: 404 });
  }
  const failed = failedOr(error, 'telehealth-live:chat.failed');
  if (!failed) throw error;
  return refused(submission, { '': failed }, { status: 503 });
}
