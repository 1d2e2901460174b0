/** B§3, B§4 and B§7 of the specification: teleconsultations are booked, moved and cancelled. */
import { z } from 'zod';
import { BOOKING_BY_STATUS } from '#contract/bookings/errors.ts';
import {
  CANCEL_CONFLICT,
  MOVE_CONFLICT,
  NEW_ERRORS,
  NEW_REFUSALS,
  NO_SUCH_CONSULTATION,
  NOW_ERRORS,
  NOW_REFUSALS,
  TIME_ERRORS,
  TIME_REFUSALS,
  WHO_ERRORS,
  WHO_REFUSALS,
} from '#contract/bookings/errors-teleconsultations.ts';
import { booking, bookingKey, patientId, timeSlot, unit } from '#contract/bookings/examples.ts';
import {
  BookedTeleconsultation,
  ConsultationPatient,
  MadeTeleconsultation,
  TeleconsultationChange,
  TeleconsultationConsent,
  TeleconsultationRequest,
  UnplannedRequest,
} from '#contract/bookings/schemas/teleconsultations.ts';
import { call } from '#contract/call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS, NOT_FOUND, NO_SUCH_PATIENT } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';

const area = 'bookings';
const path = '/amts/consultations/{accountId}/{x}';
const key = { accountId: 'account-2001', x: patientId };
const teleconsultationId = 'teleconsultation-6002';
const systemIds = { practitionerId: 'doctor-zawadzki', serviceId: 'KARD', unitId: unit.id };
const time = {
  timeSlot: { id: timeSlot.id, availabilityId: timeSlot.availabilityId, system: timeSlot.system },
  scheduledDate: timeSlot.dateFrom,
  dateTo: timeSlot.dateTo,
};
const booked = { ...booking, teleconsultationId, medicalCaseId: 'case-6501', isNow: false, isOffline: false };

export const teleconsultations = {
  make: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Books a teleconsultation, or makes the id of one that is given now',
    description:
      'Checks again who it is for, consent, rules and hold (A-92, B-90). A planned one: consultation, booking (SCHEDULED), end of the hold, files, measurements and mail are one transaction (B-55); the booking gets the `hisBookingId` of the hold, so that the same request again answers the booking that it made. `adhoc`: the teleconsultation and its id are made, once for a key, and nothing is booked until unplanned registers it (B-87). A commercial one is paid by an invoice afterwards. Price, address and referral are not asked for.',
    refusals: { ...WHO_REFUSALS, ...TIME_REFUSALS, ...NEW_REFUSALS },
    byStatus: BOOKING_BY_STATUS,
    example: {
      input: {
        ...key,
        ...time,
        context: { patientId },
        title: 'Nadciśnienie',
        medServiceCode: 'KARD',
        consultantId: 'doctor-zawadzki',
        consultantUnitCode: unit.id,
        systemIds,
        adhoc: false,
        hisBookingId: bookingKey.id,
        medicalCaseId: 'case-6501',
        isOffline: false,
        attachmentsIds: ['case-file-6601'],
        measurementAttachment: { isAddMeasurement: false },
        key: 'draft-Jq3v0x8pTn',
      },
      output: { teleconsultationId, isOffline: false, booking: booked },
    },
  })
    .input(TeleconsultationRequest)
    .output(MadeTeleconsultation)
    .errors({ ...WHO_ERRORS, ...TIME_ERRORS, ...NEW_ERRORS }),

  change: call({
    area,
    method: 'PUT',
    path: `${path}/change`,
    record: 'write',
    summary: 'Moves a teleconsultation to the time that the account holds',
    description:
      'To another time of the same service and unit. Only a planned one that is SCHEDULED and has not begun (A-84, B-91). Booking and consultation keep their ids, case, files and notes; `sequence` grows, and the account gets a mail. Where it stands at that time already nothing is done. Until the new time is certain, and after every refusal, it keeps the old one.',
    refusals: {
      ...WHO_REFUSALS,
      ...TIME_REFUSALS,
      UNIT_UNAVAILABLE: 'The time is not of the booking’s unit.',
      CONFLICT:
        'WRONG_STATUS: it is not SCHEDULED; TOO_LATE: it has begun; IS_NOW: it has no time; MOVED: it no longer begins at `oldDateFrom`.',
    },
    byStatus: { ...BOOKING_BY_STATUS, 409: 'CONFLICT' },
    example: {
      input: {
        ...key,
        ...time,
        hisBookingId: bookingKey.id,
        teleconsultationId,
        patientId,
        oldDateFrom: '2026-11-02T08:00:00.000Z',
      },
      output: { teleconsultationId, booking: { ...booked, sequence: 1 } },
    },
  })
    .input(TeleconsultationChange)
    .output(BookedTeleconsultation)
    .errors({ ...WHO_ERRORS, ...TIME_ERRORS, UNIT_UNAVAILABLE: { status: 409 }, CONFLICT: MOVE_CONFLICT }),

  cancel: call({
    area,
    method: 'POST',
    path: `${path}/cancel`,
    record: 'write',
    summary: 'Cancels a teleconsultation and its booking',
    description:
      'Both in one transaction (A-85, B-55); one that is cancelled already is as good as done, and where only one of both is, the other follows. A planned one until it starts, one that is given now until a doctor takes it.',
    refusals: {
      NOT_FOUND: NO_SUCH_CONSULTATION,
      CONFLICT:
        'WRONG_STATUS: it is EXECUTED, or a doctor has taken it; TOO_LATE: it has begun; BY_PHONE: it is REGISTERED, and the hospital lets nobody cancel that here (A-84).',
      ...LIMIT_REFUSALS,
    },
    byStatus: { 409: 'CONFLICT' },
    example: {
      input: { ...key, teleconsultationId },
      output: { teleconsultationId, booking: { ...booked, status: 'CANCELED', sequence: 1 } },
    },
  })
    .input(ConsultationPatient.extend({ teleconsultationId: Id }))
    .output(BookedTeleconsultation)
    .errors({ NOT_FOUND, CONFLICT: CANCEL_CONFLICT, ...LIMIT_ERRORS }),

  unplanned: call({
    area,
    method: 'POST',
    path: `${path}/unplanned`,
    record: 'write',
    summary: 'Registers a teleconsultation that is given now',
    description:
      'Books, once for an id, what `make` with `adhoc` has kept under it (A-106, B-87); the same again answers the booking that stands. The booking is REGISTERED and begins now; a patient has one of them at a time. `isOffline` says whether nobody is on duty at this moment (A-108).',
    refusals: NOW_REFUSALS,
    byStatus: { 400: 'REFUSED', 403: 'NOT_POSSIBLE' },
    example: {
      input: { ...key, systemIds, teleconsultationId, medicalCaseId: 'case-6501', patientId },
      output: {
        teleconsultationId,
        isOffline: false,
        booking: { ...booked, status: 'REGISTERED', isNow: true },
      },
    },
  })
    .input(UnplannedRequest)
    .output(MadeTeleconsultation.required({ booking: true }))
    .errors(NOW_ERRORS),

  consent: call({
    area,
    method: 'GET',
    path: '/portal/api/teleconsultations/consents/{patientId}',
    record: 'read',
    summary: 'Whether a patient’s consent to teleconsultations stands',
    description:
      'Kept by the provider for each patient (A-104, B-88): the state C or UNCHECKED, or a CTEL that is in force today. What make, change and unplanned decide by.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: { stands: true, value: 'C', isTold: true, isAwaited: false } },
  })
    .input(z.object({ patientId: Id }))
    .output(TeleconsultationConsent)
    .errors({ NOT_FOUND }),
};
