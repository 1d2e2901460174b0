import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { COMMUNICATION_TYPES, hasMedia } from '#contract/telehealth-live/reading/media.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedOr } from '#app/services/forms/failed-write.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import type { LiveRequest } from './guard.server.ts';
import { TypeForm } from './type.form.server.ts';
import { freshTo, liveView, pathTo } from './view.server.ts';

/** The ways to talk, each with what it needs and what the doctor sees; the last choice of the account is preset. */
export async function typePage(request: LiveRequest) {
  const { t, live } = request;
  const of = await liveView(request, live);
  const heading = t('telehealth-live:type.title');
  const canSee = live.media !== 'NONE';
  const offered = COMMUNICATION_TYPES.filter((type) => canSee || !hasMedia(type));
  const preset = live.communicationType ?? live.lastType;
  return {
    title: titled(of.whose, heading),
    heading,
    of,
    options: offered.map((value) => ({
      value,
      label: t(`telehealth-live:type.${value}.label`),
      hint: t(`telehealth-live:type.${value}.hint`),
    })),
    preset: preset && offered.includes(preset) ? preset : undefined,
    isChatAlone: !canSee,
    back:
      live.communicationType === undefined
        ? { href: of.path, label: t('bookings:cancel.back') }
        : { href: freshTo(request, 'room'), label: t('telehealth-live:room.back') },
  };
}

/** Saves the choice (C§7): then, where there is anything to record, whether it may be, and the waiting room. */
export async function chooseType(request: LiveRequest) {
  const submission = parseWithZod(await request.form(), { schema: TypeForm });
  if (submission.status !== 'success') return invalid(submission);

  const { type: communicationType } = submission.value;
  const { consultationId: id, patientId, isRecordingAllowed, media } = request.live;
  if (hasMedia(communicationType) && media === 'NONE')
    return refused(submission, { type: ['telehealth-live:type.chatAlone'] });
  const [error] = await safe(
    request.provider.telehealthLive.communicationType({ id, patientId, communicationType }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    if (error.code === 'NO_MEDIA') return refused(submission, { type: ['telehealth-live:type.chatAlone'] });
    return redirect(joinPath(id), 303);
  }
  const failed = error && failedOr(error, 'telehealth-live:type.failed');
  if (failed) return refused(submission, { '': failed }, { status: 503 });
  if (error) throw error;
  const isAsked = hasMedia(communicationType) && isRecordingAllowed === undefined;
  return redirect(isAsked ? pathTo(request, 'recording') : freshTo(request, 'room'), 303);
}
