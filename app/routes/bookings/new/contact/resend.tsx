import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { ResendForm, sendingText } from '#app/services/forms/phone-code.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { codeAsked, codePath, phonePath } from './code.server.ts';
import { sendCode, sentCode } from '#app/services/appointments/code.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { requireHold } from '#app/routes/bookings/new/send/summary.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  await requireHold(request);
  const code = await sentCode(request, codeAsked(request));
  const href = phonePath(request);
  return {
    title: request.t('bookings:code.missing'),
    back: { href: codePath(request), label: request.t('bookings:code.back') },
    phone: code.phone,
    isSent: code.sent !== undefined,
    sending: sendingText(request, code),
    change: href === null ? null : { href, label: request.t('booking-wizard:summary.changePhone') },
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
