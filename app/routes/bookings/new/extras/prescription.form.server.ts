import { seesRecord } from '#app/services/access/scopes.ts';
import { z } from 'zod';
import type { TakenDrug } from '#contract/bookings/schemas/prescriptions.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { oneLine } from '#app/domain/typed.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { issue, lines, said } from '#app/services/forms/fields.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

const MOST_DRUGS = 30;

/** One drug a line. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');

export const PrescriptionForm = z
  .object({
    drugs: z.array(z.string().max(80)).max(MOST_DRUGS).default([]),
    others: lines({})
      .transform((text = '') => linesOf(text))
      .refine(
        (names) => names.every(({ length }) => length <= 120),
        said('booking-wizard:prescription.others.tooLong'),
      )
      .default([]),
    reason: lines({}),
  })
  .superRefine(({ drugs, others, reason = '' }, context) => {
    const count = drugs.length + others.length;
    if (count === 0) issue(context, 'booking-wizard:prescription.others.required', 'others');
    if (count > MOST_DRUGS) issue(context, 'booking-wizard:prescription.others.tooMany', 'others');
    if (reason === '') issue(context, 'booking-wizard:prescription.reason.required', 'reason');
    if (reason.length > 500) issue(context, 'booking-wizard:prescription.reason.tooLong', 'reason');
  });

/** The drugs that the patient takes often, or the outage to show instead. */
export async function takenDrugs({ provider, draft: { answers, patients } }: DraftRequest) {
  const patientId = chosenPatientId(answers);
  if (!patientId || !answers.dates) throw notFound();
  if (!seesRecord(patients, patientId)) return { ok: true as const, data: [] };
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
