import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { readRecipientSearch } from '#app/domain/messages/recipient-search.ts';
import { writingPath } from '#app/domain/messages/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { pageNumber } from '#app/domain/page-number.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { invalid, keyedErrors, refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { withValues } from '#app/services/text/error-text.ts';
import { keepDraft, pathOfDraft, requireDraft, type ChosenRecipient } from './draft.server.ts';
import { RECIPIENTS_A_PAGE, recipientOption, recipientPage, recipientsByIds } from './recipients.server.ts';
import { settingsToWrite } from './settings.server.ts';

export const RecipientsForm = z.object({
  /** The recipients that are ticked on the page shown. */
  recipients: z.array(z.string().max(80)).max(RECIPIENTS_A_PAGE).default([]),
  /** All of the page shown, with spaces between. */
  shown: z.string().max(500).default(''),
});

/** Whoever may be written to, five at a time, and who is chosen already. */
export async function recipientsPage(request: AccountRequest) {
  const { url, t } = request;
  const draft = await requireDraft(request);
  const settings = await settingsToWrite(request);
  const { typed, faults, asked, isSearch } = readRecipientSearch(url.searchParams);
  const submission = submissionOf({ typed, faults });
  const page = pageNumber(url.searchParams.get('page'));
  const found = submission ? null : await orOutage(recipientPage(request, { ...asked, page }));
  const items = found?.ok ? found.data.items : [];
  const chosen = draft.answers.recipients;
  return {
    title: t(isSearch ? 'messages:recipients.foundTitle' : 'messages:recipients.title'),
    back: pathOfDraft(draft),
    path: pathOf(url),
    fields: typed,
    submission,
    values: { draft: draft.id },
    chosen: chosen.map(({ accountId, name }) => ({ accountId, name: plainText(name) })),
    most: settings.maxRecipients,
    outage: found && !found.ok ? found.outage : null,
    isSearch,
    page,
    hasMore: found?.ok === true && found.data.hasMore,
    options: items.map((recipient) => recipientOption(request, { recipient, settings })),
    ticked: items
      .filter(({ accountId }) => chosen.some((one) => one.accountId === accountId))
      .map(({ accountId }) => accountId),
  };
}

type Read = Pick<ReturnType<typeof readRecipientSearch>, 'typed' | 'faults'>;

function submissionOf({ typed, faults }: Read): SubmissionResult<string[]> | null {
  const errors = keyedErrors(
    Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [name, `messages:recipients.fault.${fault}` as const]),
    ),
  );
  return errors && { status: 'error', initialValue: typed, error: errors };
}

/** Ticks of the page shown are kept; then to another page of those found, or back to the message. */
export async function chooseRecipients(request: AccountRequest) {
  const form = await request.form();
  const removed = form.get('remove');
  const draft = await requireDraft(request);
  const { answers } = draft;
  if (typeof removed === 'string') {
    const recipients = answers.recipients.filter(({ accountId }) => accountId !== removed);
    await keepDraft(request, { ...draft, answers: { ...answers, recipients } });
    return redirectWithNotice(request, pathOf(request.url), 'messages:recipients.removed');
  }
  const submission = parseWithZod(form, { schema: RecipientsForm });
  if (submission.status !== 'success') return invalid(submission);

  const { recipients, unknown } = await withTicks(request, {
    ...submission.value,
    chosen: answers.recipients,
  });
  if (unknown > 0) {
    const text = withValues('messages:fault.recipients.unknown', { count: unknown });
    return refused(submission, { recipients: [text] }, { status: 400 });
  }
  const { maxRecipients } = await settingsToWrite(request);
  if (recipients.length > maxRecipients) {
    const tooMany = withValues('messages:fault.recipients.tooMany', { count: maxRecipients });
    return refused(submission, { recipients: [tooMany] }, { status: 400 });
  }
  await keepDraft(request, { ...draft, answers: { ...answers, recipients } });
  const to = form.get('page');
  return redirect(
    typeof to === 'string' ? pageAddress(request.url, to) : pathOfDraft({ ...draft, answers }),
    303,
  );
}

type Ticks = { chosen: readonly ChosenRecipient[]; recipients: readonly string[]; shown: string };

async function withTicks(request: AccountRequest, { chosen, recipients: ticked, shown }: Ticks) {
  const seen = shown.split(' ');
  const kept = chosen.filter(({ accountId }) => !seen.includes(accountId) || ticked.includes(accountId));
  const added = ticked.filter((id) => kept.every(({ accountId }) => accountId !== id));
  const found = await recipientsByIds(request, added);
  return { recipients: [...kept, ...found], unknown: new Set(added).size - found.length };
}

/** The same search on another page. */
function pageAddress({ searchParams }: URL, page: string) {
  const query = new URLSearchParams(searchParams);
  const id = query.get('draft') ?? '';
  query.delete('draft');
  query.set('page', String(pageNumber(page)));
  return `${writingPath('recipients', id)}&${query}`;
}
