import type { Patient } from '#contract/patients/schemas.ts';
import { isMoveAsked } from '#app/domain/bookings/paths.ts';
import { change } from '#app/journeys/engine.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { teleconsultationJourney as journey } from '#app/journeys/teleconsultation/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { serviceAnswer } from '#app/journeys/appointment.ts';
import { answerFor } from '#app/routes/teleconsultations/what/answer.server.ts';
import { namedOffer } from '#app/routes/teleconsultations/what/named.server.ts';
import { checkOffer, offersOf } from '#app/routes/teleconsultations/what/offer.server.ts';
import { declarationWay } from '#app/services/appointments/declaration-way.server.ts';
import { moveToBegin } from '#app/routes/teleconsultations/when/move-start.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { knownPerson } from '#app/services/wizard/person.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The answers known before the first one is given; `refusal`: why the service that the address names is not among them. */
type Beginning = {
  answers: TeleconsultationAnswers;
  refusal?: ErrorText;
  way?: { href: string; words: TextKey } | undefined;
};

type Asked = { start: URLSearchParams; patients: readonly Patient[] };

/**
 * The answers known before the first one is given: of the account, and of the query with which the wizard was entered.
 * Nothing of it is stored until somebody answers. Throws the way out of a move that cannot be.
 */
export async function beginningOf(request: AccountRequest, { start, patients }: Asked): Promise<Beginning> {
  const answers = knownPerson(patients, start.get('patient'));
  if (!isMoveAsked(start)) return withService(request, { start, answers });
  const moved = await moveToBegin(request, { start, patients });
  return { answers: { ...moved, facts: { ...answers.facts, ...moved.facts } } };
}

/** The answers with the service that the address names, when it is one alone; it is checked once the patient is known. */
async function withService(
  request: AccountRequest,
  { start, answers }: { start: URLSearchParams; answers: TeleconsultationAnswers },
): Promise<Beginning> {
  if (!start.has('service')) return { answers };
  const patientId = chosenPatientId(answers);
  const found = namedOffer(await offersOf(request, patientId), start);
  if (found === null) return { answers };
  if ('refusal' in found) return { answers, refusal: found.refusal };
  if (!patientId) {
    const value = { ...serviceAnswer(found.entry, { isOnline: true }), isNow: found.isNow };
    const { commercialService: isCommercial } = found.entry;
    return change({ journey, answers, step: 'services', value, facts: { isCommercial } });
  }

  const checked = await checkOffer(request, { patientId, availabilityId: found.entry.availabilityId });
  if ('refusal' in checked) {
    const way = await declarationWay(request, { ...checked, patientId });
    return { answers, refusal: checked.refusal, way };
  }
  const kept = await answerFor(request, { patientId, offer: checked.offer });
  if ('refusals' in kept) {
    const [refusal] = kept.refusals;
    return { answers, ...(refusal ? { refusal } : {}) };
  }
  return change({ journey, answers, step: 'services', ...kept });
}
