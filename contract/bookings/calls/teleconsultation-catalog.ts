/** B§3 and B§7 of the specification: which teleconsultations there are. */
import { z } from 'zod';
import { catalogEntry, patientId } from '#contract/bookings/examples.ts';
import { BookableCatalog } from '#contract/bookings/schemas/catalog.ts';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';

const area = 'bookings';
const path = '/mppd/api/catalog/teleconsultations';
const planned = {
  ...catalogEntry,
  medicalService: { ...catalogEntry.medicalService, code: 'TELE-INT', meeting: 'VIDEO' as const },
  availabilityId: 'tele-int-majewska',
  availabilityInModuleStatus: 'T',
};
const { practitioner: _, ...ofDuty } = planned;
const now = {
  ...ofDuty,
  medicalService: { ...planned.medicalService, code: 'TELE-NOW', minBookDate: undefined },
  availabilityId: 'tele-now-duty',
  nowSlotId: 'tele-now-duty_now',
};
const { minBookDate: __, ...serviceNow } = now.medicalService;
const entryNow = { ...now, medicalService: serviceNow };

export const teleconsultationCatalog = {
  planned: call({
    area,
    method: 'GET',
    path: `${path}/planned/for-booking`,
    isForGuests: true,
    record: 'read',
    summary: 'Teleconsultations that are booked for a set time',
    description:
      'Entries of the catalogue whose `availabilityInModuleStatus` is T, which are not booked as visits. Guests get them all; with `patientId` `forSelectedPatient` says what is for this patient, as in the catalogue of a patient. The portal keeps the answer of guests for 30 seconds.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: {}, output: [{ ...planned, forSelectedPatient: false }] },
  })
    .input(z.object({ patientId: Id.optional() }))
    .output(BookableCatalog)
    .errors({ NOT_FOUND }),

  unplanned: call({
    area,
    method: 'GET',
    path: `${path}/unplanned`,
    isForGuests: true,
    summary: 'Teleconsultations that are given now',
    description:
      'All of them, for everybody (B-60). How it stands with each is said by waiting-consultations. Never kept.',
    example: { output: [{ ...entryNow, forSelectedPatient: false }] },
  }).output(BookableCatalog),

  unplannedForPatient: call({
    area,
    method: 'GET',
    path: `${path}/unplanned/for-booking`,
    record: 'read',
    summary: 'Teleconsultations that a patient can have now',
    description:
      'The same entries, for a patient (B-60): `forSelectedPatient` as in the catalogue of a patient. Never kept.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: [entryNow] },
  })
    .input(z.object({ patientId: Id }))
    .output(BookableCatalog)
    .errors({ NOT_FOUND }),
};
