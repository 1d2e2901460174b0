import { randomBytes } from 'node:crypto';
import type { AccountState } from '#contract/account/schemas.ts';
import { hashOf } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';

const MINUTE = 60_000;
const SESSION_MS = 12 * 60 * MINUTE;
/** C-03. */
const SHORT_SESSION_MS = 15 * MINUTE;

/** Opens a session, or a short one for a state that is to be mended; answers its token, which is kept nowhere. */
export async function openSession({
  store: { accounts },
  accountId,
  now,
  shortFor = null,
  identitySession = null,
}: {
  store: StoreInTransaction;
  accountId: string;
  now: number;
  shortFor?: AccountState | null;
  identitySession?: string | null;
}) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + (shortFor ? SHORT_SESSION_MS : SESSION_MS);
  await accounts.openSession({
    ...{ tokenHash: hashOf(token), accountId, createdAt: now, expiresAt },
    ...{ shortFor, identitySession },
  });
  return { token, accountId };
}
