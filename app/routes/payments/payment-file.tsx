import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { paperFile } from './printout-file.server.ts';

/** A payment as a PDF, by its id (C-40). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return paperFile(request, {
    id: args.params['id'] ?? '',
    name: 'payments:printout.paymentFile',
    read: (id) => request.provider.payments.paymentPrintout({ id }),
  });
}
