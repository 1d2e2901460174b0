import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PrintedDeclaration } from '#app/components/declarations/printed-declaration.tsx';
import { declarationPagePath, declarationPath } from '#app/domain/declarations/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { declarationOf, ownDeclaration } from './details.server.ts';

/** A declaration for printing, with the line to sign on while it waits for that; the PDF says the same (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const { view, data } = await declarationOf(request, await ownDeclaration(request, id), { isPaper: true });
  return {
    title: request.t('declarations:printout.title', { name: view.name }),
    view,
    data,
    path: declarationPath(id),
    file: declarationPagePath(id, 'printout.pdf'),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function DeclarationPrintout() {
  return <PrintedDeclaration page={useLoaderData<typeof loader>()} />;
}
