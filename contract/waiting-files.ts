/** B§2 and A-63 of the specification: files that wait until what they belong to is sent. */
import { z } from 'zod';
import { FILE_NOT_TAKEN, FILE_REFUSED } from './bookings/errors.ts';
import { FileName, Removed, Upload } from './bookings/schemas/attachments.ts';
import { call, type CallDescription } from './call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS, NOT_FOUND } from './errors.ts';
import { Id } from './primitives.ts';

type WaitingFilesDescription<Added extends z.ZodType> = Readonly<{
  area: string;
  path: CallDescription['path'];
  added: Added;
  /** One of them, as the answer to its adding says it, and the `with` of that example. */
  example: Readonly<{
    file: Readonly<{ id: string; filename: string; type: string }>;
    with: string[];
  }>;
  add: Pick<CallDescription, 'summary' | 'description'>;
  remove: Pick<CallDescription, 'summary'>;
}>;

/** Makes the calls that add such a file to those of the account, and that remove one. */
export function waitingFiles<Added extends z.ZodType>({
  area,
  path,
  added,
  example: { file, with: others },
  add,
  remove,
}: WaitingFilesDescription<Added>) {
  const { id, filename, type } = file;
  return {
    add: call({
      area,
      method: 'POST',
      path,
      ...add,
      refusals: { FILE_REFUSED: FILE_NOT_TAKEN, ...LIMIT_REFUSALS },
      example: {
        input: { filename, file: new File(['%PDF-1.7'], filename, { type }), with: others },
        output: file,
      },
    })
      .input(z.object({ filename: FileName, file: Upload, with: z.array(Id).max(20).default([]) }))
      .output(added)
      .errors({ FILE_REFUSED, ...LIMIT_ERRORS }),

    remove: call({
      area,
      method: 'DELETE',
      path: `${path}/{id}`,
      ...remove,
      description: 'A file of the account itself; another account’s is as good as none.',
      refusals: { NOT_FOUND: 'The account has no such file, or it is kept no longer.' },
      example: { input: { id }, output: { removed: true } },
    })
      .input(z.object({ id: Id }))
      .output(Removed)
      .errors({ NOT_FOUND }),
  };
}
