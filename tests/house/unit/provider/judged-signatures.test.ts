import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSigner } from '#provider/account/authorization/rules.ts';
import { verifyFile } from '#provider/core/signatures/index.ts';
import { REASONS } from '#provider/core/signatures/verdict.ts';
import { foundBy, versionOf } from '#tests/house/signatures/judges.ts';
import { besideAt, FILES, keptTrust, sumOf, VERDICTS } from '#tests/house/signatures/kept.ts';
import { SIGNED, type Judge, type SignedRow } from '#tests/house/signatures/table.ts';
import { FORMATS, JAN, SIGNED_AT } from '#tests/support/signed-files.ts';

const read = (file: string) => readFileSync(join(FILES, file));
const kept = JSON.parse(readFileSync(VERDICTS, 'utf8')) as {
  versions: Record<Judge, string>;
  verdicts: Record<string, Record<string, string>>;
};
const person = {
  name: JAN.name,
  last_name: JAN.lastName,
  birth_date: JAN.birthDate,
  national_id: JAN.pesel,
  document_number: null,
};

/** "22.12": another release may use other words. */
const releaseOf = (version: string | null) => /\d+\.\d+/.exec(version ?? '')?.[0];

/** The portal's answer about a file that Jan sends. */
async function oursOf({ file }: SignedRow) {
  const documents = [{ id: 'own', content: read('document.pdf') }];
  const asked = { bytes: read(file), documents, trust: keptTrust(), now: SIGNED_AT.getTime() };
  const verdicts = await verifyFile(asked);
  expect(verdicts).toHaveLength(1);
  const [verdict] = verdicts;
  if (!verdict || verdict.outcome === 'NEGATIVE') return verdict?.reason;
  return isSigner({ signer: verdict.signer, person }) ? verdict.outcome : 'OTHER_PERSON';
}

describe('twelve signed files', () => {
  it('are of every format, and of every reason', () => {
    expect(SIGNED).toHaveLength(12);
    expect(new Set(SIGNED.map(({ format }) => format))).toEqual(new Set(FORMATS));
    // A file that is built otherwise than the standards say is in the tables of wrapped ones.
    const reasons = REASONS.filter((reason) => reason !== 'AMBIGUOUS');
    expect(new Set(SIGNED.map(({ ours }) => ours))).toEqual(new Set(['VALID', 'OTHER_PERSON', ...reasons]));
    const judges = SIGNED.map((row) => Object.keys(row.judges).length);
    expect(Math.min(...judges)).toBeGreaterThan(0);
  });

  it.each(SIGNED)('$file: $ours', async (row) => {
    expect(await oursOf(row)).toBe(row.ours);
  });

  it.each(SIGNED)('$file was judged by other programs, as it is here: $judges', ({ file, judges }) => {
    expect(kept.verdicts[file]).toEqual({ sha256: sumOf(join(FILES, file)), ...judges });
  });

  it('were judged by programs of a known version, and just now by each of them that is installed in it', () => {
    const programs = Object.keys(kept.versions) as Judge[];
    expect(programs.sort()).toEqual(['openssl', 'pdfsig', 'xmlsec1']);
    for (const judge of programs) {
      expect(kept.versions[judge]).toMatch(/\d+\.\d+/);
      if (releaseOf(versionOf(judge)) !== releaseOf(kept.versions[judge])) continue;
      for (const row of SIGNED) {
        const { [judge]: found } = row.judges;
        if (!found) continue;
        const path = join(FILES, row.file);
        expect([judge, row.file, foundBy(judge, { row, path, beside: besideAt(SIGNED_AT) })]).toEqual([
          judge,
          row.file,
          found,
        ]);
      }
    }
  });
});
