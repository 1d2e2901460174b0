import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PrintedDeclaration } from '#app/components/declarations/printed-declaration.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { ownPaper } from './paper.server.ts';

/** A declaration for printing, with the line to sign on while it waits for that; the PDF says the same (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return ownPaper(request, args.params['id'] ?? '');
}

export default function DeclarationPrintout() {
  return <PrintedDeclaration page={useLoaderData<typeof loader>()} />;
}
