import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PrintedDeclaration } from '#app/components/declarations/printed-declaration.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { hospitalPaper } from './paper.server.ts';

/** A declaration of the hospital system for printing; the PDF says the same (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return hospitalPaper(request, args.params['id'] ?? '');
}

export default function HospitalDeclarationPrintout() {
  return <PrintedDeclaration page={useLoaderData<typeof loader>()} />;
}
