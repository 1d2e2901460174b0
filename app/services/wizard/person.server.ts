import { z } from 'zod';
import type { Patient } from '#contract/patients/schemas.ts';
import { roleText } from '#app/domain/patients/patients.ts';
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
