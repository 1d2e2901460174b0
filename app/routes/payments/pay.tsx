import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PayPage } from '#app/components/payments/pay-page.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { formTargetHeaders } from '#app/services/page/form-target.ts';
import { beginPayment } from './begin.server.ts';
import { payPageOf } from './pay.server.ts';

/** Its form leads to the gateway. */
export const headers = formTargetHeaders;

/** Ours: what is paid, where one goes, and the button that begins it; to open it changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return payPageOf(request, args.params['refInvoice'] ?? '');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return beginPayment(request, args.params['refInvoice'] ?? '');
}

export default function PayInvoice() {
  return <PayPage page={useLoaderData<typeof loader>()} />;
}
