import { describe, expect, it } from 'vitest';
import { providerGate } from '#server/provider-gate.ts';

const KEY = 'a key of the tests, which is long enough'.replaceAll(' ', '-');
const MIB = 1024 * 1024;

/** A gate in front of a provider that reads what comes, and the calls that came through. */
function gateWith(key: string | undefined) {
  const seen: string[] = [];
  const gate = providerGate({
    key,
    async handler(request) {
      seen.push(`${request.method} ${(await request.arrayBuffer()).byteLength}`);
      return new Response('{}');
    },
  });
  const ask = async (init: RequestInit = {}, address = '192.0.2.1') =>
    (await gate(new Request('http://provider/mppd/api/bookings', init), address)).status;
  const withKey = (given: string, init: RequestInit = {}) =>
    ask({ ...init, headers: { ...(init.headers as Record<string, string>), 'x-provider-key': given } });
  return { ask, withKey, seen };
}

/** A body that must not be read. */
const unread = () => {
  const reads = { count: 0 };
  const body = new ReadableStream(
    {
      pull(controller) {
        reads.count += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  return { reads, init: { method: 'POST', body, duplex: 'half' } as RequestInit };
};

describe('the provider that runs alone', () => {
  it('lets in whoever has the key', async () => {
    const { withKey, seen } = gateWith(KEY);
    expect(await withKey(KEY)).toBe(200);
    expect(seen).toHaveLength(1);
  });

  it.each(['', 'x', KEY.slice(1), `${KEY}x`, KEY.toUpperCase()])('turns away the key %j', async (key) => {
    const { withKey, seen } = gateWith(KEY);
    expect(await withKey(key)).toBe(401);
    expect(seen).toEqual([]);
  });

  it('turns away without looking at what is sent', async () => {
    const { ask } = gateWith(KEY);
    const { reads, init } = unread();
    expect(await ask(init)).toBe(401);
    expect(reads.count).toBe(0);
  });

  it('makes an address wait that goes on trying, and nobody else', async () => {
    const { ask, withKey } = gateWith(KEY);
    const statuses: number[] = [];
    for (let turn = 0; turn < 70; turn += 1) statuses.push(await ask());
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask({}, '192.0.2.2')).toBe(401);
    expect(await withKey(KEY)).toBe(200);
  });

  it.each([
    ['plain', 'application/json', 257 * 1024],
    ['with a file', 'multipart/form-data; boundary=x', 27 * MIB],
  ])('takes no call that is too large, %s', async (_, type, size) => {
    const { withKey, seen } = gateWith(KEY);
    const send = (bytes: number) =>
      withKey(KEY, { method: 'POST', body: 'x'.repeat(bytes), headers: { 'content-type': type } });
    expect(await send(size)).toBe(413);
    expect(seen).toEqual([]);
    expect(await send(200 * 1024)).toBe(200);
  });

  it('knows everybody without a key', async () => {
    expect(await gateWith(undefined).ask()).toBe(200);
  });
});
