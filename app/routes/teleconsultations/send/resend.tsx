import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { resendCode, resendPage } from '#app/services/appointments/code.server.ts';
import { codeAsked } from './code.server.ts';

/** /newteleconsultation/code/resend (ours): what to do when no code comes. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const asked = codeAsked(request);
  await asked.requireHold();
  return resendPage(request, asked);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  return resendCode(request, codeAsked(request));
}

export default function Resend() {
  return <PhoneCodeResending {...useLoaderData<typeof loader>()} />;
}
