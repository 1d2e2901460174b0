import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import { formatTime } from '#app/domain/dates/words.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { knownBrowserOf } from '#app/services/access/known.server.ts';
import { noteProof } from '#app/services/access/proof.server.ts';
import { said } from '#app/services/forms/fields.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';

export const ProofForm = z.object({
  password: z
    .string(said('account:proof.password.required'))
    .max(200, said('account:proof.password.tooLong')),
});

type Refused = { field: 'password' | ''; text: ErrorText; status: 422 | 423 | 503 };

/** Proves by the password whose the session is; or says why not. The try counts with those of sign-in in this browser, and by the name. */
export async function proveByPassword(request: AccountRequest, password: string): Promise<Refused | null> {
  const { username } = await accountOf(request);
  const { cookies, context, provider } = request;
  const knownBrowser = knownBrowserOf(context.portal).read({ header: cookies, username });
  const [error] = await safe(provider.account.prove({ password, ...(knownBrowser && { knownBrowser }) }));
  if (isDefinedError(error)) {
    return refusalOf({ code: error.code, until: error.code === 'LOCKED' ? error.data.until : undefined });
  }
  if (error) throw error;
  await noteProof(request);
  return null;
}

function refusalOf({ code, until }: { code: string; until: string | undefined }): Refused {
  if (code === 'BUSY') return { field: '', text: 'public:login.failure.busy', status: 503 };
  if (code !== 'LOCKED') return { field: 'password', text: 'account:proof.password.wrong', status: 422 };
  const text: ErrorText = until
    ? withValues('public:login.failure.locked', { time: formatTime(until) })
    : 'public:login.failure.lockedForNow';
  return { field: '', text, status: 423 };
}
