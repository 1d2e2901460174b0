/** B§2, B§3 and B§7 of the specification: medical cases, what patients write of them, and the consent that the telehealth system is told. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Code, Day, Id } from '#contract/primitives.ts';
import { CaseNote, CaseTitle, Description, DraftKey, MedicalCase } from './case-schemas.ts';

const area = 'telehealth';
const path = '/amts/medical-cases/{accountId}/{patientId}';
export const caseKey = { accountId: 'account-2001', patientId: 'patient-1001' };
/** The same answer for every id of an address. */
export const NO_SUCH_CASE =
  'There is no such case, it is another patient’s, the account may not act for the patient, or `accountId` is another account’s than the session’s: the same answer for all.';
const OfPatient = z
  .object({ accountId: Id.describe('The account of the session.'), patientId: Id })
  .describe('`patientId` is the patient treated (B-89).');

const example = {
  medicalCaseId: 'case-6501',
  medicalCaseTitle: 'Nadciśnienie',
  medicalCaseCreateDate: '2026-09-01T08:00:00.000Z',
  lastConsultationScheduledDate: '2026-10-06T12:00:00.000Z',
  medicalServiceName: 'Telekonsultacja internistyczna',
};
const draft = 'draft-Jq3v0x8pTn';
const note = {
  id: 'note-1',
  note: 'Od tygodnia rano 150/95.',
  createdAt: '2026-10-20T06:00:00.000Z',
  changedAt: '2026-10-20T06:00:00.000Z',
};

export const medicalCases = {
  list: call({
    area,
    method: 'GET',
    path: `${path}/{contextPatientId}`,
    record: 'read',
    summary: 'The medical cases of a patient',
    description:
      'The newest first. `contextPatientId` is the patient treated, `patientId` the person who acts: the account’s own patient, or the same one (B-56); both are checked. A case is of a period when a day of it lies between the making of the case and its last consultation. At most 20 years back.',
    refusals: { NOT_FOUND: NO_SUCH_CASE },
    example: {
      input: {
        ...caseKey,
        contextPatientId: caseKey.patientId,
        dateFrom: '2025-10-20',
        dateTo: '2026-10-20',
      },
      output: [example],
    },
  })
    .input(
      z.object({
        accountId: Id,
        patientId: Id,
        contextPatientId: Id,
        dateFrom: Day.optional(),
        dateTo: Day.optional(),
      }),
    )
    .output(z.array(MedicalCase))
    .errors({ NOT_FOUND }),

  create: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Makes a medical case',
    description:
      'Once for a key: the same key again, of the same account and patient, answers the case that it made, with the title that it has.',
    refusals: { NOT_FOUND: NO_SUCH_CASE },
    example: { input: { ...caseKey, title: 'Nadciśnienie', key: draft }, output: example },
  })
    .input(OfPatient.extend({ title: CaseTitle, key: DraftKey }))
    .output(MedicalCase)
    .errors({ NOT_FOUND }),

  addNote: call({
    area,
    method: 'POST',
    path: `${path}/{caseId}/notes`,
    record: 'write',
    summary: 'Writes a patient’s description into a case',
    description:
      'Once for a key in one case: the same key again answers the note that it made, as it stands. A changed description is sent by PUT. `consultationId`: it is for one that is booked already, and nothing was written for it.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_CASE} Also when there is no such teleconsultation in the case.`,
      CLOSED: 'The teleconsultation is over or cancelled.',
    },
    byStatus: { 409: 'CLOSED' },
    example: { input: { ...caseKey, caseId: 'case-6501', note: note.note, key: draft }, output: note },
  })
    .input(OfPatient.extend({ caseId: Id, note: Description, key: DraftKey, consultationId: Id.optional() }))
    .output(CaseNote)
    .errors({ NOT_FOUND, CLOSED: { status: 409 } }),

  changeNote: call({
    area,
    method: 'PUT',
    path: `${path}/notes`,
    record: 'write',
    summary: 'Changes a patient’s description',
    description:
      'To an empty one, too. The same words again change nothing, the time of the change neither. Not once its teleconsultation is over or cancelled.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_CASE} Also when there is no such note, or it is not the patient’s own.`,
      CLOSED: 'Its teleconsultation is over or cancelled; what was written stays.',
    },
    example: { input: { ...caseKey, id: note.id, note: note.note }, output: note },
  })
    .input(OfPatient.extend({ id: Id, note: Description }))
    .output(CaseNote)
    .errors({ NOT_FOUND, CLOSED: { status: 409 } }),
};

export const telehealthConsents = {
  put: call({
    area,
    method: 'PUT',
    path: '/amts/account/{accountId}/consents',
    record: 'write',
    summary: 'Tells the telehealth system that a patient has consented to teleconsultations',
    description:
      'It names the patient (B-88). Sent once the consent stands: a CTEL that is in force, or the state C or UNCHECKED of the patient (A-104). It may come again: the same does the same.',
    refusals: {
      NOT_FOUND: NO_SUCH_CASE,
      NO_CONSENT: 'The patient has no consent that stands: nothing is told.',
    },
    example: {
      input: { ...caseKey, consentType: 'CTEL', consentStatus: 'REGISTERED' },
      output: { value: true },
    },
  })
    .input(OfPatient.extend({ consentType: z.literal('CTEL'), consentStatus: Code }))
    .output(z.object({ value: z.literal(true) }))
    .errors({ NOT_FOUND, NO_CONSENT: { status: 409 } }),
};
