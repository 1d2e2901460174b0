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
  LIMIT_ERRORS,
  LIMIT_REFUSALS,
  NARROW_ERRORS,
  NARROW_REFUSALS,
  REMOVE_ERRORS,
  REMOVE_REFUSALS,
  RESTORE_ERRORS,
  RESTORE_REFUSALS,
} from './errors.ts';
import {
  ChangedLink,
  EndedLink,
  Guardian,
  GuardianLink,
  LimitedLink,
  LinkLimit,
  LinkNarrowing,
  LinkPair,
  NarrowedLink,
  Parent,
  RemovedLink,
  StatusChange,
  WardLink,
} from './schemas.ts';

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
    .input(LinkPair)
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
    .output(RemovedLink)
    .errors(REMOVE_ERRORS),

  limit: call({
    area,
    method: 'PUT',
    path: '/portal/api/links/{patientId}/{accountId}/until',
    record: 'write',
    summary: 'Sets the last day of a link, or takes it away',
    description:
      'AP-22, ours: by the represented adult, of a confirmed link of somebody who acts for them; called only where `mayBeLimited` is true. The link acts through the whole day in Warsaw, and from midnight on for nobody, in open sessions, too. Both sides are told by mail, of the day and of the end. The same day again changes and tells nothing.',
    byStatus: { 409: 'LINK_STATE' },
    refusals: LIMIT_REFUSALS,
    example: {
      input: { patientId: anna.patientId, accountId: anna.accountId, until: '2027-03-31' },
      output: { accountId: anna.accountId, patientId: anna.patientId, actsUntil: '2027-03-31' },
    },
  })
    .input(LinkLimit)
    .output(LimitedLink)
    .errors(LIMIT_ERRORS),

  narrow: call({
    area,
    method: 'PUT',
    path: '/portal/api/links/{patientId}/{accountId}/scope',
    record: 'write',
    summary: 'Sets what a link allows',
    description:
      'AP-22, S-67, ours: by the represented adult, of a confirmed link of somebody who acts for them; called only where `mayBeNarrowed` is true. From then on every call of the account decides by it, in open sessions, too: what the scope does not reach is 404, as another’s record is, and is left out of lists. VISITS: visits, teleconsultations, their payments, and messages; no results, documents, drugs that are taken and measurements, and none of these with a visit. VIEW: all is read, nothing is written. Both sides are told by mail. The same scope again changes and tells nothing.',
    byStatus: { 409: 'LINK_STATE' },
    refusals: NARROW_REFUSALS,
    example: {
      input: { patientId: anna.patientId, accountId: anna.accountId, scope: 'VIEW' },
      output: { accountId: anna.accountId, patientId: anna.patientId, scope: 'VIEW' },
    },
  })
    .input(LinkNarrowing)
    .output(NarrowedLink)
    .errors(NARROW_ERRORS),

  ending: call({
    area,
    method: 'GET',
    path: '/portal/api/links/{patientId}/{accountId}/ending',
    record: 'read',
    summary: 'A link that was ended, and whether it can come back',
    description:
      'For the page that brings it back (ours): asked only where change or remove has answered `restorableUntil`.',
    refusals: { NOT_FOUND: RESTORE_REFUSALS.NOT_FOUND },
    example: {
      input: { patientId: 'patient-1004', accountId: anna.accountId },
      output: { role: 'WARD', by: 'ACCOUNT', name: 'Helena', lastName: 'Kowalska' },
    },
  })
    .input(LinkPair)
    .output(EndedLink)
    .errors({ NOT_FOUND }),

  restore: call({
    area,
    method: 'POST',
    path: '/portal/api/links/{patientId}/{accountId}/restore',
    record: 'write',
    summary: 'Brings back a link that was just ended',
    description:
      'AP-26, ours: within ten minutes, by the side that ended it, once for each end, unless somebody else has begun to act for the person meanwhile. Only an end of a confirmed link, by the represented person or by who acts, can be undone. It acts again at once; a held time that the end freed does not come back. Both acts stand in the audit, and both sides are told by mail.',
    byStatus: { 409: 'LINK_STATE' },
    refusals: RESTORE_REFUSALS,
    example: {
      input: { patientId: 'patient-1004', accountId: anna.accountId },
      output: { status: 'C', accountId: anna.accountId, patientId: 'patient-1004' },
    },
  })
    .input(LinkPair)
    .output(ChangedLink)
    .errors(RESTORE_ERRORS),

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
