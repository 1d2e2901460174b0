import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { RegistrationState } from '#contract/registration/schemas.ts';
import { failedCode, tooManyCodes, type NotSent } from '#app/services/forms/phone-code.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { maskedPhone } from '#app/domain/patients/patients.ts';
import { partsOf, withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { keepRegistered, nextSendOf, pathsOf, stateOf, type RegisteredRequest } from './registered.server.ts';

type NotTaken = { field: 'code' | ''; texts: ErrorText[]; status: 422 | 503 };

const WRONG: NotTaken = { field: 'code', texts: ['public:phone.codeRefused'], status: 422 };
const NONE_GOOD: NotTaken = { field: '', texts: ['bookings:code.over'], status: 422 };

/** Takes the code (C§8): the summary follows, which says what came of it. Or says why it is not taken; of a wrong one always the same. */
export async function takeCode(
  request: RegisteredRequest,
  { phoneNumber, code }: { phoneNumber: string; code: string },
): Promise<Response | NotTaken> {
  const { registrationId } = request.registered;
  if (registrationId === null) return WRONG;
  const given = { phoneNumber, confirmationCode: code, registrationId };
  const [error] = await safe(request.provider.account.confirmActivation(given));
  if (isDefinedError(error)) {
    if (error.code === 'CODE_OVER') return NONE_GOOD;
    if (error.code === 'BAD_CODE' && error.data.triesLeft === 0)
      return { ...NONE_GOOD, texts: ['bookings:code.noTries'] };
    // The number is proved; what is known already the state says (C-17, S-60).
    if (error.code === 'VALIDATION_ERROR' || error.code === 'PHONE_ALREADY_IN_USE')
      return redirect(pathsOf(request).page, 303);
    return (await isDone(request)) ? redirect(pathsOf(request).page, 303) : WRONG;
  }
  const texts = failedCode(error, 'account.confirmActivation');
  if (texts) return { field: '', texts, status: 503 };
  if (error) throw error;
  await keepRegistered(request, { isPhoneProved: true });
  return redirect(pathsOf(request).page, 303);
}

/** A code that was sent twice, or whose answer was lost, has done its work. */
async function isDone(request: RegisteredRequest) {
  const { state, contactKnown } = await stateOf(request);
  return state === 'DONE' || contactKnown !== undefined;
}

/** When a code can be sent, in words that are true of a number that got none yet. */
export function sendingWords({ registered }: RegisteredRequest, text: ErrorText): ErrorText {
  const { key, values } = partsOf(text);
  if (!registered.isWithoutCode || key !== 'bookings:code.soon') return text;
  const phone = maskedPhone(registered.phoneNumber ?? '');
  return withValues('registration:summary.code.from', { ...values, phone });
}

/** Sends a new code to the number of the registration, by phone-no or phone-no2 (AP-08), and leads back; or says why none is sent. */
export async function sendAgain(request: RegisteredRequest, { phoneNumber }: RegistrationState) {
  if (phoneNumber === undefined) return redirect(pathsOf(request).page, 303);
  const refusal = await notSent(request, phoneNumber);
  if (refusal) return refusal;
  await keepRegistered(request, { sentAt: request.now.getTime(), isWithoutCode: false });
  return redirectWithNotice(request, pathsOf(request).page, 'bookings:code.sent');
}

/** Why none is sent: to a number that got none the last code was not sent either. */
function tooSoon(request: RegisteredRequest, bound: Parameters<typeof tooManyCodes>[1]): NotSent {
  const { refusal, ...answered } = tooManyCodes(request, bound);
  return { refusal: sendingWords(request, refusal), ...answered };
}

async function notSent(request: RegisteredRequest, phoneNumber: string): Promise<Response | NotSent | null> {
  const { registrationId, patientId, sentAt } = request.registered;
  if (registrationId === null) {
    const until = nextSendOf(sentAt);
    if (until <= request.now.getTime()) return null;
    return tooSoon(request, { until: new Date(until).toISOString(), sendsLeft: 4 });
  }
  const { account } = request.provider;
  const asked = { phoneNumber, registrationId };
  const [error] = await safe(
    patientId === undefined
      ? account.sendActivationCode(asked)
      : account.sendActivationCodeFor({ ...asked, patientId }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'TOO_MANY_CODES') return tooSoon(request, error.data);
    if (error.code === 'BUSY') return { refusal: 'public:login.failure.busy', status: 503 };
    if (error.code === 'SMS_DISABLED') return { refusal: 'public:phone.smsDisabled' };
    return redirect(pathsOf(request).page, 303);
  }
  if (error) throw error;
  return null;
}

/** Corrects the number (AP-71) and leads back, where it is said whether a code was sent to it, or that it is not corrected here any more. */
export async function correctNumber(request: RegisteredRequest, phoneNumber: string): Promise<Response> {
  const { registrationId } = request.registered;
  if (registrationId === null) {
    await keepRegistered(request, { phoneNumber, sentAt: request.now.getTime() });
    return redirectWithNotice(request, pathsOf(request).page, 'registration:summary.number.sent');
  }
  const [error, answer] = await safe(
    request.provider.registration.correctPhone({ registrationId, phoneNumber }),
  );
  if (isDefinedError(error)) {
    return redirectWithNotice(request, pathsOf(request).page, {
      key: 'registration:summary.number.closed',
      kind: 'error',
    });
  }
  if (error) throw error;
  await keepRegistered(request, { phoneNumber, isWithoutCode: !answer.isSent });
  const key = answer.isSent
    ? ('registration:summary.number.sent' as const)
    : ('registration:summary.number.notSent' as const);
  return redirectWithNotice(request, pathsOf(request).page, {
    key,
    kind: answer.isSent ? 'success' : 'notice',
  });
}

/** Goes on for another person with a number that an account has (AP-72). */
export async function shareNumber(request: RegisteredRequest) {
  const { registrationId } = request.registered;
  if (registrationId === null) return redirect(pathsOf(request).page, 303);
  const [error] = await safe(request.provider.registration.shareContact({ registrationId }));
  if (isDefinedError(error)) {
    return redirectWithNotice(request, pathsOf(request).page, {
      key: 'registration:summary.known.notShared',
      kind: 'error',
    });
  }
  if (error) throw error;
  await keepRegistered(request, { isPhoneProved: true });
  return redirect(pathsOf(request).page, 303);
}
