import type { ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { said } from '#tests/house/portal/errors/uploads.ts';
import { fileOf, pdf } from '#tests/support/files.ts';

const PATH = '/account/authorize';

type Sent = Readonly<{ name: string; files: readonly File[]; bytesLost?: number }>;

/** Piotr sends files, and none of them has been looked at. */
const rule = ({ name, files, bytesLost = 0 }: Sent, ...texts: ErrorText[]): Rule => ({
  form: 'signed files',
  name,
  status: 422,
  errors: [at('upload-files', ...texts)],
  async send(scene) {
    const piotr = await scene.as('piotr.zielinski');
    return piotr.upload(await piotr.get(PATH), files, { bytesLost });
  },
});

const large = fileOf(Buffer.alloc(5 * 1024 * 1024 + 1), 'film.pdf');
const folder = fileOf(Buffer.alloc(0), 'folder');

export const rules: readonly Rule[] = [
  rule({ name: 'nothing chosen', files: [] }, said('none')),
  rule(
    { name: 'an empty one, and one that is too large', files: [folder, large] },
    said('EMPTY', 'folder'),
    said('TOO_LARGE', 'film.pdf'),
  ),
  rule(
    { name: 'broken off', files: [fileOf(pdf('x'.repeat(5_000)), 'podpis.pdf')], bytesLost: 200 },
    said('interrupted', 'podpis.pdf'),
  ),
];
