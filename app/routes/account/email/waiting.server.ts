import { isDefinedError, safe } from '@orpc/client';
import type { Submission } from '@conform-to/react';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { refused, refusedUntil } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { EMAIL_PATH } from './save.server.ts';

/** So long after a link none goes out (AP-04); what is longer is a limit of how many. */
const PAUSE_MS = 60_000;

/** Sends the link to the address that waits once more; or says that none waits, or from when on the next may be sent. */
export async function sendAgain(request: AccountRequest, button: Submission<unknown, string[]>) {
  const submission = beside(button);
  const { contactData } = await accountOf(request);
  const email = contactData.pendingEmail?.value;
  if (email === undefined) return refused(submission, { '': ['public:email.notPending'] }, { status: 400 });
  const [error] = await safe(request.provider.account.resendEmailChange({ email }));
  if (isDefinedError(error)) {
    if (error.code === 'EMAIL_NOT_PENDING') {
      return refused(submission, { '': ['public:email.notPending'] }, { status: 400 });
    }
    const { until } = error.data;
    const isPause = Date.parse(until) - request.now.getTime() <= PAUSE_MS;
    const text = isPause ? 'account:email.tooSoon' : 'account:email.tooManyLinks';
    return refusedUntil(request, submission, { field: '', text, until });
  }
  if (error) throw error;
  return redirectWithNotice(request, EMAIL_PATH, { key: 'account:email.sentAgain', values: { email } });
}

/** A button beside the page's form: the fields of the form keep what the page has put there. */
const beside = (button: Submission<unknown, string[]>): Submission<unknown, string[]> => ({
  ...button,
  reply: (options) => ({ ...button.reply(options), initialValue: null }),
});

/** Ends the change that waits, and says what is so; the address may have been confirmed in the meantime, and nothing is undone then. */
export async function withdraw(request: AccountRequest, waiting: string | undefined) {
  await request.provider.account.withdrawEmailChange();
  const { email } = (await request.provider.account.get()).contactData;
  if (email === undefined || email.toLowerCase() !== waiting?.toLowerCase()) {
    return redirectWithNotice(request, EMAIL_PATH, 'account:email.withdrawn');
  }
  return redirectWithNotice(request, EMAIL_PATH, {
    key: 'account:email.confirmedBefore',
    kind: 'error',
    values: { email },
  });
}
