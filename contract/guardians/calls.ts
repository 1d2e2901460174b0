/** A§2, A§4, A§6 and A§7 of the specification, decisions, AP-18, AP-19, AP-62. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import {
  CHANGE_ERRORS,
  CHANGE_REFUSALS,
  PARENT_ERRORS,
  PARENT_REFUSALS,
  REMOVE_ERRORS,
  REMOVE_REFUSALS,
} from './errors.ts';
import { ChangedLink, Guardian, GuardianLink, Parent, StatusChange, WardLink } from './schemas.ts';

const area = 'guardians';

const anna = {
  accountId: 'account-2002',
  patientId: 'patient-1007',
  status: 'W',
  name: 'Anna',
  lastName: 'Kowalska',
  since: '2026-10-17T06:00:00.000Z',
  isAccountBlocked: false,
};
const krystyna = {
  accountId: 'account-2010',
  patientId: 'patient-1007',
  status: 'D',
  name: 'Krystyna',
  lastName: 'Krawczyk',
  since: '1963-05-08T00:00:00.000Z',
  isAccountBlocked: false,
  id: 'account-2010',
  formerSince: '1963-05-08',
  isRemovable: true,
};

export const guardians = {
  wardens: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/patients/wardens',
    record: 'read',
    summary: 'Who acts for the account’s own patient, or asks to',
    description:
      'Those who have the own patient as a ward, the ones that wait first. `status` C is confirmed, J blocked by the patient; any other is awaiting confirmation (A§4). Links that have ended, and of deleted accounts, are left out. Empty without an own patient.',
    example: { output: [anna] },
  }).output(z.array(Guardian)),

  parents: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/patients/parents',
    record: 'read',
    summary: 'The parents of the account’s own patient, also former ones',
    description:
      'Those who have, or had, the own patient as a child. From the 18th birthday on nobody acts as a parent, whatever a register says (A-54): `status` is D then, and `formerSince` says since when; `isRemovable` says whether the row may be taken from the list (AP-19, AP-62). Empty without an own patient.',
    example: { output: [krystyna] },
  }).output(z.array(Parent)),

  change: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/mpi-user/patients/wardens',
    record: 'write',
    summary: 'Confirms, blocks or ends a link',
    description:
      'AP-18. The represented person makes of W: C (but not where `waitsFor` is UNIT: the unit confirms it), J or D; of C: J or D; of J: C or D. The account that acts makes of W and of C: D. D is final: a new link is a new request. Parents of a child under 18 are confirmed and ended by the unit, and may end it themselves while another parent acts (A-74). What ends or is blocked acts at once for nobody, in open sessions, too: held times are freed; bookings stay. Whoever gives `from` changes nothing that has changed meanwhile. Both are told by mail when a link begins or ends, but nobody who is blocked, nor who blocks.',
    byStatus: { 409: 'LINK_STATE' },
    refusals: CHANGE_REFUSALS,
    example: {
      input: { status: 'C', accountId: anna.accountId, patientId: anna.patientId },
      output: { status: 'C', accountId: anna.accountId, patientId: anna.patientId },
    },
  })
    .input(StatusChange)
    .output(ChangedLink)
    .errors(CHANGE_ERRORS),

  link: call({
    area,
    method: 'GET',
    path: '/portal/api/links/{patientId}/{accountId}',
    record: 'read',
    summary: 'One link of the account’s own patient, in every state',
    description: 'For the page where it is confirmed or ended: who it is, and how the link stands.',
    refusals: { NOT_FOUND: CHANGE_REFUSALS.NOT_FOUND },
    example: {
      input: { patientId: anna.patientId, accountId: anna.accountId },
      output: { ...anna, role: 'WARD' },
    },
  })
    .input(z.object({ patientId: Id, accountId: Id }))
    .output(GuardianLink)
    .errors({ NOT_FOUND }),

  wardLink: call({
    area,
    method: 'GET',
    path: '/portal/api/links/{patientId}',
    record: 'read',
    summary: 'The account’s own link to a ward or child',
    description:
      'For the page where it is ended: who it is, and why it cannot be ended now. The own patient is no ward: 404; a claim to be one that waits for the unit is as a request for a ward (AP-57).',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId: 'patient-1004' },
      output: {
        patientId: 'patient-1004',
        role: 'WARD',
        status: 'C',
        name: 'Helena',
        lastName: 'Kowalska',
      },
    },
  })
    .input(z.object({ patientId: Id }))
    .output(WardLink)
    .errors({ NOT_FOUND }),

  remove: call({
    area,
    method: 'DELETE',
    path: '/mpi/accounts/mpi-user/patients/{id}',
    record: 'write',
    summary: 'Unlinks a ward or child from the account',
    description:
      'A-74: the link ends, or the request for one is withdrawn, also the claim to be a patient that waits for the unit (AP-57); the patient’s data stay with the provider, and bookings stay. The last guardian of a child cannot leave.',
    byStatus: { 409: 'LINK_STATE' },
    refusals: REMOVE_REFUSALS,
    example: { input: { id: 'patient-1004' }, output: { removed: true } },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors(REMOVE_ERRORS),

  removeParent: call({
    area,
    method: 'DELETE',
    path: '/mpi/accounts/mpi-user/patients/parents/{id}',
    record: 'write',
    summary: 'Takes a former parent from the own patient’s list',
    description:
      'From the 18th birthday on; the row is hidden, the audit stays (AP-19, AP-62). One that still stands in the register as confirmed ends with it.',
    refusals: PARENT_REFUSALS,
    example: { input: { id: krystyna.id }, output: { removed: true } },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors(PARENT_ERRORS),
};
