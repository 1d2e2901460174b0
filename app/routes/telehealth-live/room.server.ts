import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect } from '@remix-run/node';
import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import { askedPath, liveMark } from '#app/domain/telehealth-live/live-mark.ts';
import { doctorAwaited, dutyWord } from '#app/domain/telehealth-live/words.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { invalidChoice } from '#app/services/forms/forms.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { LiveRequest } from './guard.server.ts';
import { leave, notAnswering } from './leave.server.ts';
import { registerNow } from './register.server.ts';
import { RoomForm } from './room.form.server.ts';
import { arrive, beforeRoom, takeOver } from './seat.server.ts';
import {
  callBackText,
  freshTo,
  guestText,
  invitePath,
  liveHeading,
  liveView,
  movedText,
  pathTo,
} from './view.server.ts';

/** The waiting room (C§4): whoever opens it is ready, and sees what there is of the doctor. */
export async function roomPage(request: LiveRequest) {
  const elsewhere = beforeRoom(request);
  if (elsewhere) throw elsewhere;
  const registered = await registerNow(request);
  const reported = await arrive(request, 'room');
  const { t, now, language, seat } = request;
  const live = reported.kind === 'there' ? reported.live : request.live;
  const isDoctorIn = reported.kind === 'there' && reported.isDoctorIn;
  const { formatTime } = textIn(language);
  const of = await liveView(request, live);
  const { communicationType: type = 'C', ready, place, consultationId } = live;
  const duty = await dutyText(request, live);
  return {
    ...liveHeading(of, t(isDoctorIn ? 'telehealth-live:room.titleIn' : 'telehealth-live:room.title')),
    of: { ...of, phonePath: pathTo(request, 'phone') },
    isTaken: reported.kind === 'taken',
    isSilent: reported.kind === 'silent',
    registered,
    moved: movedText(request),
    doctor: doctorAwaited({ ...live, isDoctorIn, now }),
    duty,
    place: place === undefined ? null : t('telehealth-live:room.place', { place }),
    ready: ready ? t('telehealth-live:room.ready', { time: formatTime(ready.since) }) : null,
    type: t(`telehealth-live:type.${type}.label`),
    guest: guestText(request, live),
    callBack: callBackText(request, live),
    asOf: t('lists:asOf', { time: formatTime(live.at) }),
    script: {
      kind: 'waiting' as const,
      report: askedPath('report', consultationId),
      news: null,
      state: roomMark({ live, isDoctorIn, duty }),
      seat,
      patient: live.patientId,
    },
    ways: {
      room: pathTo(request, 'room'),
      enter: isDoctorIn ? pathTo(request, 'call') : null,
      type: pathTo(request, 'type'),
      invite: invitePath(request),
    },
  };
}

type Seen = Readonly<{ live: LiveState; isDoctorIn: boolean; duty: string | null }>;

/** The state of which the room was made, for its script: of the doctor also what a host does not say (C-82), and the duty. */
export const roomMark = ({ live, isDoctorIn, duty }: Seen) =>
  liveMark(live, `${isDoctorIn ? 1 : 0}${duty ?? ''}`);

/** "Lekarz jest na dyżurze", where everybody may know (C-100); null where nobody is told. */
export async function dutyText({ provider, t }: AccountRequest, { consultant }: LiveState) {
  if (!consultant?.isDutyShown) return null;
  const found = await orOutage(provider.telehealthDuty.consultant({ consultantId: consultant.id }));
  const status = dutyWord(found.ok ? found.data.status : undefined);
  return t('teleconsultation:now.person', {
    name: consultant.name,
    status: t(`teleconsultation:now.status.${status}`),
  });
}

/** "Jestem, odśwież" shows the page again, which says that somebody is there; one can leave, or go on in this tab. */
export async function actInRoom(request: LiveRequest) {
  const submission = parseWithZod(await request.form(), { schema: RoomForm });
  if (submission.status !== 'success') return invalidChoice(submission);
  const { intent } = submission.value;
  const to = freshTo(request, 'room');
  if (intent === 'leave') return leave(request, to);
  if (intent === 'here') return redirect(to, 303);
  const taken = await takeOver(request, 'room');
  return taken === null ? notAnswering(request, to) : redirect(taken, 303);
}
