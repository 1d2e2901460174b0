import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import {
  activePdf,
  fileOf,
  heic,
  jpegOfSegments,
  page as htmlPage,
  pdf,
  pngOf,
  zip,
} from '#tests/support/files.ts';
import { encryptedPdfs } from '#tests/support/encrypted-pdfs.ts';
import type { Scene } from '#tests/support/scene.ts';
import { at, type Rule } from './rule.ts';

type Reason = Exclude<Parameters<typeof said>[0], 'none'>;
type Sending = { before?: File[]; files: File[]; bytesLost?: number };

type UploadPage = {
  form: string;
  /** Where its files are kept. */
  table: 'attachments' | 'waiting_message_files';
  pathIn: (scene: Scene) => Promise<string>;
};

/** The text about a file that was not taken. */
export const said = (
  reason:
    | 'ACTIVE'
    | 'EMPTY'
    | 'HEIC'
    | 'PASSWORD'
    | 'PIXELS'
    | 'SEGMENTS'
    | 'TOO_LARGE'
    | 'TOO_MANY'
    | 'TYPE'
    | 'UNSAFE'
    | 'interrupted'
    | 'none',
  name = '',
): ErrorText => {
  const key = `attachments:refused.${reason}` as const;
  return reason === 'none'
    ? key
    : withValues(key, { name, most: 5, types: 'PDF, JPG, PNG', size: '5\u00a0MB' });
};

/** Sends files from a page that has none but `before`; each that is not taken has a line at the field. */
export const uploadRules = ({ form, table, pathIn }: UploadPage) => {
  const rule = (
    name: string,
    { before = [], files, bytesLost = 0 }: Sending,
    ...texts: ErrorText[]
  ): Rule => ({
    form,
    name,
    status: 422,
    errors: [at('upload-files', ...texts)],
    async send(scene) {
      scene.change('provider', `delete from ${table}`);
      const visitor = await scene.as('jan.nowak');
      const path = await pathIn(scene);
      if (before.length > 0) await visitor.follow(await visitor.upload(await visitor.get(path), before));
      return visitor.upload(await visitor.get(path), files, { bytesLost });
    },
  });
  const one = (reason: Reason, file: File, before: File[] = []) =>
    rule(reason, { before, files: [file] }, said(reason, file.name));

  return [
    rule('nothing chosen', { files: [] }, said('none')),
    one('EMPTY', fileOf(Buffer.alloc(0), 'folder')),
    one('TYPE', fileOf(htmlPage(), 'strona.pdf')),
    one('TOO_LARGE', fileOf(Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]), 'film.pdf')),
    one('ACTIVE', fileOf(activePdf(), 'formularz.pdf')),
    one('PIXELS', fileOf(pngOf(50_000, 50_000), 'plan.png')),
    one('SEGMENTS', fileOf(jpegOfSegments(1_200_000), 'zdjęcie.jpg')),
    one('UNSAFE', fileOf(Buffer.concat([pdf(), zip()]), 'archiwum.pdf')),
    one('HEIC', fileOf(heic(), 'IMG_0042.HEIC')),
    one('PASSWORD', fileOf(encryptedPdfs.user, 'wyniki.pdf')),
    rule(
      'a sixth',
      { before: named('a', 'b', 'c', 'd'), files: named('e', 'f', 'g') },
      said('TOO_MANY', 'f.pdf'),
      said('TOO_MANY', 'g.pdf'),
    ),
    rule('broken off', { files: named('a', 'b'), bytesLost: 100 }, said('interrupted', 'b.pdf')),
    rule(
      'several, each for a reason of its own',
      { files: [fileOf(htmlPage(), 'strona.pdf'), fileOf(heic('mif1', 'heic'), 'image.jpg'), ...named('a')] },
      said('TYPE', 'strona.pdf'),
      said('HEIC', 'image.jpg'),
    ),
  ];
};

const named = (...names: string[]) => names.map((name) => fileOf(pdf(name), `${name}.pdf`));
