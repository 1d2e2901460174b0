import type { ConsentAnswers } from '#app/journeys/consent/draft.ts';
import { chosenPatientId } from '#app/journeys/consent/journey.ts';
import { consentWizard as wizard } from '#app/journeys/consent/wizard.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { unfinishedDrafts } from '#app/services/wizard/unfinished.server.ts';

/** The purpose of a draft: a kind for a patient and who is named. Null while no kind is chosen: there is nothing to go on with. */
export function purposeOf(answers: ConsentAnswers) {
  const { kind, person, partner, scope } = answers;
  if (!kind) return null;
  const named = kind.kind === 'CDPM' ? [person?.name, person?.lastName] : [];
  const shared = kind.kind === 'CPAR' ? [partner?.partnerId, scope?.personnelId] : [];
  return JSON.stringify([chosenPatientId(answers), kind.kind, ...named, ...shared]);
}

/** The consents that the account has begun and not finished, for the list; apart from them those that cannot be opened. */
export async function unfinishedConsents(request: AccountRequest) {
  const { unfinished, closed } = await unfinishedDrafts(wizard, request, purposeOf);
  const answered = await orOutage(patientsOf(request));
  const patients = answered.ok ? answered.data : [];
  const nameOf = personNames(request, patients);
  return {
    unfinished: unfinished.flatMap(({ id, answers, endsAt, continuePath, discardPath }) => {
      const patientId = chosenPatientId(answers);
      const patient = patients.find((one) => one.id === patientId);
      // A draft for somebody whom the account may act for no more is none.
      if (!answers.kind || (patientId !== undefined && !patient)) return [];
      const kind = request.t(`given-consents:kind.${answers.kind.kind}`);
      const isOne = patients.length < 2 || !patient;
      const until = textIn(request.language).formatDeadline(dayOf(endsAt), request.now);
      return [{ id, until, continuePath, discardPath, name: isOne ? kind : `${kind}, ${nameOf(patient)}` }];
    }),
    closed,
  };
}
export type UnfinishedConsent = Awaited<ReturnType<typeof unfinishedConsents>>['unfinished'][number];
