import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';

import { isId } from '#app/domain/id.ts';
import { noFileAtKiosk, notFound } from '#app/services/access/problems.server.ts';
import { inTabHeaders } from '#app/services/page/download.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** A consent as a tagged PDF, in a tab of its own; its name says of nobody whose it is (S-48). A kiosk has none (B-14). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  if (!isId(id)) throw notFound();
  const file = await orNotFound(request.provider.givenConsents.printout({ id }));
  if (request.context.portal.environment.isKiosk) throw noFileAtKiosk();
  return new Response(file.stream(), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      ...inTabHeaders(request.t('given-consents:printout.fileName')),
    },
  });
}
