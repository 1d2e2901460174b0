import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { clamdScanner } from '#provider/core/scanner/clamd.ts';
import { withoutScanner, type Scan } from '#provider/core/scanner/index.ts';
import { startClamd } from '#tests/support/clamd.ts';
import { EICAR, fileOf, pdf } from '#tests/support/files.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { refusalOf } from '#tests/support/refusals.ts';

type Clamd = Awaited<ReturnType<typeof startClamd>>;
type Answer = NonNullable<Parameters<typeof startClamd>[0]>['answer'];

describe.each(['tcp', 'unix'] as const)('a clamd at %s', (kind) => {
  const started: Clamd[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  afterEach(async () => {
    await Promise.all(started.splice(0).map((clamd) => clamd.stop()));
    rmSync(join(folder, 'socket'), { force: true });
  });

  async function scannerOf(answer?: Answer, timeoutMs = 5_000) {
    const path = kind === 'unix' ? join(folder, 'socket') : undefined;
    const clamd = await startClamd({ ...(path ? { path } : {}), ...(answer ? { answer } : {}) });
    started.push(clamd);
    return { clamd, scan: clamdScanner({ url: clamd.url, timeoutMs }) };
  }

  it('finds a clean file clean, and a virus by its name', async () => {
    const { scan } = await scannerOf();
    expect(await scan(pdf())).toEqual({ kind: 'clean' });
    expect(await scan(pdf(EICAR))).toEqual({ kind: 'infected', virus: 'Eicar-Test-Signature' });
  });

  it('gets every byte of a large file, of several at once', async () => {
    const { scan } = await scannerOf();
    const large = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024), Buffer.from(EICAR)]);
    const verdicts = await Promise.all([scan(large), scan(large.subarray(0, -1)), scan(pdf())]);
    expect(verdicts.map((verdict) => verdict.kind)).toEqual(['infected', 'clean', 'clean']);
  });

  it('may answer in pieces', async () => {
    const { scan } = await scannerOf((_, socket) => {
      socket.write('stream: ');
      setTimeout(() => socket.write('OK\0'), 20);
    });
    expect(await scan(pdf())).toEqual({ kind: 'clean' });
  });

  it.each<[string, string]>([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['nothing', ''],
    ['half a verdict', 'stream: OK'],
    ['another verdict', 'stream: MAYBE\0'],
    ['a verdict on something else', 'file: OK\0'],
    ['a virus without a name', 'stream:  FOUND\0'],
    ['a name that would break the log', 'stream: a\nb FOUND\0'],
    ['more than a verdict', `stream: ${'x'.repeat(5_000)} FOUND\0`],
    ['no end of words', 'x'.repeat(1024 * 1024)],
  ])('that answers %s gives no verdict', async (_, reply) => {
    const { scan } = await scannerOf((__, socket) => void socket.end(reply));
    expect(await scan(pdf())).toEqual({ kind: 'unavailable', failure: expect.any(String) as string });
  });

  it('that is silent is given up', async () => {
    const { scan } = await scannerOf(() => undefined, 100);
    const start = performance.now();
    expect(await scan(pdf())).toEqual({ kind: 'unavailable', failure: 'ABORT_ERR' });
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('that breaks the connection off gives no verdict', async () => {
    const { scan } = await scannerOf((_, socket) => void socket.destroy());
    expect((await scan(pdf())).kind).toBe('unavailable');
  });

  it('that is not there gives no verdict', async () => {
    const { clamd, scan } = await scannerOf();
    await clamd.stop();
    started.length = 0;
    expect((await scan(pdf())).kind).toBe('unavailable');
  });
});

let scan: Scan = withoutScanner;

describeEachProvider(
  'a provider with a scanner',
  (at) => {
    const send = async (filename: string, bytes = pdf()) => {
      const jan = await at().as('jan.nowak');
      return jan.bookings.addTemporaryAttachment({ filename, file: fileOf(bytes, filename), with: [] });
    };
    const reasonOf = async (sent: Promise<unknown>) =>
      ((await refusalOf(sent)).data as { reason: string }).reason;
    const kept = async () => {
      const rows = await at().provider.db.selectFrom('attachments').select('filename').execute();
      return rows.map(({ filename }) => filename);
    };

    it('keeps what is clean, and neither what is infected nor what could not be scanned', async () => {
      const seen: Buffer[] = [];
      scan = (bytes) => {
        seen.push(bytes);
        return Promise.resolve({ kind: 'clean' });
      };
      await send('a.pdf');
      expect(seen).toEqual([pdf()]);
      scan = () => Promise.resolve({ kind: 'infected', virus: 'Eicar' });
      expect(await reasonOf(send('b.pdf'))).toBe('INFECTED');
      scan = () => Promise.resolve({ kind: 'unavailable', failure: 'ECONNREFUSED' });
      expect(await reasonOf(send('c.pdf'))).toBe('UNSCANNED');
      expect(await kept()).toEqual(['a.pdf']);
    });

    it('does not trouble the scanner with what is refused anyway', async () => {
      scan = () => Promise.reject(new Error('asked'));
      expect(await reasonOf(send('d.pdf', Buffer.from('x')))).toBe('TYPE');
      expect(await reasonOf(send('e.pdf', Buffer.alloc(6 * 1024 * 1024)))).toBe('TOO_LARGE');
    });
  },
  { scan: (bytes) => scan(bytes) },
);
