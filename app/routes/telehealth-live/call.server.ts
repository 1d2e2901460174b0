import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import { hasMedia } from '#contract/telehealth-live/reading/media.ts';
import { askedPath, liveMark } from '#app/domain/telehealth-live/live-mark.ts';
import { doctorInCall } from '#app/domain/telehealth-live/words.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { orOutage, outageOf } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { chatView } from './chat.server.ts';
import type { LiveRequest } from './guard.server.ts';
import { arrive, beforeRoom } from './seat.server.ts';
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

/** The call (C§4): what there is of the doctor, picture and sound where they were chosen, and the chat, which goes on whatever fails. */
export async function callPage(request: LiveRequest) {
  const elsewhere = beforeRoom(request);
  if (elsewhere) throw elsewhere;
  const reported = await arrive(request, 'call');
  const isTaken = reported.kind === 'taken';
  // Nobody talks in another tab either while the doctor is away.
  const isDoctorIn =
    reported.kind === 'there' ? reported.isDoctorIn : request.live.doctor.presence !== 'AWAY';
  if (reported.kind !== 'silent' && !isDoctorIn) throw redirect(pathTo(request, 'room'), 303);

  const live = reported.kind === 'there' ? reported.live : request.live;
  const { t, language, seat } = request;
  const { communicationType: type = 'C', consultationId, doctor, isRecordingAllowed, media } = live;
  const isRefused = !isTaken && (await isAccessRefused(request));
  const chat = await orOutage(request.provider.telehealthLive.messages({ consultationId }));
  const of = await liveView(request, live);
  return {
    ...liveHeading(of, t('telehealth-live:call.title')),
    of: { ...of, phonePath: pathTo(request, 'phone') },
    isTaken,
    isSilent: reported.kind === 'silent',
    isRefused,
    moved: movedText(request),
    doctor: doctorInCall(doctor),
    isRecording: doctor.isRecording,
    canForbid: hasMedia(type) && isRecordingAllowed === true,
    consultationId,
    media: hasMedia(type) && media !== 'NONE' ? type : null,
    maker: media === 'OPENTOK' ? media : ('STAND_IN' as const),
    type: t(`telehealth-live:type.${type}.label`),
    guest: guestText(request, live),
    callBack: callBackText(request, live),
    asOf: t('lists:asOf', { time: textIn(language).formatTime(live.at) }),
    chat: chat.ok ? chatView(request, chat.data.lines) : null,
    script: scriptOf(live, seat),
    ways: {
      call: pathTo(request, 'call'),
      fresh: freshTo(request, 'call'),
      leave: pathTo(request, 'leave'),
      type: pathTo(request, 'type'),
      invite: invitePath(request),
    },
  };
}

const scriptOf = (live: LiveState, seat: string | null) => ({
  kind: 'call' as const,
  report: askedPath('report', live.consultationId),
  news: askedPath('news', live.consultationId),
  state: liveMark(live),
  seat,
  patient: live.patientId,
});

/** Asks for the rights to the session, which type C needs as well (C-96); whether the telehealth system did not answer. */
async function isAccessRefused(request: LiveRequest): Promise<boolean> {
  const { provider, live, seat, isPrefetch } = request;
  if (isPrefetch || seat === null) return false;
  const { consultationId, patientId } = live;
  const [error] = await safe(provider.telehealthLive.accessData({ consultationId, patientId, seat }));
  if (!error) return false;
  if (!isDefinedError(error)) {
    if (outageOf(error)) return true;
    throw error;
  }
  // The entry would lead back here: whose it is has been said before, so this is a system that does not answer.
  if (error.code === 'NOT_FOUND') return true;
  if (error.code === 'DOCTOR_AWAY') throw redirect(pathTo(request, 'room'), 303);
  if (error.code === 'NO_TYPE') throw redirect(pathTo(request, 'type'), 303);
  throw redirect(joinPath(consultationId), 303);
}
