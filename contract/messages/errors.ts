import { z } from 'zod';

/** Why a message is not taken, beside what every call may answer. */
export const MESSAGE_ERRORS = {
  NOT_ALLOWED: {
    status: 403,
    data: z.object({
      errorCode: z
        .enum(['OFF', 'RECIPIENTS', 'CATEGORY', 'LENGTH', 'ATTACHMENTS', 'REPLY'])
        .describe(
          'OFF: nobody writes; RECIPIENTS: too many of them; CATEGORY: not one of a patient’s; LENGTH: the text is too long; ATTACHMENTS: there are none, or fewer; REPLY: the message is not to be answered.',
        ),
    }),
  },
  ATTACHMENTS_GONE: { status: 409 },
} as const;

export const MESSAGE_REFUSALS = {
  NOT_ALLOWED:
    'Beyond what GET /mpi/accounts/message-component-settings says. OFF: nobody writes; RECIPIENTS: too many of them; CATEGORY: not one of a patient’s; LENGTH: the text is too long; ATTACHMENTS: there are none, or fewer; REPLY: the message is not to be answered.',
  ATTACHMENTS_GONE: 'One of the files is kept no longer; it must be added again.',
};
