import { safe } from '@orpc/client';
import { type DocumentKey } from '#app/domain/signing/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { noDocument } from '#app/services/access/problems.server.ts';
import { inTabHeaders } from '#app/services/page/download.server.ts';
import { clinicsFile } from '#app/services/page/file-answer.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';

/** The signed document in a tab of its own; another's, a missing one and one that nobody has signed are one 404 (B-72). */
export async function signedFile(request: AccountRequest, key: DocumentKey) {
  const { provider, t } = request;
  const { signedDocumentId: id } = await orNone(provider.signing.outcome(key));
  if (id === undefined) throw noDocument();
  const file = await orNone(provider.signing.document({ id }));
  if (file.type !== 'application/pdf' || request.context.portal.environment.isKiosk)
    return clinicsFile(request, file);
  return new Response(file.stream(), {
    headers: {
      'content-type': file.type,
      'content-length': String(file.size),
      ...inTabHeaders(t('signing:fileName')),
    },
  });
}

async function orNone<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [error, answer] = await safe(call);
  if (!error) return answer;
  if (outageOf(error)) throw error;
  throw noDocument();
}
