import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { paperFile } from './printout-file.server.ts';

/** An invoice as a PDF, by its number (C-40). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return paperFile(request, {
    id: args.params['refInvoice'] ?? '',
    name: 'payments:printout.invoiceFile',
    read: (id) => request.provider.payments.invoicePrintout({ id }),
  });
}
