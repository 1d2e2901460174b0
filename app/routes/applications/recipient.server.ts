import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import { newCorrectionPath } from '#app/domain/applications/paths.ts';
import { readRecipientSearch } from '#app/domain/messages/recipient-search.ts';
import { pageNumber } from '#app/domain/page-number.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { invalid, keyedErrors, refused } from '#app/services/forms/forms.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { whoseData } from './corrections.server.ts';
import { begunOf } from './new.server.ts';
import { RecipientForm } from './recipient.form.server.ts';
import { recipientOf, recipientPage } from './recipients.server.ts';

/** Whoever may get the request, five at a time (AP-25). */
export async function recipientsPage(request: AccountRequest, params: Params) {
  const { patientId, over, standsIn } = await whoseData(request, params);
  const { kind, to } = begunOf(request);
  const { url, t } = request;
  const { typed, faults, asked, isSearch } = readRecipientSearch(url.searchParams);
  const errors = keyedErrors(
    Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [name, `messages:recipients.fault.${fault}` as const]),
    ),
  );
  const submission: SubmissionResult<string[]> | null = errors && {
    status: 'error',
    initialValue: typed,
    error: errors,
  };
  const page = pageNumber(url.searchParams.get('page'));
  const found = submission
    ? { options: [], hasMore: false, outage: null }
    : await recipientPage(request, { ...asked, page });
  const heading = t(isSearch ? 'applications:recipient.foundTitle' : 'applications:recipient.title');
  return {
    over,
    standsIn,
    heading,
    title: titled(over, heading),
    submission,
    fields: typed,
    values: { kind, ...(to ? { to } : {}) },
    ...found,
    chosen: to ?? found.options[0]?.value ?? null,
    back: newCorrectionPath({ patientId, kind, to }),
    path: pathOf(url),
    page,
    next: found.hasMore ? withPage(url, page + 1) : null,
    previous: page > 1 ? withPage(url, page - 1) : null,
  };
}

/** The same search on another page. */
function withPage({ pathname, searchParams }: URL, page: number) {
  const query = new URLSearchParams(searchParams);
  query.set('page', String(page));
  return `${pathname}?${query}`;
}

/** Goes back to the form with whom was chosen. */
export async function chooseRecipient(request: AccountRequest, params: Params) {
  const { patientId } = await whoseData(request, params);
  const { kind } = begunOf(request);
  const submission = parseWithZod(await request.form(), { schema: RecipientForm });
  if (submission.status !== 'success') return invalid(submission);
  const { to } = submission.value;
  const { recipient, outage } = await recipientOf(request, to);
  if (!recipient && !outage) return refused(submission, { to: ['applications:new.fault.recipient'] });
  return redirect(newCorrectionPath({ patientId, kind, to }), 303);
}
