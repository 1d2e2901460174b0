import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ForeignAnswer, NoAnswer, Overdue } from '#app/services/provider/answer.server.ts';
import { budgeted } from '#app/services/provider/provider.server.ts';
import { remoteProvider } from '#app/services/provider/remote.server.ts';
import { createLog } from '#app/services/request/log.server.ts';
import { movableClock } from '#provider/core/clock.ts';

const KEY = { system: 'AMMS', bookingId: 'booking-3001', id: 'a' };
const HALF = Buffer.alloc(5 * 1024 * 1024, 'x');
const CALLER = { language: 'pl', requestId: 'test' } as const;

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** The portal's client of a host that answers so. */
async function clientOf(answer: RequestListener) {
  return (await hostOf(answer, 10_000))(CALLER);
}

async function hostOf(answer: RequestListener, budgetMs: number) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return remoteProvider({ url, budgetMs });
}

const beginFile = (response: ServerResponse) =>
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': String(2 * HALF.length),
    'content-disposition': "attachment; filename*=UTF-8''skierowanie%20%C5%BC.pdf",
  });

describe('a file of a hospital’s host', () => {
  it('is handed on while it comes', async () => {
    let sendRest = () => undefined as unknown;
    const client = await clientOf((_, response) => {
      beginFile(response).write(HALF);
      sendRest = () => response.end(HALF);
    });
    const file = await client.bookings.attachment(KEY);
    expect(file).toMatchObject({
      name: 'skierowanie ż.pdf',
      type: 'application/pdf',
      size: 2 * HALF.length,
    });
    const reader = file.stream().getReader();
    let size = (await reader.read()).value?.length ?? 0;
    expect(size).toBeGreaterThan(0);
    sendRest();
    for (let read = await reader.read(); read.value; read = await reader.read()) size += read.value.length;
    expect(size).toBe(2 * HALF.length);
  });

  it('that breaks off is an error of its stream, not a short file', async () => {
    const client = await clientOf((_, response) => {
      beginFile(response).write(HALF, () => response.destroy());
    });
    const file = await client.bookings.attachment(KEY);
    await expect(file.arrayBuffer()).rejects.toThrow();
  });

  it('without its length is read, up to 8 MB', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=a.pdf',
    };
    const client = await clientOf((_, response) => {
      response.writeHead(200, headers).write('%PDF');
      response.end('-1.7');
    });
    expect(await (await client.bookings.attachment(KEY)).text()).toBe('%PDF-1.7');
  });
});

describe('an answer of a hospital’s host', () => {
  it('is read up to 8 MB', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(9 * 1024 * 1024)}"`);
    });
    await expect(client.settings.links()).rejects.toThrow(ForeignAnswer);
  });

  it.each([400, 404])('that the account may not go on is the same with status %i (C§8)', async (status) => {
    const body = {
      defined: true,
      code: 'ACCOUNT_STATE',
      status,
      message: '',
      data: { errorCode: 'PASSWORD_EXPIRED' },
    };
    const client = await clientOf((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const signIn = client.account.signIn({ username: 'jan.nowak', password: 'x' });
    await expect(signIn).rejects.toMatchObject({
      ...{ code: 'ACCOUNT_STATE', defined: true, status: 400 },
      data: { errorCode: 'PASSWORD_EXPIRED' },
    });
  });

  it('that redirects a write is not followed', async () => {
    const methods: string[] = [];
    const client = await clientOf(({ method = '', url }, response) => {
      methods.push(method);
      response.writeHead(302, { location: url }).end();
    });
    await expect(client.account.signOut()).rejects.toThrow(ForeignAnswer);
    expect(methods).toEqual(['DELETE']);
  });

  it.each([404, 405, 401, 400])('%s without the contract’s body is foreign', async (status) => {
    const client = await clientOf((_, response) => response.writeHead(status).end());
    await expect(client.bookings.get({ system: 'AMMS', id: 'x' })).rejects.toThrow(ForeignAnswer);
  });

  it('that does not come is none, and nothing was sent where nobody listens', async () => {
    const client = await clientOf(() => undefined);
    stop?.();
    const error = await client.settings.links().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoAnswer);
    expect(error).toMatchObject({ wasSent: false });
  });

  it('that takes too long is overdue, and the rest of the page is asked for in what is left', async () => {
    const asked: string[] = [];
    const provider = await hostOf(({ url = '' }, response) => {
      asked.push(url);
      if (!url.includes('links')) response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    }, 200);
    await expect(provider(CALLER).settings.links()).rejects.toThrow(Overdue);

    const page = budgeted({
      provider,
      budgetMs: 200,
      pageMs: 350,
      clock: movableClock(),
      log: createLog('silent'),
    })(CALLER);
    asked.length = 0;
    await expect(page.settings.links()).rejects.toMatchObject({ data: { kind: 'outage' } });
    expect(asked).toHaveLength(1);
    expect(await page.patients.list()).toEqual([]);
  });
});
