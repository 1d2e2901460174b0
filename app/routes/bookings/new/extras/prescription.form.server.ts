import { z } from 'zod';
import type { TakenDrug } from '#contract/bookings/schemas/prescriptions.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { oneLine, severalLines } from '#app/domain/typed.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { chosenPatientId } from '#app/journeys/booking/journey.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

const MOST_DRUGS = 30;
/** Line breaks alone may stand in a text of several lines. */
const isPlain = (text: string) => !/\p{Cc}/u.test(text.replaceAll('\n', ''));

const typed = z
  .string()
  .transform(severalLines)
  .refine(isPlain, { error: 'booking-wizard:prescription.notPlain' });

/** One drug a line. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');

export const PrescriptionForm = z
  .object({
    drugs: z.array(z.string().max(80)).max(MOST_DRUGS).default([]),
    others: typed
      .transform(linesOf)
      .refine((lines) => lines.every(({ length }) => length <= 120), {
        error: 'booking-wizard:prescription.others.tooLong',
      })
      .default([]),
    reason: typed.optional(),
  })
  .superRefine(({ drugs, others, reason = '' }, context) => {
    const issue = (path: string, message: TextKey) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const count = drugs.length + others.length;
    if (count === 0) issue('others', 'booking-wizard:prescription.others.required');
    if (count > MOST_DRUGS) issue('others', 'booking-wizard:prescription.others.tooMany');
    if (reason === '') issue('reason', 'booking-wizard:prescription.reason.required');
    if (reason.length > 500) issue('reason', 'booking-wizard:prescription.reason.tooLong');
  });

/** What the patient takes often, or the outage to show instead. */
export function takenDrugs({ provider, draft: { answers } }: DraftRequest) {
  const patientId = chosenPatientId(answers);
  if (!patientId || !answers.dates) throw notFound();
  return orOutage(provider.bookings.frequentlyTakenDrugs({ a: answers.dates.system, b: patientId }));
}

/** "Ramipryl, tabletki, 5 mg". */
export const drugText = ({ name, form, dose }: TakenDrug) =>
  providerText([name, form, dose].flatMap((part) => (part ? plainText(part) : [])).join(', '));

/** The answer as the form shows it again. */
export const typedBefore = ({ prescription }: BookingAnswers) =>
  prescription && {
    drugs: prescription.drugs.flatMap(({ id }) => id ?? []),
    others: prescription.drugs.flatMap(({ id, name }) => (id ? [] : name)).join('\n'),
    reason: prescription.prescriptionVisitReason,
  };

/** Keeps what is asked for; drugs that are ticked must be on the patient's list. */
export async function askForPrescription(
  request: DraftRequest,
  { drugs, others, reason = '' }: z.output<typeof PrescriptionForm>,
) {
  const taken = drugs.length > 0 ? await takenDrugs(request) : { ok: true as const, data: [] };
  if (!taken.ok) return { refusal: 'booking-wizard:prescription.drugs.outage' } as const;
  const chosen = drugs.map((id) => taken.data.find((drug) => drug.id === id));
  const known = chosen.filter((drug) => drug !== undefined);
  if (known.length < drugs.length) return { refusal: 'booking-wizard:prescription.drugs.unknown' } as const;

  const value = {
    prescriptionVisitReason: reason,
    drugs: [
      ...known.map((drug) => ({ id: drug.id, name: plainText(drugText(drug)) })),
      ...others.map((name) => ({ name })),
    ],
  };
  return answer(request, request.draft, { step: 'prescription', value });
}
