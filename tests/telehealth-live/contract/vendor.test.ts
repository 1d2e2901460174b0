import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sessionMaker } from '#provider/telehealth-live/makers/maker.ts';

const KEYS = { apiKey: '45678', apiSecret: 'a-secret-of-the-tests' };
const SESSION = '2_MX40NTY3OH5-MTcwMDAwMDAwMDAwMH5hYmN-fg';

/** The vendor's own server, as its server side asks it; no more than that. */
async function vendorServer(status: number, body: unknown) {
  const asked: { url: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    let sent = '';
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, body: sent });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, apiUrl: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('sessions and tokens of the vendor', () => {
  it('come from its server, and a token has session, role and time and no name', async () => {
    const { asked, apiUrl, close } = await vendorServer(200, [{ session_id: SESSION }]);
    const maker = await sessionMaker({ ...KEYS, apiUrl }, true);
    const session = await maker.newSession();
    close();
    expect(maker).toMatchObject({ media: 'OPENTOK', apiKey: KEYS.apiKey });
    expect(session).toEqual({ id: SESSION, secret: '' });
    expect(asked.map(({ url }) => url)).toEqual(['/session/create']);
    const until = Date.now() + 3_600_000;
    const tokens = (['patient', 'doctor'] as const).map((role) =>
      claimsIn(maker.token({ session, role, until, generation: 0 })),
    );
    const rest = { session_id: SESSION, exp: Math.floor(until / 1_000), scope: 'session.connect' };
    expect(tokens).toMatchObject([
      { ...rest, role: 'publisher', connection_data: 'patient' },
      { ...rest, role: 'moderator', connection_data: 'doctor' },
    ]);
  });

  it('fail when it refuses, or does not answer', async () => {
    const { apiUrl, close } = await vendorServer(403, { message: 'Invalid API key' });
    const maker = await sessionMaker({ ...KEYS, apiUrl }, true);
    await expect(maker.newSession()).rejects.toThrow();
    close();
    await expect(maker.newSession()).rejects.toThrow();
  });
});

describe('without the vendor’s keys', () => {
  it('there is the stand-in, which carries nothing in production', async () => {
    expect((await sessionMaker(null, false)).media).toBe('STAND_IN');
    const inProduction = await sessionMaker(null, true);
    expect(inProduction.media).toBe('NONE');
    const session = await inProduction.newSession();
    expect(inProduction.token({ session, role: 'patient', until: 1, generation: 0 })).toMatch(
      /^[\w-]+\.[\w-]+$/,
    );
  });
});
