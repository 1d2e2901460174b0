import { createHmac } from 'node:crypto';
import type { AccountRequest } from './guard.server.ts';

/** Returns a name for one of the account's sessions that this browser alone can use, and that says nothing of the session (S-14). */
export const sessionHandle = ({ context }: AccountRequest, idHash: string) =>
  createHmac('sha256', context.portal.secret)
    .update(JSON.stringify(['session', context.browserId, idHash]))
    .digest('base64url')
    .slice(0, 22);
