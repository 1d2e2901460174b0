import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/account/phone-code.tsx';
import { maskedPhone } from '#app/domain/patients/patients.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { resendView } from '#app/services/forms/phone-code.server.ts';
import { sendAgain } from './code.server.ts';
import { pathsOf, registeredHere, stateOf } from './registered.server.ts';

/** Ours: no code has come, or it is over. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  const paths = pathsOf(request);
  const { state, channel, phoneNumber, codeValidUntil: sent, ...sending } = await stateOf(request);
  if (state === 'DONE' || channel !== 'SMS' || phoneNumber === undefined) throw redirect(paths.page, 303);
  return {
    ...resendView(request, {
      phone: maskedPhone(phoneNumber),
      path: paths.page,
      sendsLeft: sending.sendsLeft,
      nextSendAt: sending.nextSendAt,
      ...(sent === undefined ? {} : { sent: {} }),
    }),
    change:
      sending.correctionsLeft > 0
        ? { href: paths.number, label: request.t('registration:summary.number.title') }
        : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  const submission = await pressed(request);
  const done = await sendAgain(request, await stateOf(request));
  return done instanceof Response ? done : refused(submission, { '': [done.refusal] }, done);
}

export default function ResendOfRegistration() {
  return <PhoneCodeResending {...useLoaderData<typeof loader>()} />;
}
