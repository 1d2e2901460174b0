import { isDefinedError, safe } from '@orpc/client';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { download } from './file.server.ts';

/** The booking as a tagged PDF; the page for printing stands beside it (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { system = '', id = '' } = args.params;
  const [error, file] = await safe(request.provider.telehealth.printout({ system, id }));
  if (isDefinedError(error)) throw notFound();
  if (error) throw error;
  return download({ file, name: request.t('telehealth:printout.fileName') });
}
