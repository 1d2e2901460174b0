/** A§2, A§4, A§5 and A§7 of the specification, decisions, AP-15 to AP-17, AP-46, AP-56 to AP-59: new people of an account. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { ENROLMENT_ERRORS, ENROLMENT_REFUSALS } from './errors.ts';
import { Attachments, Enrolled, Finding, LookedUp, NewPerson, Reference } from './schemas.ts';

const area = 'enrolment';
const BASE = '/mpi/accounts/mpi-user/patients';

const home = {
  street: 'ul. Wiśniowa',
  houseNumber: '8',
  apartmentNumber: '12',
  postalCode: '20-810',
  city: 'Lublin',
  countryCode: 'PL',
};

/** Somebody whom the made-up clinic does not know. */
const child = {
  name: 'Antoni',
  lastName: 'Kowalski',
  identity: { nationalIdentificationNumber: '22302900314' },
};
const foreigner = {
  documentNumber: 'AB1234567',
  countryCode: 'UA',
  birthDate: '1961-09-14',
  gender: 'FEMALE' as const,
};
const REFERENCE = 'cmVmZXJlbmNlLW9mLWEtbG9vay11cA';
const sent = { address: home, attachments: [], reference: REFERENCE };

export const enrolment = {
  registerMe: call({
    area,
    method: 'POST',
    path: `${BASE}/me`,
    record: 'write',
    summary: 'Registers the owner of the account as a patient',
    description:
      'Somebody new is REGISTERED: this account’s link is confirmed, and the person is not `authorized` until the unit or a signature has proved who they are (A-53). Of somebody whom the unit knows no record is handed over: ALREADY_EXIST, and the link waits for the unit (AP-57). Born 120 years ago to `userMinAge` years ago, both days included (A-66).',
    refusals: ENROLMENT_REFUSALS.own,
    example: {
      input: { name: 'Ewa', lastName: 'Dąbrowska', ...sent, identity: foreigner },
      output: { outcome: 'REGISTERED', patientId: 'patient-1099' },
    },
  })
    .input(NewPerson)
    .output(Enrolled)
    .errors(ENROLMENT_ERRORS.own),

  registerWard: call({
    area,
    method: 'POST',
    path: `${BASE}/wards`,
    record: 'write',
    summary: 'Registers a person for whom the account is to act',
    description:
      'Somebody new is REGISTERED: linked at once, and not `authorized` until the unit has seen by what right (AP-17). An ended link of this account comes back as REVERTED, and waits for the person, or for the unit (AP-16, AP-59). WARD or CHILD: the account acts for the person already. Any other known person is asked, or the unit where the person has no account: REQUESTED, whoever it is (A-52). Born 120 years ago to today.',
    refusals: ENROLMENT_REFUSALS.others,
    example: {
      input: { name: 'Irena', lastName: 'Kowalska', ...sent, identity: foreigner },
      output: { outcome: 'REGISTERED', patientId: 'patient-1098' },
    },
  })
    .input(NewPerson)
    .output(Enrolled)
    .errors(ENROLMENT_ERRORS.others),

  registerChild: call({
    area,
    method: 'POST',
    path: `${BASE}/children`,
    record: 'write',
    summary: 'Registers a child of the owner of the account',
    description:
      'As for a ward, but for somebody strictly younger than 18 years (A-54). A second parent’s request waits for the unit (AP-58). REVERTED is confirmed at once for a child under 16 whose link this account ended itself (AP-16).',
    refusals: ENROLMENT_REFUSALS.others,
    example: {
      input: { ...child, ...sent },
      output: { outcome: 'REGISTERED', patientId: 'patient-1097' },
    },
  })
    .input(NewPerson)
    .output(Enrolled)
    .errors(ENROLMENT_ERRORS.others),

  find: call({
    area,
    method: 'POST',
    path: `${BASE}/identity-finder`,
    summary: 'Whether somebody is known already',
    description:
      'REGISTER: nobody of this PESEL or document is known, or an ended link of this account would come back. LINK: somebody is, and no more is said: neither a name nor a role, nor whether the link would reach anybody (AP-16, AP-56). MINE: the account acts for this person already. The same work is done for everybody, so that the time tells no more than the answer. `reference` is for this account alone, and good for a day.',
    refusals: ENROLMENT_REFUSALS.lookUp,
    example: {
      input: { patientRole: 'CHILD', ...child },
      output: { answer: 'REGISTER', reference: REFERENCE },
    },
  })
    .input(LookedUp)
    .output(Finding)
    .errors(ENROLMENT_ERRORS.lookUp),

  link: call({
    area,
    method: 'POST',
    path: `${BASE}/wards/link`,
    record: 'write',
    summary: 'Asks for a link to somebody whom a look-up has found',
    description:
      'By the reference of the account’s own look-up alone. The person is asked, where they have an account; otherwise, and of a child, the unit decides (A-52, AP-58). An account that the person has blocked is answered the same, and nobody is told.',
    refusals: {
      INVALID: ENROLMENT_REFUSALS.own.INVALID,
      NOT_FOUND: 'The account has no such look-up, or it is over: the same answer for both.',
    },
    example: {
      input: { reference: REFERENCE, attachments: [], consent: true },
      output: { outcome: 'REQUESTED' },
    },
  })
    .input(
      z.object({
        reference: Reference,
        attachments: Attachments,
        consent: z.literal(true).describe('Whoever asks declares that they may act for the person (A-72).'),
      }),
    )
    .output(z.object({ outcome: z.literal('REQUESTED') }))
    .errors({ NOT_FOUND, INVALID: ENROLMENT_ERRORS.own.INVALID }),
};
