import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { noFileAtKiosk } from '#app/services/access/problems.server.ts';
import { inTabHeaders } from '#app/services/page/download.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** A declaration as a tagged PDF, in a tab of its own; its name says of nobody whose it is (S-48). A kiosk has none (B-14). */
export async function printoutFile(request: AccountRequest, answer: Promise<File>) {
  const file = await orNotFound(answer);
  if (request.context.portal.environment.isKiosk) throw noFileAtKiosk();
  return new Response(file.stream(), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      ...inTabHeaders(request.t('declarations:printout.fileName')),
    },
  });
}
