import { redirect } from '@remix-run/node';
import { saidByReturn, signPath, type DocumentKey } from '#app/domain/signing/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { signingOf } from './signing.server.ts';

/**
 * The view of the signature on the page of a consent or declaration, for SignPanel. It is asked before the document is
 * read: a signature that is there is taken by it. The address by which the specification has the service lead back (B§3)
 * leads on to the page of signing.
 */
export async function signPanelOf(request: AccountRequest, key: DocumentKey) {
  const { search, searchParams } = request.url;
  if (saidByReturn(searchParams).word !== undefined && !request.isPost)
    throw redirect(signPath(key) + search, 303);
  return (await signingOf(request, key)).signing;
}
