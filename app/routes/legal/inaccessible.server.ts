import { createHmac } from 'node:crypto';
import { isDefinedError, safe } from '@orpc/client';
import type { z } from 'zod';
import { plainName } from '#app/domain/person-name.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { accessibilityStatement } from '#app/services/provider/dictionaries.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage, outageOf } from '#app/services/provider/provider.server.ts';
import { FORM_KEY } from '#app/services/request/form-key.ts';
import { groupsOf } from '#app/services/request/address-groups.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { pathWithin, type reportForm } from './inaccessible.form.server.ts';

const SOURCE_LENGTH = 22;

/** The beginning of the form: the page that the footer's link names, and who is signed in. */
export async function beginningOf(request: PortalRequest) {
  const page = pathWithin(request.url.searchParams.get('page')) ?? '';
  const account = request.session ? await orOutage(accountOf(request)) : null;
  if (!account?.ok) return { page };
  const { name, lastName, contactData } = account.data;
  return { page, name: plainName(name, lastName), email: contactData.email ?? '' };
}

/** The provider's own part of the statement; null while nobody knows it. */
export async function providerOf(request: PortalRequest) {
  const answer = await orOutage(accessibilityStatement(request));
  return answer.ok ? answer.data : null;
}

/** Why a report was not taken, and at which field that is said. */
type Failure = { field: 'page' | 'channel' | ''; text: ErrorText; status: 400 | 422 | 503 };

/** The receipt of the report that is kept now; or why it is not. */
export async function sendReport(
  request: PortalRequest,
  { attempt = '', ...report }: z.output<ReturnType<typeof reportForm>>,
): Promise<{ receipt: string } | { failure: Failure }> {
  const { language, provider } = request;
  const key = FORM_KEY.test(attempt) ? { key: attempt } : {};
  const [error, sent] = await safe(
    provider.accessibilityReports.send({ ...report, ...key, language, source: sourceOf(request) }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'INVALID_PAGE') return failed('page', 'inaccessible:page.foreign', 400);
    if (error.code === 'REFUSED') return failed('', 'inaccessible:failed.refused', 422);
    if (error.code === 'NO_CONTACT') return failed('channel', 'inaccessible:channel.ofDemand', 400);
    const count = Math.ceil(error.data.retryAfter / 60);
    return failed('', withValues('inaccessible:failed.tooMany', { count }), 422);
  }
  if (!error) return { receipt: sent.receipt };
  if (outageOf(error)) return failed('', 'inaccessible:failed.outage', 503);
  throw error;
}

const failed = (field: Failure['field'], text: ErrorText, status: Failure['status']) => ({
  failure: { field, text, status },
});

/** A household, in signs of which nobody can make its address, and which say nothing the day after. */
function sourceOf({ context: { portal, address }, now }: PortalRequest) {
  const household = `accessibility report ${dayOf(now)} ${groupsOf(address).near}`;
  return createHmac('sha256', portal.secret).update(household).digest('base64url').slice(0, SOURCE_LENGTH);
}
