import { isDefinedError, safe } from '@orpc/client';
import type { Submission } from '@conform-to/react';
import { redirect } from '@remix-run/node';
import type { DeletionStops } from '#contract/account/leaving-schemas.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { depositPath } from '#app/domain/deposits/paths.ts';
import { HISTORY_PATH, paymentPath } from '#app/domain/payments/paths.ts';
import { documentPath } from '#app/domain/signing/documents.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { sessionCookie } from '#app/services/access/session-cookie.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import { nameOfPatient } from '#app/services/page/patient-shown.server.ts';
import { DELETED_NOTICE } from '#app/services/request/open-request.server.ts';
import { asFarAsPossible } from '#app/services/store/as-far-as-possible.server.ts';

type Paper = NonNullable<DeletionStops['papers']>[number];

/** The things that stand in the way, as the page shows them. */
export async function stopsView(
  request: AccountRequest,
  { bookings, children, money = [], papers = [], paidCount = 0 }: DeletionStops,
) {
  return {
    bookings: await Promise.all(
      bookings.map(async ({ system, id, patientId, dateFrom }) => ({
        at: dateFrom,
        href: system && id ? `/bookings/${system}/${id}` : null,
        // Nobody asks whose visit it is in an account for one person.
        whose: patientId ? await nameOfPatient(request, patientId) : null,
      })),
    ),
    children: children.map(fullName),
    money: money.map((one) => moneyView(request, one)),
    papers: papers.map((key) => ({ kind: key.kind, href: documentPath(key), ...placeAmong(papers, key) })),
    confirmationsPath: paidCount > 0 ? HISTORY_PATH : null,
    isStopped: bookings.length + children.length + money.length > 0,
  };
}
/** Two papers of one kind are told apart by their place. */
function placeAmong(papers: readonly Paper[], paper: Paper) {
  const alike = papers.filter(({ kind }) => kind === paper.kind);
  return { number: alike.indexOf(paper) + 1, count: alike.length };
}

const PAGES = { PAYMENT: paymentPath, REFUND: paymentPath, PAYOUT: depositPath };

const moneyView = (
  { language }: AccountRequest,
  { kind, id, refInvoice, amount, currency }: NonNullable<DeletionStops['money']>[number],
) => ({
  kind,
  href: id === undefined ? null : PAGES[kind](id),
  number: refInvoice ?? '',
  amount: formatAmount({ amount, currency, language }),
});

export type StopsView = Awaited<ReturnType<typeof stopsView>>;

/** Deletes the account and leads to sign-in; what does not succeed comes back with the page, and the session goes on. */
export async function deleted(request: AccountRequest, submission: Submission<unknown, string[]>) {
  const [error] = await safe(request.provider.account.remove());
  if (isDefinedError(error)) return refused(submission, { '': ['account:delete.stopped'] }, { status: 409 });
  const after = error ? await accountAfter(request) : 'gone';
  if (after !== 'gone') {
    const texts = failedWrite(error, 'account.remove');
    if (!texts) throw error as Error;
    const failed = FAILURE_TEXTS['account.remove'];
    // The account is there: that it was not deleted is true also where the answer was lost.
    const said = after === 'there' && !texts.includes(failed) ? [failed, ...texts] : texts;
    return refused(submission, { '': said }, { status: 503 });
  }
  const headers = new Headers({ 'clear-site-data': '"cache"' });
  // The cookie leads to the ended session alone, which says in every tab why it is over; where that is not written it has to go.
  if (!(await forget(request))) {
    headers.set('set-cookie', sessionCookie(request.context.portal.environment).clear());
  }
  return redirect('/login', { status: 303, headers });
}

/** The state of the account after a failure or a lost answer. Only a session that the provider does not know leads away (401). */
async function accountAfter(request: AccountRequest): Promise<'gone' | 'there' | 'unknown'> {
  const [error] = await safe(request.provider.account.get());
  if (!error) return 'there';
  return error instanceof Response ? 'gone' : 'unknown';
}

/** Forgets what the portal itself keeps of the account. It is gone whatever becomes of that. Returns whether it is forgotten here, too. */
async function forget({ session, now, context: { portal } }: AccountRequest) {
  const notice = { key: DELETED_NOTICE, kind: 'success' as const, at: now.getTime(), shown: false };
  const forgotten = portal.store.forgetAccount({ accountId: session.accountId, now: now.getTime(), notice });
  return (await asFarAsPossible(forgotten.then(() => true))) ?? false;
}
