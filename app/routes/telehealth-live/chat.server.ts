import { createHash, randomUUID } from 'node:crypto';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { ChatLine } from '#contract/telehealth-live/schemas.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { ageInMinutes } from '#app/domain/telehealth-live/words.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedOr } from '#app/services/forms/failed-write.server.ts';
import { invalid, invalidChoice, refused } from '#app/services/forms/forms.server.ts';
import { keepAnswers, keepOn, keptAnswers } from '#app/services/forms/kept-answers.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';
import { partsOf } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { CallForm, ChatForm } from './chat.form.server.ts';
import type { LiveRequest } from './guard.server.ts';
import { notAnswering } from './leave.server.ts';
import { allowRecording } from './recording.server.ts';
import { takeOver } from './seat.server.ts';
import { freshTo, pathTo } from './view.server.ts';

/** Lines as the page shows them: who, when to the minute, how long ago (S-24), and the words. */
export function chatView({ t, language, now }: PortalRequest, lines: readonly ChatLine[]) {
  const { formatDateTime, formatTime } = textIn(language);
  return lines.map(({ id, position, sentAt, sender, isOwn, text }) => {
    const minutes = ageInMinutes({ sentAt, now });
    return {
      id,
      position,
      at: sentAt,
      when: dayOf(sentAt) === dayOf(now) ? formatTime(sentAt) : formatDateTime(sentAt),
      age: minutes === 0 ? t('telehealth-live:chat.now') : t('telehealth-live:chat.age', { count: minutes }),
      by: sender,
      isOwn,
      text,
    };
  });
}
export type ChatView = ReturnType<typeof chatView>;

/** Sends a line; takes back the yes to a recording; goes on in this tab. */
export async function actInCall(request: LiveRequest) {
  // What was typed in a page that did not go on any more, before the form takes its place.
  const typed = await keptAnswers(request, pathOf(request.url));
  const form = await request.form();
  const pressed = parseWithZod(form, { schema: CallForm });
  if (pressed.status !== 'success') return invalidChoice(pressed);
  const to = freshTo(request, 'call');
  if (pressed.value.intent === 'send') return sendLine(request, form);
  if (pressed.value.intent === 'forbid') return forbid(request, to);
  const taken = await takeOver(request, 'call');
  const goesTo = taken ?? to;
  if (typed !== null && typeof typed !== 'string') await keepOn(request, { path: goesTo, fields: typed });
  return taken === null ? notAnswering(request, to) : redirect(goesTo, 303);
}

/** A-113, C-99: nothing is recorded any more; what was recorded stays, which is said. */
async function forbid(request: LiveRequest, to: string) {
  const failed = await allowRecording(request, false);
  if (failed) {
    const notices = failed.map((text) => ({ ...partsOf(text), kind: 'error' as const }));
    return redirectWithNotice(request, to, notices);
  }
  return redirectWithNotice(request, to, 'telehealth-live:recording.forbidden');
}

/** Sends what was written, once for the page that it was written on; whatever stands in the way, the words stay. */
async function sendLine(request: LiveRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: ChatForm });
  if (submission.status !== 'success') return invalid(submission);

  const { provider, live, seat } = request;
  const { consultationId } = live;
  const line = { consultationId, text: submission.value.text, key: lineKeyOf(form) };
  const [error] = await safe(provider.telehealthLive.send({ ...line, ...(seat === null ? {} : { seat }) }));
  // The page opens where the next line is written.
  const to = freshTo(request, 'call');
  if (!error) return redirect(`${to}#chat`, 303);
  if (!isDefinedError(error)) {
    const failed = failedOr(error, 'telehealth-live:chat.failed');
    if (!failed) throw error;
    return refused(submission, { '': failed }, { status: 503 });
  }
  if (error.code === 'NOT_FOUND') throw notFound();
  if (error.code === 'FULL') return refused(submission, { text: ['telehealth-live:chat.full'] });
  const over =
    error.code === 'CLOSED' ? afterEnd(consultationId, error.data.errorCode) : pathTo(request, 'call');
  await keepAnswers(request, over);
  return redirect(over, 303);
}

const afterEnd = (consultationId: string, errorCode: string) =>
  errorCode === 'EXECUTED' ? livePath('ended', consultationId) : joinPath(consultationId);

/** The same page sends the same line once. */
export function lineKeyOf(form: FormData) {
  const key = form.get('_key');
  const own = typeof key === 'string' && key !== '' ? key : randomUUID();
  return createHash('sha256').update(own).digest('base64url');
}
