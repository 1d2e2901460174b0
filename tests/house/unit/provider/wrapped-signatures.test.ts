import { beforeAll, describe, expect, it } from 'vitest';
import { verifyFile } from '#provider/core/signatures/index.ts';
import { createSignatures } from '#provider/core/signatures/signatures.ts';
import { derOf } from '#provider/core/signatures/certificate.ts';
import type { Trust } from '#provider/core/signatures/verdict.ts';
import { CADES, GENUINE_CADES } from '#tests/house/signatures/wrapping/cades.ts';
import { CONTAINERS } from '#tests/house/signatures/wrapping/containers.ts';
import { GENUINE_XADES } from '#tests/house/signatures/wrapping/genuine-xades.ts';
import { GENUINE_PADES, PADES } from '#tests/house/signatures/wrapping/pades.ts';
import { EWA, type Genuine, type Wrapped } from '#tests/house/signatures/wrapping/row.ts';
import { UNCOVERED } from '#tests/house/signatures/wrapping/uncovered.ts';
import { OWN, SEALED } from '#tests/house/signatures/wrapping/xades.ts';
import { sealOf } from '#tests/house/signatures/wrapping/xml-maker.ts';
import { aDocument, authority, SIGNED_AT } from '#tests/support/signed-files.ts';

const content = await aDocument();
let trust: Trust;
beforeAll(async () => {
  trust = { ...(await authority.trust(SIGNED_AT)), seals: [derOf(await sealOf())] };
});

const verdictsOf = async ({ bytes }: Pick<Wrapped, 'bytes'>) =>
  verifyFile({
    bytes: await bytes(),
    documents: [{ id: 'own', content }],
    trust,
    now: SIGNED_AT.getTime(),
  });

const TABLES: readonly (readonly [string, readonly Wrapped[], readonly Genuine[]])[] = [
  ['PAdES', PADES(content), GENUINE_PADES(content)],
  ['CAdES', CADES(content), GENUINE_CADES(content)],
  ['XAdES', [...SEALED(content), ...OWN(content), ...CONTAINERS(content)], GENUINE_XADES(content)],
];

describe.each(TABLES)('a signature of %s', (_, wrapped, genuine) => {
  it.each(wrapped)('$name: $reason $why', async (row) => {
    const { reason, why } = row;
    const verdicts = await verdictsOf(row);
    expect(verdicts.length).toBeGreaterThan(0);
    for (const verdict of verdicts)
      expect(verdict).toEqual({ outcome: 'NEGATIVE', reason, ...(why && { why }) });
  });

  it.each(genuine)('$name: good', async (row) => {
    const [verdict, ...others] = await verdictsOf(row);
    for (const other of others) expect(other.outcome).toBe('NEGATIVE');
    expect(verdict).toMatchObject({ outcome: 'VALID', documentId: 'own', signer: { pesel: EWA.pesel } });
  });
});

it.each(UNCOVERED(content))('what no signature covers is named: $name', async ({ bytes, uncovered }) => {
  const [verdict] = await verdictsOf({ bytes });
  expect(verdict).toMatchObject({ outcome: 'VALID', signer: { pesel: EWA.pesel } });
  const { uncovered: named = [] } = verdict as { uncovered?: string[] };
  expect([...named].sort()).toEqual([...uncovered].sort());
});

it('an ambiguous signature is written down, with why', async () => {
  const said: unknown[] = [];
  const none = () => undefined;
  const log = { info: none, error: none, warn: (...line: unknown[]) => said.push(line) };
  const source = { folder: { now: () => Promise.resolve(trust) } };
  const signatures = createSignatures({ source, log });
  const [row] = SEALED(content);
  const bytes = (await row?.bytes()) ?? Buffer.alloc(0);
  await signatures.verify({ bytes, documents: [{ id: 'own', content }], at: SIGNED_AT });
  expect(said).toEqual([[{ failure: 'ID_TWICE' }, 'ambiguous signature']]);
  await signatures.close();
});
