import type { Submission } from '@conform-to/react';
import { randomInt } from 'node:crypto';
import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { ProviderClient } from '#contract/index.ts';
import { NEW_PASSWORD_TEXTS } from '#app/routes/public/new-password.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused, refusedUntil } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { hearRegistrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { finishGuest } from '#app/services/registration/finish.server.ts';
import { entryOff } from '#app/services/registration/guest.server.ts';
import { isTrapped, checkPace } from '#app/services/registration/robots.server.ts';
import { spendSum } from '#app/services/registration/sum.server.ts';
import { isReachable } from '#app/journeys/engine.ts';
import { storeAnswer } from '#app/services/wizard/drafts.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Registered } from '#app/journeys/registration/done.ts';
import type { RegistrationStep } from '#app/journeys/registration/journey.ts';
import { bodyOf } from './body.server.ts';
import { changePath, stepPath, type DraftRequest } from './draft.server.ts';
import { answersSent, hasCode, isProvedTooLongAgo, proofIsOver } from './review.server.ts';

type Sent = Submission<unknown, string[]>;
const FAILED = 'enrolment:failed';
const NOT_MADE = 'registration:notMade';

type Sending = { submission: Sent; password: string | undefined };

/** Sends a guest's registration, once however often it is posted; whoever is known already has the same answer as anybody (C-17, S-60). */
export async function sendGuest(request: DraftRequest, { submission, password }: Sending) {
  if (isProvedTooLongAgo(request))
    return refused(submission, { '': [proofIsOver(request)] }, { status: 409 });
  if (request.context.isCrowded) return refused(submission, { '': [crowdedText(password)] }, { status: 503 });
  const tooQuick = await checkPace(request);
  if (tooQuick) return refused(submission, { '': [tooQuick] });
  const body = bodyOf(request, password);
  const { phoneNumber, email } = body.account.contactData;
  const typed = {
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    ...(email === undefined ? {} : { email }),
    isAlsoPatient: answersSent(request).guardian?.isAlsoPatient === true,
    isPasswordLater: password === undefined,
  };
  const seeming = (await hasCode(request)) ? 'SMS' : email === undefined ? 'NONE' : 'EMAIL';
  if (await isTrapped(request)) {
    const told = { ...typed, ...(await seemingName(request, seeming)) };
    return finishGuest(request.wizard, request, { ...told, channel: seeming, registrationId: null });
  }
  const [error, made] = await safe(request.provider.registration.create(body));
  if (isDefinedError(error)) return refusal(request, { submission, error, typed, seeming });
  if (error) {
    const texts = failedWrite(error, 'registration.create');
    if (!texts) throw error;
    // Its sentence alone, and no doubt behind it: nothing was made.
    const isNothingMade = texts.length === 1 && texts[0] === FAILED;
    return refused(submission, { '': isNothingMade ? [FAILED, NOT_MADE] : texts }, { status: 503 });
  }
  const { registrationId, channel, patientId } = made;
  return finishGuest(request.wizard, request, {
    ...typed,
    registrationId,
    channel,
    ...(patientId === undefined ? {} : { patientId }),
  });
}

/** C-115: who has no contact to prove is let in at once, with a number behind the name; so it seems to a program, too. */
async function seemingName(request: DraftRequest, seeming: Refused['seeming']) {
  const { phoneConfirmationEnabled } = await hearRegistrationSettings(request);
  const { phoneNumber, username } = request.draft.answers.contact ?? {};
  const isLetIn = seeming === 'NONE' && (phoneNumber === undefined || !phoneConfirmationEnabled);
  return isLetIn
    ? { seemingUsername: `${username?.toLowerCase() ?? 'pacjent'}${randomInt(1_000, 10_000)}` }
    : {};
}

/** A password comes back in no form; where none was typed there is none to type again. */
const crowdedText = (password: string | undefined) =>
  password === undefined ? 'registration:crowded' : 'registration:busy';

type Refusal = Extract<InferClientErrors<ProviderClient>['registration']['create'], { code: string }>;
type Invalid = Extract<Refusal, { code: 'VALIDATION_ERROR' }>['data'];
type Refused = {
  submission: Sent;
  error: Refusal;
  typed: Pick<Registered, 'phoneNumber' | 'email' | 'isAlsoPatient' | 'isPasswordLater'>;
  seeming: 'SMS' | 'EMAIL' | 'NONE';
};

/** The text of what the provider finds wrong, and the step in which it is mended. */
const FAULTS: Readonly<
  Record<NonNullable<Invalid['fault']>, readonly [TextKey, Exclude<RegistrationStep, 'review'> | null]>
> = {
  NAMES: ['registration:fault.NAMES', 'person'],
  PERSON: ['registration:fault.PERSON', 'person'],
  NATIONAL_ID: ['registration:fault.NATIONAL_ID', 'person'],
  BIRTH_DATE: ['enrolment:fault.BIRTH_DATE', 'person'],
  SAME_PERSON: ['registration:samePerson', 'person'],
  COUNTRY: ['registration:fault.COUNTRY', null],
  ADDRESS: ['registration:fault.ADDRESS', 'address'],
  PHONE: ['registration:fault.PHONE', 'contact'],
  EMAIL: ['registration:fault.EMAIL', 'contact'],
  USERNAME: ['registration:fault.USERNAME', 'contact'],
  PASSWORD: ['public:newPassword.required', null],
  CONSENT: ['enrolment:consent.changed', 'consents'],
  ATTACHMENTS: ['enrolment:fault.ATTACHMENTS', 'files'],
};

/** The page's answer to a refusal; the owner of known data hears of it elsewhere. @throws the page that says that it is not offered */
async function refusal(request: DraftRequest, { submission, error, typed, seeming }: Refused) {
  const { code } = error;
  if (code === 'NOT_OFFERED') throw await entryOff(request);
  if (code === 'TOO_MANY_REGISTRATIONS') {
    const { until } = error.data;
    return refusedUntil(request, submission, { field: '', text: 'registration:tooMany', until });
  }
  if (code === 'BUSY') return refused(submission, { '': ['registration:busy'] }, { status: 503 });
  if (code === 'CONSENT_CHANGED') return toConsents(request, typed);
  if (code === 'PROOF_OVER') return refused(submission, { '': [proofIsOver(request)] }, { status: 409 });
  if (code !== 'VALIDATION_ERROR') {
    return refused(submission, { password: [NEW_PASSWORD_TEXTS[code]] }, { status: 400 });
  }
  const { cause, fault } = error.data;
  if (fault === 'PASSWORD') return refused(submission, { password: [FAULTS.PASSWORD[0]] }, { status: 400 });
  await spendSum(request);
  // S-60: what a host knows is told nobody who has proved no contact; the page is that of everybody.
  if (cause && !fault) {
    return finishGuest(request.wizard, request, { ...typed, channel: seeming, registrationId: null });
  }
  const [key, step] = fault ? FAULTS[fault] : ([FAILED, null] as const);
  const own = { href: changePath(request, 'own'), words: 'registration:mend.own' } as const;
  return redirectWithNotice(request, stepPath(request, pageFor(request, step)), [
    { key, kind: 'error', ...(fault === 'SAME_PERSON' ? { next: { way: own } } : {}) },
    ...(fault ? [] : [{ key: NOT_MADE, kind: 'notice' } as const]),
    ...passwordLater(typed),
  ]);
}

/** The page on which a fault is mended; that of the sum, which is asked anew, where it has none or its page is not on the way. */
const pageFor = ({ wizard: { journey }, draft: { answers } }: DraftRequest, step: RegistrationStep | null) =>
  step !== null && isReachable({ journey, answers, step }) ? step : 'consents';

/** A password is kept nowhere; whoever has typed one hears when it is asked for again. */
const passwordLater = ({ isPasswordLater }: Refused['typed']) =>
  isPasswordLater ? [] : [{ key: 'registration:review.passwordOnLast', kind: 'notice' } as const];

/** the texts are shown anew and ticked anew; everything else stands. */
async function toConsents(request: DraftRequest, typed: Refused['typed']) {
  await storeAnswer(request.wizard, request, { draft: request.draft, step: 'consents', value: undefined });
  const why = { key: 'enrolment:consent.changed', kind: 'error' } as const;
  return redirectWithNotice(request, stepPath(request, 'consents'), [why, ...passwordLater(typed)]);
}
