import { expect, it } from 'vitest';
import type { SecondCalls } from '#app/services/second-steps/calls.ts';
import { stepKinds } from '#app/services/second-steps/kinds.ts';

/** B-33, A-143, B-34, B-78, B-79: what each kind of second steps calls, and what undoes its first one. */

const carer = {
  patientCarerNationalId: '44051401359',
  name: 'Ewa',
  lastName: 'Dąbrowska',
  typeAuthorizationDocument: 'CDPM',
  dateFrom: '2026-11-27',
  awaitsSignature: true,
};
const of = { patientId: 'p', documentId: 'c' };
const known = { id: 'his', consentId: 'c', dateFrom: '2026-11-01', isActive: true };

function callsWith(answers: Readonly<Record<string, unknown>> = {}) {
  const made: [string, unknown][] = [];
  const group = (area: string) =>
    new Proxy(
      {},
      {
        get: (_, name) => (input: unknown) => {
          made.push([`${area}.${String(name)}`, input]);
          return Promise.resolve(answers[`${area}.${String(name)}`]);
        },
      },
    );
  const calls = { carers: group('carers'), consents: group('consents'), declarations: group('declarations') };
  return { calls: calls as unknown as SecondCalls, made };
}

const listed = { 'carers.list': [{ ...known, id: 'other', consentId: 'd' }, known] };
const fields = { reason: 4 };
const former = { reason: 1 };
type Name = keyof typeof stepKinds;

it.each<[Name, object, string, object]>([
  ['carerGiven', carer, 'carers.add', { ...carer, key: 'k', patientId: 'p', consentId: 'c' }],
  ['carerSigned', { url: '/s' }, 'carers.change', { patientId: 'p', id: 'his', url: '/s' }],
  [
    'carerEnded',
    { dateTo: '2026-11-27' },
    'carers.change',
    { patientId: 'p', id: 'his', dateTo: '2026-11-27' },
  ],
  ['carerDeleted', {}, 'carers.remove', { patientId: 'p', id: 'his' }],
  [
    'partnerNumber',
    { systemId: null },
    'consents.putPartnerNumber',
    { patientId: 'p', id: 'c', systemId: null },
  ],
  [
    'declarationEdited',
    { fields, former },
    'declarations.edit',
    { key: 'k', patientId: 'p', id: 'c', fields },
  ],
  ['declarationSigned', {}, 'declarations.activate', { key: 'k', patientId: 'p', id: 'c' }],
  ['declarationWithdrawn', {}, 'declarations.withdraw', { key: 'k', patientId: 'p', id: 'c' }],
])('%s calls its own system', async (name, input, call, sent) => {
  const { calls, made } = callsWith(listed);
  const read = stepKinds[name].input.parse(input);
  await stepKinds[name].call(calls, { key: 'k', ...of, input: read as never });
  expect(made.filter(([each]) => each !== 'carers.list')).toEqual([[call, sent]]);
});

it.each<[Name, object]>([
  ['carerSigned', { url: '/s' }],
  ['carerEnded', { dateTo: '2026-11-27' }],
  ['carerDeleted', {}],
])('%s has nothing to do where there is no authorization', async (name, input) => {
  const { calls, made } = callsWith({ 'carers.list': [] });
  await stepKinds[name].call(calls, { key: 'k', ...of, input: input as never });
  expect(made.map(([call]) => call)).toEqual(['carers.list']);
});

it('ends no authorization twice', async () => {
  const { calls, made } = callsWith({ 'carers.list': [{ ...known, isActive: false }] });
  await stepKinds.carerEnded.call(calls, { key: 'k', ...of, input: { dateTo: '2026-11-27' } });
  expect(made).toHaveLength(1);
});

it('undoes a consent whose authorization is refused, also when its input is lost', async () => {
  const { calls, made } = callsWith();
  await stepKinds.carerGiven.undo?.(calls, { ...of, input: null });
  expect(made).toEqual([['consents.cancel', { patientId: 'p', id: 'c' }]]);
});

it('puts the fields of before back into a declaration whose edit is refused', async () => {
  const { calls, made } = callsWith();
  await stepKinds.declarationEdited.undo?.(calls, { ...of, input: { fields, former } });
  await stepKinds.declarationEdited.undo?.(calls, { ...of, input: null });
  expect(made).toEqual([
    ['declarations.restore', { patientId: 'p', id: 'c', fields: former, refused: fields }],
  ]);
});

it('undoes nothing of what stands by itself', () => {
  const standing = [
    'carerSigned',
    'carerEnded',
    'carerDeleted',
    'partnerNumber',
    'declarationSigned',
  ] as const;
  expect(standing.filter((name) => stepKinds[name].undo)).toEqual([]);
});

it.each<[Name, object, Record<string, unknown>, string | null]>([
  ['carerGiven', carer, { 'consents.savedFor': 'new' }, 'new'],
  ['carerGiven', carer, { 'consents.savedFor': null }, null],
  ['carerSigned', {}, { 'consents.isSigned': true }, 'c'],
  ['carerEnded', {}, { 'consents.isCancelled': true }, 'c'],
  ['carerEnded', {}, { 'consents.isCancelled': false }, null],
  ['carerDeleted', {}, { 'consents.isCancelled': false }, null],
  ['partnerNumber', { systemId: 'x' }, { 'consents.isCancelled': false }, 'c'],
  ['partnerNumber', { systemId: 'x' }, { 'consents.isCancelled': true }, null],
  ['partnerNumber', { systemId: null }, { 'consents.isCancelled': true }, 'c'],
  ['declarationEdited', { fields }, { 'declarations.hasFields': false }, null],
  ['declarationSigned', {}, { 'declarations.isSigned': true }, 'c'],
  ['declarationWithdrawn', {}, { 'declarations.isWithdrawn': true }, 'c'],
])('%s of %j with %j: its first step is %s', async (name, input, answers, document) => {
  const { calls } = callsWith(answers);
  const step = { ...of, input: input as never, madeAt: 1 };
  expect(await stepKinds[name].firstSaved(calls, step)).toBe(document);
});

it('makes nothing of a first step whose document nobody knows', async () => {
  const { calls, made } = callsWith({ 'consents.isCancelled': true });
  const step = { patientId: 'p', documentId: null, input: { dateTo: '2026-11-27' }, madeAt: 1 };
  expect(await stepKinds.carerEnded.firstSaved(calls, step)).toBeNull();
  expect(made).toEqual([]);
});
