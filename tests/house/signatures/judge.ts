import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { aDocument, authority, JAN, signed, SIGNED_AT } from '#tests/support/signed-files.ts';
import { foundBy, pemOf, versionOf } from './judges.ts';
import { besideAt, FILES, sumOf, VERDICTS } from './kept.ts';
import { SIGNED, type Judge } from './table.ts';

/**
 * `npm run evidence:signatures`: signs the twelve files anew and keeps them, with what pdfsig, xmlsec1 and openssl say of each. All
 * three must be installed (poppler-utils, xmlsec1, libxmlsec1-openssl, openssl): there is no verdict without its judge.
 */

const PROGRAMS: readonly Judge[] = ['pdfsig', 'xmlsec1', 'openssl'];
const versions = Object.fromEntries(PROGRAMS.map((judge) => [judge, versionOf(judge)]));
const missing = PROGRAMS.filter((judge) => versions[judge] === null);
if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}`);

const content = await aDocument();
writeFileSync(join(FILES, 'document.pdf'), content);
const another = { ...JAN, name: 'Ewa', lastName: 'Lis', pesel: '90020200001' };
for (const { file, format: wanted, kind, spoil, isAnother } of SIGNED) {
  const asked = { content, format: wanted, ...(kind && { kind }), ...(spoil && { spoil }) };
  writeFileSync(join(FILES, file), await signed({ ...asked, holder: isAnother ? another : JAN }));
}
const { anchors, lists } = await authority.trust(SIGNED_AT);
for (const [index, der] of anchors.entries())
  writeFileSync(join(FILES, `anchor-${index}.pem`), pemOf('CERTIFICATE', der));
writeFileSync(join(FILES, 'list.pem'), pemOf('X509 CRL', lists[0] ?? new Uint8Array()));

const verdicts = Object.fromEntries(
  SIGNED.map((row) => {
    const path = join(FILES, row.file);
    const judges = Object.keys(row.judges) as Judge[];
    const said = judges.map((judge) => [judge, foundBy(judge, { row, path, beside: besideAt(SIGNED_AT) })]);
    return [row.file, { sha256: sumOf(path), ...(Object.fromEntries(said) as object) }];
  }),
);
const text = JSON.stringify({ versions, verdicts });
writeFileSync(VERDICTS, await format(text, { ...(await resolveConfig(VERDICTS)), filepath: VERDICTS }));
process.stdout.write(`${Object.keys(verdicts).length} files are judged: ${VERDICTS}\n`);
