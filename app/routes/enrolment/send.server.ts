import type { Submission } from '@conform-to/react';
import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { EnrolmentFault } from '#contract/enrolment/errors.ts';
import type { Enrolled, NewPerson } from '#contract/enrolment/schemas.ts';
import type { ProviderClient } from '#contract/index.ts';
import { LIST_PATHS } from '#app/domain/people/paths.ts';
import { identityOf } from '#app/journeys/person-identity.ts';
import { enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { postalCodeText } from '#app/services/forms/address.ts';
import { refused, refusedUntil } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { identifyForTelehealth } from '#app/services/provider/telehealth-identity.server.ts';
import { finishDraft } from '#app/services/wizard/drafts.server.ts';
import { withWay } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { donePathOf, type KnownOutcome } from './done.server.ts';
import { changePath, listOf, withFacts, stepPath, type DraftRequest } from './draft.server.ts';

type Sent = Submission<unknown, string[]>;
type Sending = { submission: Sent; consentVersion: string | undefined };

export const linkPath = (id: string) => `/account/registration/link?draft=${encodeURIComponent(id)}`;

/**
 * Sends the finished form (AP-16): somebody is looked for first, and then registered; or a link is asked for on a page of its own, or
 * the account has this person already. What was looked for once is not looked for again when the registration failed.
 */
export async function sendRegistration(request: DraftRequest, sending: Sending) {
  const { facts } = request.draft.answers;
  const found = facts.reference && facts.found ? { reference: facts.reference, found: facts.found } : null;
  const known = found ?? (await lookUp(request, sending));
  if (known instanceof Response || !('found' in known)) return known;
  // Nothing of a record is handed over to who says that it is their own: the answer to the registration says how to prove it (AP-57).
  if (known.found === 'LINK' && facts.role !== 'PATIENT') return redirect(linkPath(request.draft.id), 303);
  return register(request, { ...sending, reference: known.reference });
}

async function lookUp(request: DraftRequest, { submission }: Sending) {
  const { draft, provider } = request;
  const { facts, person } = draft.answers;
  if (!person) throw notFound();
  const { name, lastName } = person;
  const asked = { patientRole: facts.role, name, lastName, identity: identityOf(draft.answers) };
  const [error, finding] = await safe(provider.enrolment.find(asked));
  if (isDefinedError(error)) return refusal(request, { submission, error });
  if (error) return lookUpFailed(submission, error);
  const { answer, reference, patientId } = finding;
  if (answer === 'MINE') return toMine(request, patientId);
  await withFacts(request, { reference, found: answer });
  return { found: answer, reference };
}

/** A§8: nothing was made, however late or odd the answer was, for nobody was registered yet; all that was typed stays. */
function lookUpFailed(submission: Sent, error: unknown) {
  if (!outageOf(error)) throw error;
  return refused(submission, { '': ['enrolment:failed'] }, { status: 503 });
}

/** The way to the card of somebody whom the account has already; nothing was registered. */
function toMine(request: DraftRequest, patientId: string | undefined) {
  const path =
    patientId === undefined
      ? LIST_PATHS[request.draft.answers.facts.role]
      : `/account/patients/${encodeURIComponent(patientId)}`;
  return redirectWithNotice(request, path, { key: 'enrolment:mine', kind: 'notice' });
}

const CALLS = { PATIENT: 'registerMe', WARD: 'registerWard', CHILD: 'registerChild' } as const;

async function register(
  request: DraftRequest,
  { submission, consentVersion, reference }: Sending & { reference: string | undefined },
) {
  const { role } = request.draft.answers.facts;
  const call = CALLS[role];
  const person = newPerson(request, { consentVersion, reference });
  const [error, enrolled] = await safe(request.provider.enrolment[call](person));
  if (isDefinedError(error)) {
    return lacksFile(request, error) ? toFiles(request) : refusal(request, { submission, error });
  }
  if (error) {
    const texts = failedWrite(error, `enrolment.${call}`, listOf(role));
    if (!texts) throw error;
    return refused(submission, { '': texts }, { status: 503 });
  }
  if (enrolled.outcome === 'REGISTERED' && enrolled.patientId !== undefined) {
    await identifyForTelehealth(request, enrolled.patientId);
  }
  return finish(request, enrolled);
}

function newPerson(
  { draft: { answers } }: DraftRequest,
  { consentVersion, reference }: { consentVersion: string | undefined; reference: string | undefined },
): NewPerson {
  const { person, address, facts } = answers;
  if (!person || !address) throw notFound();
  const { country: countryCode, ...home } = address;
  const { name, middleName, lastName } = person;
  return {
    name,
    lastName,
    ...(middleName === '' ? {} : { middleName }),
    identity: identityOf(answers),
    address: { ...home, countryCode },
    attachments: facts.files.map(({ id }) => id),
    ...(consentVersion === undefined ? {} : { consentVersion }),
    ...(reference === undefined ? {} : { reference }),
  };
}

/** Leads to the page of the outcome. */
export function finish(
  request: DraftRequest,
  { outcome, patientId }: Enrolled | { outcome: KnownOutcome; patientId?: undefined },
) {
  const { role } = request.draft.answers.facts;
  const enrolledPath = donePathOf({ outcome, patientId, role });
  return finishDraft(wizard, request, { done: { enrolledPath } });
}

type Refusal = Extract<
  InferClientErrors<ProviderClient>['enrolment']['find' | 'registerMe' | 'registerWard'],
  { code: string }
>;

const FAULTS: Readonly<Record<Exclude<EnrolmentFault, 'ADDRESS'>, TextKey | null>> = {
  PERSON: null,
  BIRTH_DATE: 'enrolment:fault.BIRTH_DATE',
  COUNTRY: 'people:edit.country.unknown',
  CONSENT: 'enrolment:consent.changed',
  ATTACHMENTS: 'enrolment:fault.ATTACHMENTS',
};

/** The unit asks for a file only since this registration was begun; a kiosk, which takes none, says what it always says (B-14). */
const lacksFile = ({ draft, context }: DraftRequest, error: Refusal) =>
  error.code === 'INVALID' &&
  error.data.fault === 'ATTACHMENTS' &&
  draft.answers.facts.files.length === 0 &&
  !context.portal.environment.isKiosk;

/** The step of the files, which this registration had not, with why it is asked for now. */
async function toFiles(request: DraftRequest) {
  const { draft } = request;
  await withFacts(request, { takesFiles: true, needsFile: true });
  const why = { key: 'enrolment:files.required', kind: 'error' } as const;
  return redirectWithNotice(request, stepPath(draft.id, 'files'), why);
}

/** The text about what the provider finds wrong; of a postal code as the address's country has it. */
function textOf(fault: EnrolmentFault | undefined, country: string | undefined) {
  if (fault === 'ADDRESS') return postalCodeText('invalid', country);
  return (fault && FAULTS[fault]) ?? 'enrolment:fault.validation';
}

/** A§8: what the form says. @throws the page that says that it is not offered */
function refusal(request: DraftRequest, { submission, error }: { submission: Sent; error: Refusal }) {
  if (error.code === 'NOT_OFFERED') throw partIsOff();
  if (error.code === 'TOO_MANY_LOOK_UPS') {
    const { until } = error.data;
    return refusedUntil(request, submission, { field: '', text: 'enrolment:tooMany', until });
  }
  const fault = error.code === 'INVALID' ? error.data.fault : undefined;
  const text = textOf(fault, request.draft.answers.address?.country);
  const isOfAddress = fault === 'COUNTRY' || fault === 'ADDRESS';
  const href = changePath(request.draft.id, 'address');
  const said = isOfAddress ? withWay(text, { href, words: 'enrolment:review.change.address' }) : text;
  return refused(submission, { '': [said] }, { status: error.code === 'INVALID' ? 400 : 409 });
}
