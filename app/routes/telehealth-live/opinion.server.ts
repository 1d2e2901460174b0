import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { isDefinedError, safe } from '@orpc/client';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { failedOr } from '#app/services/forms/failed-write.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { LiveRequest } from './guard.server.ts';
import { OpinionForm } from './opinion.form.server.ts';

/** Tells whether an opinion is there, or can be given; null: neither, for what is kept of it is gone. */
export function opinionView({ live, t, language, now }: LiveRequest) {
  const { opinionAt, keptUntil } = live;
  if (opinionAt !== undefined) {
    const day = textIn(language).formatDay(dayOf(opinionAt));
    return { given: t('telehealth-live:ended.opinion.given', { day }) };
  }
  return keptUntil !== undefined && dayOf(now) <= keptUntil ? { given: null } : null;
}

/** Keeps the opinion, and says that it did; the same again changes nothing. */
export async function giveOpinion(request: LiveRequest) {
  const submission = parseWithZod(await request.form(), { schema: OpinionForm });
  if (submission.status !== 'success') return invalid(submission);

  const { provider, live } = request;
  const { consultationId, patientId } = live;
  const { opinion: text } = submission.value;
  const [error] = await safe(provider.telehealthLive.opinion({ consultationId, patientId, text }));
  if (!error) {
    const to = livePath('ended', consultationId);
    return redirectWithNotice(request, to, 'telehealth-live:ended.opinion.done');
  }
  if (!isDefinedError(error)) {
    const failed = failedOr(error, 'telehealth-live:notSaved');
    if (!failed) throw error;
    return refused(submission, { '': failed }, { status: 503 });
  }
  // Also where the provider knows the teleconsultation no more: what was typed stays on the page, with whom to ring.
  return refused(submission, { '': ['telehealth-live:ended.opinion.closed'] });
}
