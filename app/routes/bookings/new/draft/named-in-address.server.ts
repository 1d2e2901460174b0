import { isDefinedError } from '@orpc/client';
import { idsIn, namedOf } from '#app/domain/bookings/named-in-address.ts';
import { typedFrom } from '#app/domain/questionnaires/answers.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/**
 * Adds what the wizard's address brings along (B§2): an e-referral's number, files of a referral, and answers that were given before. What
 * the provider does not know as the patient's is left out; answers of before are shown in their step, and count once they are confirmed there.
 */
export async function withNamed(
  request: AccountRequest,
  { start, answers }: { start: URLSearchParams; answers: BookingAnswers },
): Promise<BookingAnswers> {
  const { referral, referralAttachments = '', lastQuestionnaireFulfilments, system } = namedOf(start);
  const [files, questionnaire] = await Promise.all([
    filesNamed(request, idsIn([referralAttachments])),
    lastQuestionnaireFulfilments && system
      ? answersNamed(request, { answers, system, id: lastQuestionnaireFulfilments })
      : undefined,
  ]);
  return {
    ...answers,
    ...(referral ? { referral: { refENumber: referral } } : {}),
    ...(questionnaire ? { questionnaire } : {}),
    facts: { ...answers.facts, ...(files.length > 0 ? { referralAttachments: files } : {}) },
  };
}

/** The account's own files among them. */
async function filesNamed({ provider }: AccountRequest, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const kept = await provider.bookings.temporaryAttachments();
  return kept.filter(({ id }) => ids.includes(id)).map(({ id, filename }) => ({ id, filename }));
}

type NamedBooking = { answers: BookingAnswers; system: string; id: string };

/** The answers given for a booking of the same patient, where the service still asks the same questionnaire. */
async function answersNamed({ provider }: AccountRequest, { answers, system, id }: NamedBooking) {
  const serviceCode = answers.services?.medicalServiceCode;
  if (!serviceCode) return undefined;
  const found = await known(
    Promise.all([
      provider.bookings.get({ system, id }),
      provider.questionnaires.ofBooking({ id }),
      provider.questionnaires.forBookings({ serviceCode }),
    ]),
  );
  if (!found) return undefined;
  const [booking, { fulfillment }, questionnaire] = found;
  const isMeant =
    booking.patient.id === chosenPatientId(answers) && fulfillment?.questionnaireId === questionnaire.id;
  if (!isMeant) return undefined;
  const typed = typedFrom({ questionnaire, answers: fulfillment.answers });
  return { questionnaireId: questionnaire.id, typed };
}

/** The answer; undefined where something of it is not there. */
async function known<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && isDefinedError(error)) return undefined;
    throw error;
  }
}
