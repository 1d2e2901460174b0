import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { download } from './file.server.ts';

/** The booking as a tagged PDF; the page for printing stands beside it (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { system = '', id = '' } = args.params;
  const file = await orNotFound(request.provider.telehealth.printout({ system, id }));
  return download({ file, name: request.t('telehealth:printout.fileName') });
}
