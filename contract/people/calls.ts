/** A§3, A§4 and A§7 of the specification: the people for whom an account acts, as it reads of them. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { jan, zofia } from './examples.ts';
import { Actor, ListedPerson, PatientAccountSettings, Person } from './schemas.ts';

const area = 'people';
const PATIENTS = '/mpi/accounts/mpi-user/patients';

export const people = {
  me: call({
    area,
    method: 'GET',
    path: `${PATIENTS}/me`,
    record: 'read',
    summary: 'The account’s own patient',
    description:
      'The person who owns the account, told as a ward is. 404 alone means that there is none: the portal offers registration then, and for no other answer. An answer whose `linkState` is D or DELETED is as none (A§3).',
    refusals: { NOT_FOUND: 'The account has no own patient, or the link to it has ended.' },
    example: { output: jan },
  })
    .output(ListedPerson)
    .errors({ NOT_FOUND }),

  wards: call({
    area,
    method: 'GET',
    path: `${PATIENTS}/wards`,
    record: 'read',
    summary: 'The wards of the account',
    description:
      'Those of the session’s account alone: the confirmed ones by birth, then the others by what is told of their names; none whose link is D (A-76). While a link waits for its answer, nothing is told of the person but what the asker typed; of a blocked one nothing but the name by which the asker knows them.',
    example: {
      output: [
        { id: 'patient-1007', patientRole: 'WARD', linkState: 'W', name: 'Stanisław', lastName: 'Wójcik' },
      ],
    },
  }).output(z.array(ListedPerson)),

  children: call({
    area,
    method: 'GET',
    path: `${PATIENTS}/children`,
    record: 'read',
    summary: 'The children of the account',
    description:
      'As the wards are told. From the day on which a child is 18 its link is over, and it is not among them (A-54).',
    example: { output: [zofia] },
  }).output(z.array(ListedPerson)),

  get: call({
    area,
    method: 'GET',
    path: '/portal/api/patients/{id}',
    record: 'read',
    summary: 'One person whom the account may act for, and who else may',
    description:
      'The account’s own patient, a ward or a child whose link is confirmed at this moment. `actors` are the people whose accounts may act for this one now, the account’s owner among them; where the account or the person is unconfirmed, that one alone (A-53).',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { id: 'patient-1001' },
      output: {
        person: jan,
        actors: [{ name: 'Jan', lastName: 'Nowak', patientRole: 'PATIENT', isYou: true }],
      },
    },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ person: Person, actors: z.array(Actor) }))
    .errors({ NOT_FOUND }),

  settings: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/patient-account-settings',
    summary: 'What may be changed of the people of an account',
    description:
      'Whether names may be changed while the unit has not confirmed the person (A-61), and whether files are kept with a person, or must be (A-62). Without an answer the portal locks names and files.',
    example: {
      output: { patientNamesDisabled: false, attachmentsVisible: true, attachmentsRequired: false },
    },
  }).output(PatientAccountSettings),
};
