import { isDefinedError, ORPCError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { AccountNotLoaded, signInWithCode } from '#app/services/access/authenticator.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { onTheWayIn } from './entry-query.server.ts';
import { ledIn } from './led-in.server.ts';
import { signInFailure } from './login.form.server.ts';

/** Whose account a code opens; null: it is good no longer, or never was. Asking uses nothing up. */
export async function entryOf({ provider }: PortalRequest, code: string) {
  const [error, entry] = await safe(provider.account.entry({ code }));
  if (isDefinedError(error)) return null;
  if (error) throw error;
  return { ...entry, code };
}
export type Entry = NonNullable<Awaited<ReturnType<typeof entryOf>>>;

/** Back to sign-in, which says why: the code is used, late or foreign, or the account could not be read after it. */
export const backToLogin = ({ url }: PortalRequest, why: 'over' | 'notLoaded') =>
  redirect(onTheWayIn('/login', url, { code: why }), 303);

type Stopped = { text: ErrorText; status: 422 | 423 | 503 };

/** Opens the session of a code, and leads on as sign-in does (ledIn); or says what stops it. @throws the way back to sign-in */
export async function enterWith(
  request: PortalRequest,
  { code, username }: Pick<Entry, 'code' | 'username'>,
): Promise<Response | Stopped> {
  try {
    return await ledIn(request, { username, signIn: () => signInWithCode(request, { code, username }) });
  } catch (error) {
    if (error instanceof AccountNotLoaded) throw backToLogin(request, 'notLoaded');
    if (error instanceof ORPCError && error.code === 'BAD_TOKEN') throw backToLogin(request, 'over');
    const stopped = signInFailure(error);
    if (!stopped) throw error;
    return stopped;
  }
}
