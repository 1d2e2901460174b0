import { isDefinedError, safe } from '@orpc/client';
import { isOpenState } from '#contract/payments/reading/states.ts';
import { isId } from '#app/domain/id.ts';
import { isBackFromBank, paymentBackPath, paymentPath } from '#app/domain/payments/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { stateOf } from './view.server.ts';

/** "Sprawdź teraz": has the gateway asked how it stands, and says what it has answered. */
export async function askNow(request: AccountRequest, id: string) {
  const submission = await pressed(request);
  if (!isId(id)) throw notFound();
  const [error, payment] = await safe(request.provider.payments.ask({ id }));
  if (isDefinedError(error) && error.code === 'NOT_FOUND') throw notFound();
  if (isDefinedError(error) || outageOf(error))
    return refused(submission, { '': ['payments:payment.askFailed'] }, { status: 503 });
  if (error) throw error;
  const state = request.t(`payments:state.${stateOf(payment.state)}`);
  const key = isOpenState(payment.state) ? 'payments:payment.stillOpen' : 'payments:payment.asked';
  const path = isBackFromBank(request.url.searchParams) ? paymentBackPath(id) : paymentPath(id);
  return redirectWithNotice(request, path, { key, values: { state } });
}
