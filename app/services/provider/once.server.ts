import type { AppLoadContext } from '@remix-run/node';
import { createNote } from '#app/services/request/notes.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/**
 * Makes a reading that the parts of one page share: the provider is asked once a request. The answer is noted with what the
 * gate has made for the request, so that a copy of it with something added, a wizard's step for example, asks no second time.
 */
export function oncePerRequest<Asking extends PortalRequest, Answer>(
  read: (request: Asking) => Promise<Answer>,
): (request: Asking) => Promise<Answer> {
  const answers = createNote<AppLoadContext, Promise<Answer>>();
  return (request) => {
    const known = answers.get(request.context);
    if (known) return known;
    const answer = read(request);
    answers.set(request.context, answer);
    return answer;
  };
}
