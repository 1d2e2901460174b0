import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RegistrationState } from '#contract/registration/schemas.ts';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { maskedPhone } from '#app/domain/patients/patients.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { resendView } from '#app/services/forms/phone-code.server.ts';
import { sendAgain, sendingWords } from './code.server.ts';
import { pathsOf, registeredHere, stateOf, type RegisteredRequest } from './registered.server.ts';

/** Ours: no code has come, or it is over. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  const { page, number } = pathsOf(request);
  const { state, channel, phoneNumber, correctionsLeft, ...sending } = await stateOf(request);
  if (state === 'DONE' || channel !== 'SMS' || phoneNumber === undefined) throw redirect(page, 303);
  const title = request.t('registration:summary.number.title');
  return {
    ...resendingOf(request, { ...sending, phone: maskedPhone(phoneNumber), path: page }),
    change: correctionsLeft > 0 ? { href: number, label: title } : null,
  };
}

type Sending = Pick<RegistrationState, 'sendsLeft' | 'nextSendAt' | 'codeValidUntil'> &
  Readonly<{ phone: string; path: string }>;

/** The page as every code has it, in words that are true of a number that got none. */
function resendingOf(
  request: RegisteredRequest,
  { codeValidUntil, sendsLeft, nextSendAt, phone, path }: Sending,
) {
  const sent = codeValidUntil === undefined ? {} : { sent: {} };
  const view = resendView(request, { phone, path, sendsLeft, nextSendAt, ...sent });
  return { ...view, sending: sendingWords(request, view.sending) };
}

export async function action(args: ActionFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  const submission = await pressed(request);
  const done = await sendAgain(request, await stateOf(request));
  return done instanceof Response ? done : refused(submission, { '': [done.refusal] }, done);
}

export default function ResendOfRegistration() {
  return (
    <PhoneCodeResending {...useLoaderData<typeof loader>()}>
      <NoAccess question="registration:summary.noContact" />
    </PhoneCodeResending>
  );
}
