import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { resendView } from '#app/services/forms/phone-code.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { pathWithin, requireOwed, sendCode, sentCode } from './phone.server.ts';

/** Ours: what to do when no code comes. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  const code = await sentCode(request);
  return {
    ...resendView(request, { ...code, path: pathWithin(request, '/code') }),
    change: { href: pathWithin(request, ''), label: request.t('account:phone.change') },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  await requireOwed(request);
  const submission = await pressed(request);
  const sent = await sendCode(request);
  return sent instanceof Response ? sent : refused(submission, { '': [sent.refusal] }, sent);
}

export default function Resend() {
  return <PhoneCodeResending {...useLoaderData<typeof loader>()} />;
}
