import type { ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { said } from '#tests/house/portal/errors/uploads.ts';
import { fileOf, heic, page, pdf } from '#tests/support/files.ts';

const PATH = '/account/patients/patient-1008/attachments';

type Sent = Readonly<{ name: string; files: readonly File[]; bytesLost?: number }>;

/** Oleksandr adds files, of which these are not taken. */
const rule = ({ name, files, bytesLost = 0 }: Sent, ...texts: ErrorText[]): Rule => ({
  form: 'files of a person',
  name,
  status: 422,
  errors: [at('upload-files', ...texts)],
  async send(scene) {
    const oleksandr = await scene.as('oleksandr.kovalenko');
    return oleksandr.upload(await oleksandr.get(PATH), files, { bytesLost });
  },
});

const large = fileOf(Buffer.alloc(5 * 1024 * 1024 + 1), 'film.pdf');
const folder = fileOf(Buffer.alloc(0), 'folder');

export const rules: readonly Rule[] = [
  rule({ name: 'nothing chosen', files: [] }, said('none')),
  rule(
    { name: 'an empty one beside a good one', files: [folder, fileOf(pdf(), 'a.pdf')] },
    said('EMPTY', 'folder'),
  ),
  rule({ name: 'one that is too large', files: [large] }, said('TOO_LARGE', 'film.pdf')),
  rule(
    {
      name: 'a page that says it is a PDF, and a photograph of an iPhone',
      files: [fileOf(page(), 'a.pdf'), fileOf(heic(), 'b.heic')],
    },
    said('TYPE', 'a.pdf'),
    said('HEIC', 'b.heic'),
  ),
  rule(
    {
      name: 'broken off in the second of two',
      files: [fileOf(pdf(), 'c.pdf'), fileOf(pdf('x'.repeat(5_000)), 'd.pdf')],
      bytesLost: 200,
    },
    said('interrupted', 'd.pdf'),
  ),
];
