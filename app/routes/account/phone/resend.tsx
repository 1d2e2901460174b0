import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { sendingText } from '#app/services/forms/phone-code.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { PATHS, requireWaiting } from './phone.server.ts';
import { codeSent } from './send.server.ts';

/** Sends a code to the number that waits: the first one, or another. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { waiting, sent, ...state } = await requireWaiting(request);
  const back = sent
    ? { href: PATHS.code, label: request.t('bookings:code.back') }
    : { href: PATHS.phone, label: request.t('account:ownPhone.other') };
  const phone = phoneAsSaid({ phone: waiting.phoneNumber, language: request.language });
  return {
    title: sent ? request.t('bookings:code.missing') : request.t('account:ownPhone.confirm', { phone }),
    ...{
      back,
      phone,
      isSent: sent !== undefined,
      sending: sendingText(request, state),
    },
    change: sent ? { href: PATHS.phone, label: request.t('account:ownPhone.other') } : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await requireWaiting(request);
  const submission = await pressed(request);
  const sent = await codeSent(request);
  return sent instanceof Response ? sent : refused(submission, { '': [sent.refusal] }, sent);
}

export default function ResendOwnCode() {
  return <PhoneCodeResending {...useLoaderData<typeof loader>()} />;
}
