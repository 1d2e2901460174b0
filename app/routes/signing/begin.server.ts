import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { isAtOrigin, signPath, type DocumentKey } from '#app/domain/signing/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { documentOf } from './documents.server.ts';
import { editWaitsOf } from './edit-waits.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { signingTarget } from './signing.server.ts';

const STATUS = {
  CLOSED: 409,
  NOT_NEEDED: 409,
  NOT_OPEN: 409,
  WITH_STAFF: 423,
  EDIT_WAITS: 409,
  SIGNING_DOWN: 503,
  FOREIGN_ADDRESS: 422,
} as const;

/** Gives the document to the signing service and leads there (S-08); what keeps it from that is said on the page. */
export async function beginSigning(request: AccountRequest, key: DocumentKey) {
  const submission = await pressed(request);
  const refuse = (why: keyof typeof STATUS) =>
    refused(submission, { '': [`signing:failed.${why}`] }, { status: STATUS[why] });

  const target = await signingTarget(request);
  const document = await documentOf(request, key);
  // Nothing is given to a service to which nobody is led.
  if (target === null) return refuse('CLOSED');
  if (document.isNeedless) return refuse('NOT_NEEDED');
  if (key.kind === 'DECLARATION' && (await editWaitsOf(request, key.id)).editWaits)
    return refuse('EDIT_WAITS');
  const [error, begun] = await safe(addressOf(request, key));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return refuse(error.code);
  }
  if (error) throw error;
  if (!isAtOrigin(begun.url, target)) {
    const { portal, requestId } = request.context;
    portal.log.warn({ requestId, kind: key.kind }, 'signing service leads elsewhere');
    return refuse('FOREIGN_ADDRESS');
  }
  return redirect(begun.url, 303);
}

/** The service leads back to the page from which it was asked, whatever the form or the address says. */
function addressOf({ url, provider: { signing } }: AccountRequest, key: DocumentKey) {
  const back = (word: 'ok' | 'error') => `${url.origin}${signPath(key)}?epuapstatus=${word}`;
  const asked = { params: { id: key.id }, query: { successUrl: back('ok'), errorUrl: back('error') } };
  return key.kind === 'CONSENT' ? signing.beginConsent(asked) : signing.beginDeclaration(asked);
}
