import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PrintedDeclaration } from '#app/components/declarations/printed-declaration.tsx';
import { hospitalPagePath, hospitalPath } from '#app/domain/declarations/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { hospitalDeclarationOf } from './details.server.ts';

/** A declaration of the hospital system for printing; the PDF says the same (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const { view, since } = await hospitalDeclarationOf(request, id, { isPaper: true });
  const name = view?.name ?? request.t('declarations:hospital.title');
  return {
    title: request.t('declarations:printout.title', { name }),
    view,
    since,
    data: null,
    path: hospitalPath(id),
    file: hospitalPagePath(id, 'printout.pdf'),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function HospitalDeclarationPrintout() {
  return <PrintedDeclaration page={useLoaderData<typeof loader>()} />;
}
