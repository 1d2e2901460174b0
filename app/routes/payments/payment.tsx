import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PaymentPage } from '#app/components/payments/payment-page.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { askNow } from './ask.server.ts';
import { paymentPage } from './payment.server.ts';

/** Ours: one payment, its steps, what comes next, and the ways on. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return paymentPage(request, args.params['id'] ?? '');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return askNow(request, args.params['id'] ?? '');
}

export default function PaymentDetails() {
  return <PaymentPage page={useLoaderData<typeof loader>()} />;
}
