import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { sendCode, sentCode } from '#app/services/appointments/code.server.ts';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { requireHold } from '#app/routes/teleconsultations/draft/hold.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { ResendForm, sendingText } from '#app/services/forms/phone-code.server.ts';
import { codeAsked, codePath } from './code.server.ts';

/** /newteleconsultation/code/resend (ours): what to do when no code comes. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  await requireHold(request);
  const code = await sentCode(request, codeAsked(request));
  return {
    title: request.t('bookings:code.missing'),
    back: { href: codePath(request), label: request.t('bookings:code.back') },
    phone: code.phone,
    isSent: code.sent !== undefined,
    sending: sendingText(request, code),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const submission = parseWithZod(await request.form(), { schema: ResendForm });
  const sent = await sendCode(request, codeAsked(request));
  return sent instanceof Response ? sent : refused(submission, { '': sent.refusals }, sent);
}

export default function Resend() {
  return <PhoneCodeResending {...useLoaderData<typeof loader>()} />;
}
