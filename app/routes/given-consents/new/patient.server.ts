import { roleText } from '#app/domain/patients/patients.ts';
import { ageInWords, personNames, unlessConfirmed } from '#app/services/page/person-names.server.ts';
import { mayGiveFor, settingsOf } from './draft.server.ts';
import type { DraftRequest } from './draft-request.server.ts';

/** Everybody for whom the account may give a consent, and whether there are others for whom it may not. */
export async function patientOptions(request: DraftRequest) {
  const { draft, t } = request;
  const settings = await settingsOf(request);
  const offered = draft.patients.filter((patient) => mayGiveFor(patient, settings));
  const nameOf = personNames(request, draft.patients);
  return {
    areOthersLeft: offered.length < draft.patients.length,
    options: offered.map((person) => ({
      value: person.id,
      label: nameOf(person),
      hint: unlessConfirmed(
        request,
        person,
        `${t(roleText(person.patientRole))}, ${ageInWords(request, person.birthDate)}`,
      ),
    })),
  };
}
