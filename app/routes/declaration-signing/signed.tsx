import type { LoaderFunctionArgs } from '@remix-run/node';
import { signedFile } from '#app/routes/signing/signed.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** The signed declaration, as the provider keeps it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return signedFile(request, { kind: 'DECLARATION', id: args.params['id'] ?? '' });
}
