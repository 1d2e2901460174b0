import { ORPCError } from '@orpc/client';
import { beforeEach, expect, it } from 'vitest';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import {
  identifyForTelehealth,
  identifyIfUntold,
} from '#app/services/provider/telehealth-identity.server.ts';

/** A§7, AP-24: what the portal says of a patient to the telehealth system, in which order, and what its failure does. */

const IDENTIFIERS = [{ root: '1.2', extension: '54031400034', assigningAuthorityName: 'PESEL' }];
const unknown = new ORPCError('NOT_FOUND', { status: 404, defined: true });

let calls: [string, object][];
let untold: Set<string>;

type Answers = Partial<Record<'consent' | 'identifier' | 'data' | 'create', () => unknown>>;

function requestOf(answers: Answers = {}, gender = 'MALE', isPrefetch = false) {
  const answer = (name: keyof Answers, otherwise: unknown) => (input: object) => {
    calls.push([name, input]);
    return Promise.resolve().then(() => (answers[name] ?? (() => otherwise))());
  };
  const patients = [{ id: 'p', name: 'Jan', lastName: 'Nowak', birthDate: '1954-03-14', gender }];
  const keyOf = ({ accountId, patientId }: Record<string, string>) => `${accountId} ${patientId}`;
  return {
    isPrefetch,
    now: new Date(),
    session: { accountId: 'a' },
    provider: {
      patients: { list: () => Promise.resolve(patients) },
      teleconsultations: {
        consent: () => Promise.resolve().then(() => (answers.consent ?? (() => ({ stands: true })))()),
      },
      telehealthIdentity: {
        identifier: answer('identifier', { identifiers: IDENTIFIERS }),
        data: answer('data', { value: true }),
        create: answer('create', { value: true }),
      },
    },
    context: {
      portal: {
        log: { warn: () => undefined },
        store: {
          untold: {
            note: (whose: Record<string, string>) => Promise.resolve(untold.add(keyOf(whose))),
            forget: (whose: Record<string, string>) => Promise.resolve(untold.delete(keyOf(whose))),
            has: (whose: Record<string, string>) => Promise.resolve(untold.has(keyOf(whose))),
          },
        },
      },
    },
  } as unknown as AccountRequest;
}

const fails = () => {
  throw new Error('down');
};
const isUnknown = () => {
  throw unknown;
};

beforeEach(() => {
  calls = [];
  untold = new Set();
});

it('asks for the numbers by the patient’s id, and gives them', async () => {
  await identifyForTelehealth(requestOf(), 'p');
  expect(calls).toEqual([
    ['identifier', { accountId: 'a', x: 'p' }],
    ['data', { accountId: 'a', patientId: 'p', identifiers: IDENTIFIERS }],
  ]);
  expect(untold.size).toBe(0);
});

it.each([
  ['MALE', 'M'],
  ['FEMALE', 'F'],
  ['OTHER', 'UN'],
])('makes known whom it does not know: %s is %s', async (gender, sent) => {
  await identifyForTelehealth(requestOf({ data: isUnknown }, gender), 'p');
  expect(calls.map(([name]) => name)).toEqual(['identifier', 'data', 'create']);
  expect(calls[2]?.[1]).toMatchObject({
    accountId: 'a',
    patientId: 'p',
    name: 'Jan',
    surname: 'Nowak',
    birthDate: '1954-03-14',
    gender: sent,
  });
  expect(untold.size).toBe(0);
});

it('is told of nobody whose consent does not stand (B-88)', async () => {
  for (const consent of [() => ({ stands: false }), isUnknown]) {
    await identifyForTelehealth(requestOf({ consent }), 'p');
    expect([calls, untold.size]).toEqual([[], 0]);
  }
});

it.each([
  ['whether the consent stands', { consent: fails }],
  ['the numbers', { identifier: fails }],
  ['the data', { data: fails }],
  ['the new one', { data: isUnknown, create: fails }],
  ['somebody out of reach', { data: isUnknown, create: isUnknown }],
])('is noted and no error when it fails: %s', async (_, answers) => {
  await identifyForTelehealth(requestOf(answers), 'p');
  expect([...untold]).toEqual(['a p']);
});

it('is tried again at the next teleconsultation, where it had failed and there alone', async () => {
  await identifyIfUntold(requestOf(), 'p');
  expect(calls).toEqual([]);
  await identifyForTelehealth(requestOf({ data: fails }), 'p');
  calls = [];
  await identifyIfUntold(requestOf({}, 'MALE', true), 'p');
  expect(calls).toEqual([]);
  await identifyIfUntold(requestOf(), 'p');
  expect(calls.map(([name]) => name)).toEqual(['identifier', 'data']);
  expect(untold.size).toBe(0);
});
