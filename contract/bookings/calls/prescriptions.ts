/** B§3 and B§7 of the specification: prescriptions that are asked for with a booking. */
import { z } from 'zod';
import { patientId } from '#contract/bookings/examples.ts';
import { TakenDrug } from '#contract/bookings/schemas/prescriptions.ts';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Code, Id } from '#contract/primitives.ts';

const area = 'bookings';

export const prescriptionCalls = {
  createPrescriptions: call({
    area,
    method: 'GET',
    path: '/mppd/api/bookings/{a}/create-prescriptions/{b}/{c}',
    summary: 'Whether a time is for prescriptions',
    description:
      'A check that writes nothing (A-95): `a` is the service, `b` the unit, `c` the time. Where the answer is yes, the booking must say for which drugs.',
    refusals: { NOT_FOUND: 'There is no such time of this service in this unit.' },
    example: {
      input: { a: 'REC', b: 'unit-family', c: 'rec-bielecka_20261103T0800' },
      output: { allowed: false },
    },
    otherAnswers: { forPrescriptions: { allowed: true } },
  })
    .input(z.object({ a: Code, b: Id, c: Id }))
    .output(z.object({ allowed: z.boolean() }))
    .errors({ NOT_FOUND }),

  frequentlyTakenDrugs: call({
    area,
    method: 'GET',
    path: '/mppd/api/bookings/{a}/{b}/frequently-taken-drugs',
    record: 'read',
    summary: 'The drugs that a patient takes all the time',
    description:
      '`a` is the `system`, `b` the patient. From them the patient chooses what is to be prescribed.',
    refusals: { NOT_FOUND: `${NO_SUCH_PATIENT} Also when there is no such system.` },
    example: {
      input: { a: 'AMMS', b: patientId },
      output: [{ id: 'drug-1', name: 'Ramipryl', form: 'tabletki', dose: '5 mg' }],
    },
  })
    .input(z.object({ a: Code, b: Id }))
    .output(z.array(TakenDrug))
    .errors({ NOT_FOUND }),
};
