import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { printoutFile } from './file.server.ts';

/** A declaration of the portal as a tagged PDF (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return printoutFile(request, request.provider.declarations.printout({ id }));
}
