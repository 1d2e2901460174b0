/** B§3, B§5, B§7 and B§8 of the specification: referrals, and who and what stands in them. */
import { z } from 'zod';
import { REFERRAL_ERRORS, REFERRAL_REFUSALS } from '#contract/bookings/errors.ts';
import { bookingKey, patientId, referral, referralDetails } from '#contract/bookings/examples.ts';
import {
  Disease,
  Referral,
  ReferralDetails,
  ReferralSettings,
  ReferringInstitution,
  ReferringPractitioner,
} from '#contract/bookings/schemas/referrals.ts';
import { call } from '#contract/call.ts';
import { NOT_FOUND, NO_REASON_GIVEN, NO_SUCH_BOOKING, NO_SUCH_PATIENT, REFUSED } from '#contract/errors.ts';
import { Code, Id, Line } from '#contract/primitives.ts';

const area = 'bookings';

export const referrals = {
  settings: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/referral-settings',
    summary: 'What the medical unit wants to know of a referral',
    description:
      'Whether codes of the referring unit (`unitCodes`) and the disease (`diseases`) are asked for, and after how many years a referral is called old: that is a warning, no refusal (A-96).',
    example: { output: { unitCodes: true, diseases: true, warnAfterYears: 2 } },
  }).output(ReferralSettings),

  institution: call({
    area,
    method: 'GET',
    path: '/mppd/api/referrals/institutions/{a}/{b}',
    summary: 'A referring institution by its number',
    description:
      '`a` is the `system`, `b` the number in the register of health care institutions. The patient may go on with a name when the number is unknown (B§8), or when no answer comes within 2 seconds.',
    refusals: { NOT_FOUND: 'No institution of this number is known.' },
    example: {
      input: { a: 'AMMS', b: '000000018601' },
      output: {
        institutionCro: '000000018601',
        name: 'Przychodnia Rodzinna „Zdrowie”',
        address: 'ul. Kwiatowa 4, 20-010 Lublin',
      },
    },
  })
    .input(z.object({ a: Code, b: Code }))
    .output(ReferringInstitution)
    .errors({ NOT_FOUND }),

  practitioner: call({
    area,
    method: 'GET',
    path: '/mppd/api/referrals/practitioners/{system}/{practiceNumber}',
    summary: 'A referring practitioner by the number of the right to practise',
    description:
      'The patient may go on with a name when the number is unknown (B§8), or when no answer comes within 2 seconds.',
    refusals: { NOT_FOUND: 'No practitioner of this number is known.' },
    example: {
      input: { system: 'AMMS', practiceNumber: '4587123' },
      output: { practiceNumber: '4587123', degree: 'lek.', name: 'Tomasz', lastName: 'Wrona' },
    },
  })
    .input(z.object({ system: Code, practiceNumber: Code }))
    .output(ReferringPractitioner)
    .errors({ NOT_FOUND }),

  diseases: call({
    area,
    method: 'GET',
    path: '/portal/api/diseases',
    summary: 'Diseases of ICD-10 by code or words',
    description:
      'At most 15, by code. Every word must be found in the code or the name; capitals and Polish marks do not matter.',
    example: {
      input: { q: 'nadciś' },
      output: [
        { code: 'I10', name: 'Samoistne (pierwotne) nadciśnienie' },
        { code: 'I15', name: 'Nadciśnienie wtórne' },
      ],
    },
  })
    .input(z.object({ q: Line.min(3).max(100) }))
    .output(z.array(Disease)),

  earlier: call({
    area,
    method: 'GET',
    path: '/portal/api/patients/{patientId}/referrals/{id}',
    record: 'read',
    summary: 'A referral that was given with an earlier booking of the patient',
    description:
      'What `mpiReferralId` of a new booking stands for: the portal asks before it believes an address that names one.',
    refusals: { NOT_FOUND: `${NO_SUCH_PATIENT} Also when no booking of the patient has such a referral.` },
    example: { input: { patientId, id: 'referral-7001' }, output: referral },
  })
    .input(z.object({ patientId: Id, id: Id }))
    .output(Referral)
    .errors({ NOT_FOUND }),

  save: call({
    area,
    method: 'PUT',
    path: '/mppd/api/bookings/{system}/{id}/referral',
    record: 'write',
    summary: 'Gives, or changes, the referral of a booking',
    description:
      'The whole referral is replaced, while the booking is SCHEDULED (effectively, A-83). An electronic one has a number of 44 digits, or of 4 together with the patient’s PESEL, and says itself who wrote it; one on paper needs its day, and the number or name of institution and practitioner. What its numbers and codes stand for is answered in words.',
    refusals: {
      NOT_FOUND: NO_SUCH_BOOKING,
      CONFLICT: 'WRONG_STATUS: the booking is no longer SCHEDULED.',
      ...REFERRAL_REFUSALS,
      REFUSED: NO_REASON_GIVEN,
    },
    byStatus: { 400: 'REFUSED' },
    example: { input: { ...bookingKey, referral }, output: referralDetails },
  })
    .input(z.object({ system: Code, id: Id, referral: Referral }))
    .output(ReferralDetails)
    .errors({
      NOT_FOUND,
      CONFLICT: {
        status: 409,
        data: z.object({
          errorCode: z
            .enum(['WRONG_STATUS'])
            .describe('WRONG_STATUS: the status of the booking does not allow it.')
            .default('WRONG_STATUS'),
        }),
      },
      ...REFERRAL_ERRORS,
      REFUSED,
    }),
};
