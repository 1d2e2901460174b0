import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ForeignAnswer, NoAnswer, Overdue } from '#app/services/provider/answer.server.ts';
import { budgeted } from '#app/services/provider/provider.server.ts';
import { remoteProvider } from '#app/services/provider/remote.server.ts';
import { createLog, type Log } from '#app/services/request/log.server.ts';
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

  it('that the host has packed has the length that it has unpacked', async () => {
    const packed = gzipSync(HALF);
    const client = await clientOf((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-encoding': 'gzip',
        'content-length': String(packed.length),
        'content-disposition': 'attachment; filename=a.pdf',
      });
      response.end(packed);
    });
    const file = await client.bookings.attachment(KEY);
    expect(file.size).toBe(HALF.length);
    expect((await file.arrayBuffer()).byteLength).toBe(HALF.length);
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
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('is understood where it is packed by %s, which nobody asked for', async (encoding, pack) => {
    const asked: (string | undefined)[] = [];
    const client = await clientOf(({ headers }, response) => {
      asked.push(headers['accept-encoding']);
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
        .end(pack('[]'));
    });
    expect(await client.settings.links()).toEqual([]);
    expect(asked).toEqual([undefined]);
  });

  it('is unpacked up to 8 MB', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(`"${'x'.repeat(9 * 1024 * 1024)}"`));
    });
    await expect(client.settings.links()).rejects.toThrow(ForeignAnswer);
  });

  it('that does not end in time is overdue, also after its head', async () => {
    const host = await hostOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    }, 200);
    await expect(host(CALLER).settings.links()).rejects.toThrow(Overdue);
  });

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
      code: 'ACCOUNT_STATE',
      defined: true,
      status: 400,
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

  it.each([405, 401, 400, 410])('%s without the contract’s body is foreign', async (status) => {
    const client = await clientOf((_, response) => response.writeHead(status).end());
    await expect(client.bookings.get({ system: 'AMMS', id: 'x' })).rejects.toThrow(ForeignAnswer);
  });

  it.each([
    ['nothing', undefined, ''],
    ['words', 'text/plain; charset=utf-8', 'Not Found'],
    ['JSON of its own', 'application/json', '{"error":"Not Found","path":"/"}'],
    ['broken JSON', 'application/json', '{"error":'],
    ['words without a type', undefined, 'gone'],
  ])('by 404 alone is the error that the contract names, with %s beside it', async (_name, type, body) => {
    const client = await clientOf((_, response) => {
      response.writeHead(404, type ? { 'content-type': type } : {}).end(body);
    });
    const booking = client.bookings.get({ system: 'AMMS', id: 'x' });
    await expect(booking).rejects.toMatchObject({ code: 'NOT_FOUND', defined: true, status: 404 });
    await expect(client.patients.list()).rejects.toThrow(ForeignAnswer);
  });

  it('that is a page of a proxy is foreign, whatever its status', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    });
    await expect(client.bookings.get({ system: 'AMMS', id: 'x' })).rejects.toThrow(ForeignAnswer);
  });

  it.each([{}, { until: 'soon' }, { until: null }, undefined, { until: '2026-11-26' }])(
    'by 423 in our words with the data %j is a lock without its end',
    async (data) => {
      const body = { defined: true, code: 'LOCKED', status: 423, message: '', data };
      const client = await clientOf((_, response) => {
        response.writeHead(423, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
      const signIn = client.account.signIn({ username: 'jan.nowak', password: 'x' });
      const error = await signIn.catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'LOCKED', defined: true });
      expect((error as { data: { until?: string } }).data.until).toBeUndefined();
    },
  );

  it('whose error lacks data that the page needs is what its status says, or foreign', async () => {
    const client = await clientOf(({ url = '' }, response) => {
      const code = url.includes('generate') ? 'TOO_MANY_CODES' : 'BAD_CODE';
      const status = code === 'BAD_CODE' ? 400 : 429;
      const body = { defined: true, code, status, message: '', data: { triesLeft: 'few' } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const confirmed = client.account.confirmPhone({
      phoneNumber: '+48600100100',
      confirmationCode: '111111',
    });
    await expect(confirmed).rejects.toMatchObject({ code: 'CODE_REFUSED', defined: true });
    await expect(client.account.sendPhoneCode({})).rejects.toThrow(ForeignAnswer);
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

describe('an answer that breaks the contract', () => {
  const SECRET = 'Zofia-Tajna-44051401458';

  /** The portal's client of a host that answers so, what it logs, and how often the host was asked. */
  async function loggedClientOf(status: number, body: unknown) {
    const lines: unknown[] = [];
    const asked: string[] = [];
    const provider = await hostOf(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }, 2_000);
    const write = (...line: unknown[]) => void lines.push(line);
    const log = { info: write, warn: write, error: write } as unknown as Log;
    const page = budgeted({ provider, budgetMs: 2_000, clock: movableClock(), log })(CALLER);
    return { page, asked, logged: () => JSON.stringify(lines) };
  }

  it('is logged with field and rule, without the value, and asked for once', async () => {
    const patient = { id: 'p-1', name: SECRET, lastName: 7, birthDate: SECRET };
    const { page, asked, logged } = await loggedClientOf(200, [patient]);
    await expect(page.patients.list()).rejects.toMatchObject({ data: { kind: 'outage', isBreach: true } });
    expect(asked).toHaveLength(1);
    expect(logged()).toContain('patients.list');
    expect(logged()).toContain('0.lastName: invalid_type string');
    expect(logged()).not.toContain(SECRET);
  });

  it('as a whole is logged as such', async () => {
    const { page, asked, logged } = await loggedClientOf(200, { secret: SECRET });
    await expect(page.settings.links()).rejects.toMatchObject({ data: { kind: 'outage' } });
    expect(asked).toHaveLength(1);
    expect(logged()).toContain('the whole: invalid_type array');
    expect(logged()).not.toContain(SECRET);
  });

  it('in the data of a named error is logged, too, and the error is told', async () => {
    const error = { defined: true, code: 'LOCKED', status: 423, message: SECRET, data: { until: SECRET } };
    const { page, logged } = await loggedClientOf(423, error);
    const signIn = page.account.signIn({ username: 'jan.nowak', password: 'x' });
    await expect(signIn).rejects.toMatchObject({ code: 'LOCKED', defined: true });
    expect(logged()).toContain('until: invalid_format');
    expect(logged()).not.toContain(SECRET);
  });

  it('of a write leaves it in doubt', async () => {
    const { page, asked } = await loggedClientOf(200, { canceled: SECRET });
    const cancel = page.bookings.cancel({ system: 'AMMS', id: 'booking-3001' });
    await expect(cancel).rejects.toMatchObject({ data: { inDoubt: 'bookings.cancel' } });
    expect(asked).toHaveLength(1);
  });

  it('is no fault of the host that says it failed: that is asked once more', async () => {
    const { page, asked } = await loggedClientOf(500, { error: 'database' });
    await expect(page.settings.links()).rejects.toMatchObject({ data: { kind: 'outage', hasFailed: true } });
    expect(asked).toHaveLength(2);
  });
});
