import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { resendView } from '#app/services/forms/phone-code.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { codePath, keyOf, requireCode, sendConfirmationCode } from './confirmation.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { code } = await requireCode(request, args.params);
  return resendView(request, { ...code, path: codePath(keyOf(args.params)) });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = await pressed(request);
  const sent = await sendConfirmationCode(request, keyOf(args.params));
  return sent instanceof Response ? sent : refused(submission, { '': sent.texts }, sent);
}

export default function Resend() {
  return <PhoneCodeResending {...useLoaderData<typeof loader>()} />;
}
