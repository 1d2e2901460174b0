import { redirect } from '@remix-run/node';
import { isOpenState } from '#contract/payments/reading/states.ts';
import { isOn } from '#app/areas.ts';
import { saysError } from '#app/domain/payments/browser.ts';
import { COMPLETED_PATH, HISTORY_PATH, paymentBackPath, paymentPath } from '#app/domain/payments/paths.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { begunCookie } from '#app/routes/payments/begun.server.ts';

/**
 * The page for somebody who comes back from the bank: it never says that it is paid. Whoever is signed in and sees
 * the payment that this browser has begun is led to it.
 */
export async function completedPage(request: PortalRequest) {
  const settings = await orOutage(applicationSettings(request));
  const isShown = settings.ok && isOn('payments', settings.data);
  const { ids } = begunCookie(request);
  if (request.session && isShown && ids.length > 0) await leadToPayment(request, ids);
  const isError = saysError(request.url.searchParams);
  // A kiosk keeps nothing, and nobody is told on this page what the browser knows.
  const wanted = ids.length > 0 ? COMPLETED_PATH : HISTORY_PATH;
  const seePath = request.session ? HISTORY_PATH : `/login?return=${encodeURIComponent(wanted)}`;
  return {
    title: request.t(isError ? 'payments:completed.errorTitle' : 'payments:completed.title'),
    isError,
    seePath: isShown ? seePath : null,
    isSignedIn: request.session !== null,
  };
}

/**
 * Leads to the last one begun of those that the account may see; of each other that is still open that page tells, by its
 * invoice (C-93). @throws the way there
 */
async function leadToPayment(request: PortalRequest, ids: readonly string[]) {
  const answers = await Promise.all(ids.map((id) => orOutage(request.provider.payments.get({ id }))));
  const [last, ...others] = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  if (!last) return;
  const open = others.filter(({ state }) => isOpenState(state));
  if (open.length > 0)
    await addNotices(
      request,
      open.map(({ id, refInvoice }) => ({
        key: 'payments:completed.other',
        kind: 'notice',
        values: { number: refInvoice },
        next: { way: { href: paymentPath(id), words: 'payments:completed.otherLink' } },
      })),
    );
  throw redirect(paymentBackPath(last.id), 303);
}
