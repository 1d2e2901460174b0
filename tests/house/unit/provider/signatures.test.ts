import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyFile } from '#provider/core/signatures/index.ts';
import { createAuthority, type Kind } from '#provider/core/signatures/made-up/authority.ts';
import { derOf } from '#provider/core/signatures/certificate.ts';
import { signCades } from '#provider/core/signatures/made-up/cades.ts';
import { signXades } from '#provider/core/signatures/made-up/xades.ts';
import { trustInFolder } from '#provider/core/signatures/trust.ts';
import { createSignatureVerifier } from '#provider/core/signatures/verifier.ts';
import type { Trust } from '#provider/core/signatures/verdict.ts';
import { aDocument, authority, FORMATS, JAN, signed, SIGNED_AT } from '#tests/support/signed-files.ts';

const DAY_MS = 24 * 60 * 60_000;
let content: Uint8Array;
let trust: Trust;

beforeAll(async () => {
  content = await aDocument();
  trust = await authority.trust(SIGNED_AT);
});

const verdictsOf = (bytes: Uint8Array, { now = SIGNED_AT.getTime(), by = trust } = {}) =>
  verifyFile({ bytes, documents: [{ id: 'own', content }], trust: by, now });
const verdictOf = async (...asked: Parameters<typeof verdictsOf>) => (await verdictsOf(...asked))[0];
const negative = (reason: string) => ({ outcome: 'NEGATIVE', reason });
const valid = {
  outcome: 'VALID',
  documentId: 'own',
  signer: { name: 'Jan', lastName: 'Nowak', pesel: JAN.pesel, birthDate: null },
};

describe('a file that was signed as', () => {
  it.each(FORMATS)('%s: is good, with its signer', async (format) => {
    expect(await verdictsOf(await signed({ content, format }))).toEqual([valid]);
  });

  const KINDS: readonly (readonly [Kind, string])[] = [
    ['EXPIRED', 'EXPIRED'],
    ['REVOKED', 'REVOKED'],
    ['FOREIGN', 'UNKNOWN_ISSUER'],
  ];
  it.each(FORMATS.flatMap((format) => KINDS.map(([kind, reason]) => [format, kind, reason] as const)))(
    '%s by a certificate that is %s: %s',
    async (format, kind, reason) => {
      const bytes = await signed({ content, format, kind });
      expect(await verdictOf(bytes, { by: await authority.trust(SIGNED_AT) })).toEqual(negative(reason));
    },
  );

  it.each(FORMATS)('%s by one without a list of revoked ones: nobody can say', async (format) => {
    const bytes = await signed({ content, format, kind: 'NO_LIST' });
    expect(await verdictOf(bytes)).toMatchObject({ outcome: 'UNCHECKED', signer: { pesel: JAN.pesel } });
  });

  it.each(FORMATS)('%s by one without PESEL: its names, and the day of birth', async (format) => {
    const bytes = await signed({ content, format, kind: 'NO_PESEL' });
    const signer = { name: 'Jan', lastName: 'Nowak', pesel: null, birthDate: JAN.birthDate };
    expect(await verdictOf(bytes)).toMatchObject({ outcome: 'VALID', signer });
  });

  it.each(FORMATS)('%s of another document', async (format) => {
    const bytes = await signed({ content: await aDocument('Ewa Lis'), format });
    expect(await verdictOf(bytes)).toEqual(negative('CHANGED'));
  });

  it.each(FORMATS)('%s, one byte of which was changed', async (format) => {
    expect(await verdictOf(await signed({ content, format, spoil: 'CHANGED' }))).toEqual(negative('CHANGED'));
  });

  it.each(['PAdES', 'XAdES', 'CAdES'] as const)(
    '%s, of whose signature a byte was changed',
    async (format) => {
      const bytes = await signed({ content, format });
      const at =
        format === 'XAdES'
          ? bytes.indexOf('<ds:SignatureValue>') + 60
          : bytes.lastIndexOf(format === 'PAdES' ? 'f' : '') - 20;
      bytes[at] = bytes[at] === 0x41 ? 0x42 : 0x41;
      expect(await verdictOf(bytes)).toMatchObject({ outcome: 'NEGATIVE' });
    },
  );

  it.each(FORMATS)('%s, of which the end is missing', async (format) => {
    const bytes = await signed({ content, format, spoil: 'CUT' });
    expect(await verdictOf(bytes)).toEqual(negative('UNREADABLE'));
  });

  it('CAdES or XAdES beside the document, by keys of either kind', async () => {
    for (const keys of ['RSA', 'ECDSA'] as const) {
      const by = createAuthority({ keys });
      const card = await by.card({ holder: JAN, kind: 'GOOD', now: SIGNED_AT });
      const own = { by: await by.trust(SIGNED_AT) };
      expect(await verdictOf(await signCades({ content, card, isDetached: true }), own)).toEqual(valid);
      expect(
        await verdictOf(await signXades({ content, card, at: SIGNED_AT, beside: 'mój plik.pdf' }), own),
      ).toEqual(valid);
    }
  });
});

describe('a file without a signature', () => {
  const files: readonly (readonly [string, () => Buffer, string])[] = [
    ['the document itself', () => Buffer.from(content), 'NO_SIGNATURE'],
    ['an XML without one', () => Buffer.from('<a><b/></a>'), 'NO_SIGNATURE'],
    ['an archive without one', () => Buffer.from(zipSync({ 'a.pdf': content })), 'NO_SIGNATURE'],
    ['an XML with a grammar', () => Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'UNREADABLE'],
    ['an XML that is none', () => Buffer.from('<a><b></a>'), 'UNREADABLE'],
    ['a cut PDF', () => Buffer.from(content.subarray(0, 900)), 'UNREADABLE'],
    ['a text', () => Buffer.from('podpis'), 'UNREADABLE'],
    ['nothing', () => Buffer.alloc(0), 'UNREADABLE'],
    ['DER of something else', () => Buffer.from('3003020101', 'hex'), 'UNREADABLE'],
    ['an archive of many files', () => archive(10_000), 'UNREADABLE'],
    [
      'an archive that swells',
      () => Buffer.from(zipSync({ a: new Uint8Array(30 * 1024 * 1024) })),
      'UNREADABLE',
    ],
  ];
  const archive = (count: number) =>
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`META-INF/${index}.p7s`, new Uint8Array()]),
        ),
      ),
    );

  it.each(files)('%s', async (_, file, reason) => {
    const bytes = file();
    const since = performance.now();
    expect(await verdictsOf(bytes)).toEqual([negative(reason)]);
    expect(performance.now() - since).toBeLessThan(3_000);
  });
});

describe('what is not signed of a signed file', () => {
  it('may not be shown instead of the document (PAdES)', async () => {
    const bytes = await signed({ content, format: 'PAdES' });
    const text = bytes.toString('latin1');
    const page = /(\d+) 0 obj\s*<<\s*\/Type \/Page\s/.exec(text)?.[1];
    const size = Number(/.*\/Size (\d+)/s.exec(text)?.[1]);
    const root = /\/Root (\d+)/.exec(text)?.[1];
    const hidden = `${text}${page} 0 obj\n<< /Type /Page /Contents ${size} 0 R >>\nendobj\n${size} 0 obj\n<< /Length 0 >>\nstream\n\nendstream\nendobj\ntrailer\n<< /Size ${size + 1} /Root ${root} 0 R >>\nstartxref\n0\n%%EOF\n`;
    expect(await verdictOf(Buffer.from(hidden, 'latin1'))).toEqual(negative('CHANGED'));
  });

  it('names nobody else: a key beside the certificate is not asked (XAdES)', async () => {
    const other = await authority.card({
      holder: { ...JAN, name: 'Ewa', pesel: '90020200001' },
      kind: 'GOOD',
      now: SIGNED_AT,
    });
    const foreign = createAuthority();
    const xml = await signed({ content, format: 'XAdES', by: foreign });
    const text = xml
      .toString()
      .replace(
        /<ds:X509Certificate>[^<]*/,
        `<ds:X509Certificate>${Buffer.from(derOf(other.certificate)).toString('base64')}`,
      );
    expect(await verdictOf(Buffer.from(text))).toEqual(negative('CHANGED'));
  });

  it('says for whom a seal has signed, and for nobody else', async () => {
    const card = await authority.card({
      holder: { ...JAN, name: 'Profil', lastName: 'Zaufany', pesel: null },
      kind: 'GOOD',
      now: SIGNED_AT,
    });
    const role =
      '<p:DaneOsoby xmlns:p="urn:pz"><p:Imie>Ewa</p:Imie><p:Nazwisko>Lis</p:Nazwisko><p:PESEL>90020200001</p:PESEL></p:DaneOsoby>';
    const bytes = await signXades({ content, card, at: SIGNED_AT, role });
    const sealed = { ...trust, seals: [derOf(card.certificate)] };
    expect(await verdictOf(bytes, { by: sealed })).toMatchObject({
      outcome: 'VALID',
      signer: { pesel: '90020200001', lastName: 'Lis' },
    });
    expect(await verdictOf(bytes)).toMatchObject({
      outcome: 'VALID',
      signer: { pesel: null, lastName: 'Zaufany' },
    });
    const silent = await signXades({ content, card, at: SIGNED_AT });
    expect(await verdictOf(silent, { by: sealed })).toMatchObject({
      outcome: 'UNCHECKED',
      signer: { lastName: null },
    });
  });

  it('a list that is no longer in force says nothing of who stands, and still who does not', async () => {
    const later = { now: SIGNED_AT.getTime() + 2 * DAY_MS };
    expect(await verdictOf(await signed({ content, format: 'CAdES' }), later)).toMatchObject({
      outcome: 'UNCHECKED',
    });
    const revoked = await signed({ content, format: 'CAdES', kind: 'REVOKED' });
    expect(await verdictOf(revoked, { ...later, by: await authority.trust(SIGNED_AT) })).toEqual(
      negative('REVOKED'),
    );
  });
});

describe('a file of 5 MiB', () => {
  it.each([
    ['CAdES', () => Buffer.concat([Buffer.from('30840050000006', 'hex'), Buffer.alloc(5 * 1024 * 1024)])],
    ['XML', () => Buffer.from(`<a>${'x'.repeat(5 * 1024 * 1024)}</a>`)],
    ['deep XML', () => Buffer.from('<a>'.repeat(1_000_000))],
    [
      'PDF',
      () =>
        Buffer.concat([
          Buffer.from(content),
          Buffer.from('1 0 obj\n<<>>\n'.repeat(400_000)),
          Buffer.from('/ByteRange [0 1 2 3]\n%%EOF'),
        ]),
    ],
  ])('of %s ends within seconds, in a thread of its own', async (_, file) => {
    const verifier = createSignatureVerifier();
    const since = performance.now();
    const verdicts = await verifier.verify({
      bytes: file(),
      documents: [{ id: 'own', content }],
      trust,
      now: SIGNED_AT.getTime(),
    });
    expect(verdicts[0]?.outcome).toBe('NEGATIVE');
    expect(performance.now() - since).toBeLessThan(15_000);
    await verifier.close();
  });
});

describe('SIGNATURE_TRUST', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trust-'));
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
    debug: () => undefined,
  };
  const opened = () => trustInFolder({ folder, log });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is a folder with an authority at least', () => {
    expect(opened).toThrow(/has no certificate of an authority/);
    expect(() => trustInFolder({ folder: join(folder, 'none'), log })).toThrow(
      /none cannot be read as a folder/,
    );
  });

  it('believes what lies in it, and reads a list again that came since', async () => {
    const pem = `-----BEGIN CERTIFICATE-----\n${Buffer.from(trust.anchors[0] ?? []).toString('base64')}\n-----END CERTIFICATE-----\n`;
    writeFileSync(join(folder, 'a.pem'), pem);
    const source = opened();
    expect(await source.now(SIGNED_AT)).toMatchObject({ anchors: [{}], lists: [], seals: [] });
    const file = await signed({ content, format: 'PAdES' });
    expect(await verdictOf(file, { by: await source.now(SIGNED_AT) })).toMatchObject({
      outcome: 'UNCHECKED',
    });
    writeFileSync(join(folder, 'a.crl'), trust.lists[0] ?? '');
    mkdirSync(join(folder, 'seals'));
    writeFileSync(join(folder, 'seals/b.crt'), trust.anchors[1] ?? '');
    expect(await verdictOf(file, { by: await source.now(SIGNED_AT) })).toEqual(valid);
    expect((await source.now(SIGNED_AT)).seals).toHaveLength(1);
  });

  it.each([
    ['a.crt', 'a certificate'],
    ['a.crl', 'a list of revoked certificates'],
    ['notes.txt', 'a certificate'],
  ])('stops the start with a file that cannot be read: %s', (name, kind) => {
    writeFileSync(join(folder, name), 'nonsense');
    expect(opened).toThrow(`SIGNATURE_TRUST: ${join(folder, name)} cannot be read as ${kind}`);
    rmSync(join(folder, name));
  });
});
