import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { remoteProvider } from '#app/services/provider/remote.server.ts';

const KEY = { consultationId: 'live-1', patientId: 'patient-1001' };

/** C-82: a host of the telehealth system that takes what it is told and answers nothing. */
it.each([
  ['204', 204, undefined],
  ['an empty body', 200, ''],
  ['an empty object', 200, '{}'],
])('a host that answers %s to type, reports and connections has answered', async (_, status, body) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { telehealthLive: calls } = remoteProvider({ url, budgetMs: 2_000 })({
    language: 'pl',
    requestId: 'test',
  });
  const { consultationId: id, patientId } = KEY;
  const report = { ready: true, by: 'script', seat: 'seat-one-1' } as const;
  expect(await calls.status({ ...KEY, ...report })).toEqual({});
  expect(await calls.communicationType({ id, patientId, communicationType: 'C' })).toEqual({});
  expect(await calls.connection({ id, connectionId: 'c', context: { patientId } })).toEqual({});
  server.close();
  expect(asked).toEqual([
    'PUT /amts/consultations/live-1/patient-1001/status',
    'POST /amts/consultations/live-1/communication-type',
    'POST /amts/consultations/live-1/connection',
  ]);
});
