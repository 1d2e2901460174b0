import { isDefinedError, safe } from '@orpc/client';
import type { Submission } from '@conform-to/react';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { refused, refusedUntil } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { accountOf } from '#app/services/provider/once.server.ts';
import { EMAIL_PATH } from './save.server.ts';

/** Sends the link to the address that waits once more; or says that none waits, or from when on the next may be sent. */
export async function sendAgain(request: AccountRequest, submission: Submission<unknown, string[]>) {
  const { contactData } = await accountOf(request);
  const email = contactData.pendingEmail?.value;
  if (email === undefined) return refused(submission, { '': ['public:email.notPending'] }, { status: 400 });
  const [error] = await safe(request.provider.account.resendEmailChange({ email }));
  if (isDefinedError(error)) {
    if (error.code === 'EMAIL_NOT_PENDING') {
      return refused(submission, { '': ['public:email.notPending'] }, { status: 400 });
    }
    const { until } = error.data;
    return refusedUntil(request, submission, { field: '', text: 'account:email.tooManyLinks', until });
  }
  if (error) throw error;
  return redirectWithNotice(request, EMAIL_PATH, { key: 'account:email.sentAgain', values: { email } });
}

/** Ends the change that waits; where none does any more, that is what was wanted. */
export async function withdraw(request: AccountRequest) {
  await request.provider.account.withdrawEmailChange();
  return redirectWithNotice(request, EMAIL_PATH, 'account:email.withdrawn');
}
