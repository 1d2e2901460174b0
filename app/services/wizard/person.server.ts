import { z } from 'zod';
import type { Patient } from '#contract/patients/schemas.ts';
import { roleText } from '#app/domain/patients/patients.ts';
import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { chosen } from '#app/services/forms/fields.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { ageInWords, personNames, unlessConfirmed } from '#app/services/page/person-names.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type Among = PortalRequest & Readonly<{ draft: Readonly<{ patients: readonly Patient[] }> }>;

const personForm = (required: TextKey) => z.object({ patientId: chosen({ required }) });
export type PersonForm = ReturnType<typeof personForm>;

/** The answer of for whom it is, where that is known before it is asked: the one person there is, or the one of several whom the address names. */
export function knownPerson(patients: readonly Patient[], named: string | null) {
  const [only, ...others] = patients;
  const one = others.length === 0 ? only : undefined;
  const person = one ? undefined : patients.find(({ id }) => id === named);
  return {
    facts: { patientCount: patients.length, ...(one ? { onlyPatientId: one.id } : {}) },
    ...(person ? { patients: { patientId: person.id } } : {}),
  };
}

type Drafted = Pick<Among, 'draft'> & { draft: { answers: Parameters<typeof chosenPatientId>[0] } };

/** For whom the draft is, among those for whom the account may act; undefined while nobody is chosen. */
export const personOf = ({ draft: { patients, answers } }: Drafted) =>
  patients.find(({ id }) => id === chosenPatientId(answers));

/** The same once it is known. @throws 404 while it is not, and for whoever may not be acted for any more */
export function patientOf(request: Drafted) {
  const patient = personOf(request);
  if (!patient) throw notFound();
  return patient;
}

/** A person's name as a row of the review has it; empty while nobody is chosen. */
export const nameIn = (request: Among, person: Patient | undefined) =>
  person ? personNames(request, request.draft.patients)(person) : '';

/** The person as a choice made before; none while nobody is chosen. */
export const personFact = (
  request: Among,
  person: Patient | undefined,
  fact: Pick<ChosenFact, 'term' | 'change'>,
): ChosenFact[] => (person ? [{ icon: 'user', value: nameIn(request, person), ...fact }] : []);

/** The people among whom a step asks for whom it is, each with what tells them apart. */
export function personOptions(request: Among, offered = request.draft.patients) {
  const { draft, t } = request;
  const nameOf = personNames(request, draft.patients);
  return offered.map((person) => ({
    value: person.id,
    label: nameOf(person),
    hint: unlessConfirmed(
      request,
      person,
      `${t(roleText(person.patientRole))}, ${ageInWords(request, person.birthDate)}`,
    ),
  }));
}

/** The person whom the step's form names, and how it is refused; or the answer to a form that names nobody of them. */
export async function personSent(request: Among, required: TextKey) {
  const submission = parseWithZod(await request.form(), { schema: personForm(required) });
  if (submission.status !== 'success') return { answer: invalid(submission) };
  const refuse = (text: ErrorText) => refused(submission, { patientId: [text] });
  const person = request.draft.patients.find(({ id }) => id === submission.value.patientId);
  return person ? { person, refuse } : { answer: refuse(required) };
}
