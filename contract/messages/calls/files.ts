/** C§7 of the specification: files of messages, and those that wait for one. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { MessageAttachment } from '#contract/messages/schemas.ts';
import { waitingFiles } from '#contract/waiting-files.ts';
import { NO_SUCH_MESSAGE, path } from './examples.ts';

const area = 'messages';
const id = 'message-8001';
const attachment = { id: 'file-8101', filename: 'zasady.pdf', type: 'application/pdf', size: 812 } as const;
const waiting = waitingFiles({
  area,
  path: '/portal/api/message-files',
  added: MessageAttachment,
  example: { file: attachment, with: [] },
  add: {
    summary: 'Adds a file before its message is sent',
    description:
      'multipart/form-data with one file (A-63, S-35). It is kept for the account until a message takes it, 30 days at most. `with` names the ones that the same message has already: their number counts, and a name that is there already gets a number, "image (2).jpg". Repeat the field for each: with[0], with[1]. An account has 40 files that wait at most.',
  },
  remove: { summary: 'Removes a file that no message has taken' },
});

export const files = {
  attachments: call({
    area,
    method: 'GET',
    path: `${path}/{id}/attachments`,
    summary: 'Which files came with a message',
    description: 'Their names, types and sizes, in the order of the sender; an empty list when none did.',
    refusals: { NOT_FOUND: NO_SUCH_MESSAGE },
    example: {
      input: { id },
      output: [attachment],
    },
  })
    .input(z.object({ id: Id }))
    .output(z.array(MessageAttachment))
    .errors({ NOT_FOUND }),

  attachment: call({
    area,
    method: 'GET',
    path: '/portal/api/messages/{messageId}/attachments/{id}',
    record: 'read',
    summary: 'A file that came with a message',
    description: 'The bytes, with the type in Content-Type and the name in Content-Disposition.',
    refusals: { NOT_FOUND: `${NO_SUCH_MESSAGE} Also when it has no such file.` },
    example: { input: { messageId: id, id: attachment.id } },
  })
    .input(z.object({ messageId: Id, id: Id }))
    .output(z.file())
    .errors({ NOT_FOUND }),

  addFile: waiting.add,
  removeFile: waiting.remove,
};
