/** C§2 and A§7 of the specification, decisions A-130, AP-29 and S-45: what a mail or an SMS has called somebody to the portal for. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Code, Id } from '#contract/primitives.ts';

const area = 'account';

export const accountNotification = {
  notification: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/notifications/{guid}',
    summary: 'What a notification of the account leads to',
    description:
      'The guid selects and proves nothing: it is answered to the account alone that was notified, and what it leads to is asked for by its own call, with its own rights (S-45). It can be opened for 30 days, however often (AP-29). The portal’s address for it is /login?guid=.',
    refusals: {
      NOT_FOUND:
        'There is no such notification, it is another account’s, or it is older than 30 days: always the same answer, which says nothing of whose it is (A-130).',
    },
    example: {
      input: { guid: '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d01' },
      output: { contextType: 'MESSAGE', contextId: 'message-8001' },
    },
  })
    .input(z.object({ guid: Id }))
    .output(
      z.object({
        contextType: Code.describe(
          'MESSAGE: `contextId` is the id of a message; DOCUMENT: the `contextId` of clinical documents (AP-29). Any other one is not found (A-130).',
        ),
        contextId: Id,
      }),
    )
    .errors({ NOT_FOUND: { status: 404 } }),
};
