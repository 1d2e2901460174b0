import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { noSuchDeclarationKind } from '#app/services/access/problems.server.ts';

/** /newdeclaration (ours): without a kind it is the page that names the three (B-47). */
export async function loader(args: LoaderFunctionArgs) {
  await requireAccount(args);
  throw noSuchDeclarationKind();
}

/** Never shown: the address leads to the page of what is wrong with it. */
export default function UnknownKind() {
  return null;
}
