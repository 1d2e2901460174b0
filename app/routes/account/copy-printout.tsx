import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { inTabHeaders } from '#app/services/page/download.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** The copy of the account's data as a tagged PDF; its name says of nobody whose it is (S-48). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const { accountId: id } = request.session;
  const file = await orNotFound(request.provider.account.copyPrintout({ id }));
  return new Response(file.stream(), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      ...inTabHeaders(request.t('account:copy.fileName')),
    },
  });
}
