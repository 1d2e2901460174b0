import { redirect } from '@remix-run/node';
import { openSession } from '#app/services/access/authenticator.server.ts';
import { wantedOf } from '#app/services/access/wanted.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { shortSessionOf } from './login.form.server.ts';

type LedIn = Readonly<{ username: string; signIn: () => Promise<Headers>; home?: string | undefined }>;

/**
 * Carries out a sign-in, by whatever way, and leads on: to the wanted page, else `home`, or to the page that mends the account's state.
 * What neither of them can be made of is thrown.
 */
export async function ledIn(
  request: PortalRequest,
  { username, signIn, home = '/main' }: LedIn,
): Promise<Response> {
  const wanted = wantedOf(request) ?? home;
  try {
    return redirect(wanted, { status: 303, headers: await signIn() });
  } catch (error) {
    const short = shortSessionOf(error);
    if (!short) throw error;
    const { path, opened, shortFor } = short;
    const headers = await openSession(request, { opened, short: { shortFor, wanted, username } });
    return redirect(path, { status: 303, headers });
  }
}
