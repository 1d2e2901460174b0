import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { downloadHeaders } from '#app/services/page/download.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** The document to be signed as a tagged PDF; its name says nothing of anybody (S-48). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const { id } = await accountOf(request);
  const file = await orNotFound(request.provider.account.authorizationDocument({ id }));
  return new Response(file.stream(), {
    headers: {
      'content-type': file.type,
      'content-length': String(file.size),
      ...downloadHeaders(request.t('account:authorize.print.fileName')),
    },
  });
}
