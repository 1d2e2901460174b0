import { expect, test } from 'vitest';
import { formerHost } from '#tests/support/former-host.ts';
import type { Schema, Shape } from '../../../../../scripts/api/shape.ts';

const call = (name: string, answer: Schema, more: object = {}) => ({
  name,
  timeoutMs: 2000,
  answers: { '200 application/json': answer },
  ...more,
});

const SHAPE: Shape = {
  version: '1.0.0',
  calls: {
    'GET /visits/{id}': call('visits.get', { $ref: 'Visit' }),
    'GET /visits/next': call('visits.next', { anyOf: [{ $ref: 'Visit' }, { type: 'null' }] }),
    'POST /visits': call(
      'visits.make',
      {},
      { errors: { TAKEN: { status: 409, data: { properties: { id: {} } } } } },
    ),
  },
  schemas: { Visit: { properties: { id: {}, doctors: { items: { properties: { name: {} } } } } } },
};

const NOW = { id: '1', changedAt: 'now', doctors: [{ name: 'A', degree: 'dr' }] };
const FORMER = { id: '1', doctors: [{ name: 'A' }] };

async function asked(method: string, path: string, answer: Response) {
  const host = formerHost({ fetch: () => Promise.resolve(answer) }, SHAPE);
  const response = await host.fetch(new Request(`http://host.invalid${path}`, { method }));
  return { host, status: response.status, body: (await response.json()) as unknown };
}

test.each(['/visits/1', '/visits/next'])('a former host has no fields of now: %s', async (path) => {
  const { host, body } = await asked('GET', path, Response.json(NOW));
  expect(body).toEqual(FORMER);
  expect([...host.removed].map((place) => place.replace(/^\w+\.\w+\./, ''))).toEqual([
    'changedAt',
    'doctors.degree',
  ]);
});

test.each([
  ['a call of another path', 'GET', '/doctors'],
  ['a call of another method', 'PUT', '/visits/1'],
])('it has no calls of now: %s', async (_, method, path) => {
  const { host, status } = await asked(method, path, Response.json(NOW));
  expect([status, ...host.unknown]).toEqual([404, `${method} ${path}`]);
});

test.each([
  ['its own', 'TAKEN', { defined: true, data: { id: '1' } }],
  ['one of now', 'LATE', { defined: false }],
])('it has no named errors of now: %s', async (_, code, expected) => {
  const error = { defined: true, code, status: 409, message: '', data: { id: '1', until: 'now' } };
  const { status, body } = await asked('POST', '/visits', Response.json(error, { status: 409 }));
  expect(status).toBe(409);
  expect(body).toMatchObject(expected);
});
