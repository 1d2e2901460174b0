import { createNote } from '#app/services/request/notes.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Makes a reading that the parts of one page share: the provider is asked once a request. */
export function oncePerRequest<Asking extends PortalRequest, Answer>(
  read: (request: Asking) => Promise<Answer>,
): (request: Asking) => Promise<Answer> {
  const answers = createNote<PortalRequest, Promise<Answer>>();
  return (request) => {
    const known = answers.get(request);
    if (known) return known;
    const answer = read(request);
    answers.set(request, answer);
    return answer;
  };
}

/** The account that is signed in. */
export const accountOf = oncePerRequest((request: PortalRequest) => request.provider.account.get());
