import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { resendCode, resendPage } from '#app/services/appointments/code.server.ts';
import { codeAsked, phonePath } from './code.server.ts';

/** Ours: what to do when no code comes. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const asked = codeAsked(request);
  await asked.requireHold();
  const href = phonePath(request);
  return {
    ...(await resendPage(request, asked)),
    change: href === null ? null : { href, label: request.t('booking-wizard:summary.changePhone') },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  return resendCode(request, codeAsked(request));
}

export default function Resend() {
  return <PhoneCodeResending {...useLoaderData<typeof loader>()} />;
}
