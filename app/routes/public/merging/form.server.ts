import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import type { AccountState } from '#contract/account/schemas.ts';
import { openSession } from '#app/services/access/authenticator.server.ts';
import { codeRefusal, sixDigits, tooManyCodes, type NotSent } from '#app/services/forms/phone-code.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';

export const PATH = '/mergeaccount';
export const CODE_PATH = `${PATH}/code`;
/** Whose pages these are (C-03). */
export const WAITING: readonly AccountState[] = ['MERGE_ACCOUNT'];

export const MergeForm = z.object({ code: sixDigits('public:merge.code.required') });

/** The two accounts as the provider knows them. @throws the way on for who has none to merge (any more) */
export async function requireMergeable({ provider, short }: PortalRequest) {
  if (!short) throw redirect('/main', 303);
  const [error, found] = await safe(provider.account.mergeable());
  if (isDefinedError(error)) throw redirect('/login', 303);
  if (error) throw error;
  return found;
}

export type Mergeable = Awaited<ReturnType<typeof requireMergeable>>;

/** Sends the code and leads to its page, or back to the one that says that it is not possible (any more); or says why none is sent. */
export async function sendMergeCode(request: PortalRequest): Promise<Response | NotSent> {
  const [error] = await safe(request.provider.account.sendMergeCode());
  if (isDefinedError(error)) {
    if (error.code === 'TOO_MANY_CODES') return tooManyCodes(request, error.data);
    return notMerged(request, error.code);
  }
  if (error) throw error;
  return redirectWithNotice(request, CODE_PATH, 'public:merge.code.sent');
}

/** Back to the page that says how it stands; of a refusal it may not know itself (C§8). */
const notMerged = (request: PortalRequest, code: string) =>
  code === 'MERGE_NOT_POSSIBLE'
    ? redirectWithNotice(request, PATH, { key: 'public:merge.impossible', kind: 'error' })
    : redirect(PATH, 303);

/** Makes one account of two, and goes on with it; or says why not. */
export async function mergeAccounts(
  request: PortalRequest,
  confirmationCode: string,
): Promise<Response | ErrorText> {
  const wanted = request.short?.wanted;
  const [error, answer] = await safe(request.provider.account.merge({ confirmationCode }));
  if (isDefinedError(error)) {
    if (error.code === 'BAD_CODE' || error.code === 'CODE_OVER') return codeRefusal(error);
    return notMerged(request, error.code);
  }
  if (error) throw error;
  const { session: opened, goneAccountId: from } = answer;
  await request.context.portal.store.drafts.moveAll({ from, to: opened.accountId });
  const headers = await openSession(request, { opened, done: 'public:merge.done' });
  return redirect(wanted ?? '/main', { status: 303, headers });
}
