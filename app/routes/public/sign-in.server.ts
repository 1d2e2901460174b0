import type { Submission } from '@conform-to/react';
import { logEvent } from '#app/services/access/event-log.server.ts';
import { signIn, type Credentials } from '#app/services/access/authenticator.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { ledIn } from './led-in.server.ts';
import { signInFailure } from './login.form.server.ts';

type SignIn = Readonly<{
  posted: Request;
  submission: Extract<Submission<Credentials, string[]>, { status: 'success' }>;
  /** Where it leads when the address says nowhere. */
  home?: string;
  /** Makes the page's text for a failure. */
  inWords?: (failure: ErrorText) => ErrorText;
}>;

/** Signs in with what the form says and leads on; a failure that is the patient's comes back with the form. */
export async function signedIn(
  request: PortalRequest,
  { posted, submission, home, inWords = (failure) => failure }: SignIn,
) {
  const credentials = submission.value;
  try {
    const { username } = credentials;
    return await ledIn(request, { username, home, signIn: () => signIn(request, { posted, credentials }) });
  } catch (error) {
    const failure = signInFailure(error);
    if (!failure) throw error;
    if (failure.event) logEvent(request, { type: failure.event, username: credentials.username });
    return refused(submission, { '': [inWords(failure.text)] }, { status: failure.status });
  }
}
