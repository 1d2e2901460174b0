import { safe } from '@orpc/client';
import { type DocumentKey } from '#app/domain/signing/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { noDocument } from '#app/services/access/problems.server.ts';
import { downloadHeaders, inTabHeaders } from '#app/services/page/download.server.ts';
import { clinicsFile } from '#app/services/page/file-answer.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';

/** The signed document: a PDF in a tab of its own, an XML to be saved; another's, a missing one and one that nobody has signed are one 404 (B-72). */
export async function signedFile(request: AccountRequest, key: DocumentKey) {
  const { provider, t } = request;
  const { signedDocumentId: id } = await orNone(provider.signing.outcome(key));
  if (id === undefined) throw noDocument();
  const file = await orNone(provider.signing.document({ id }));
  const isPdf = file.type === 'application/pdf';
  if (request.context.portal.environment.isKiosk) return clinicsFile(request, file);
  return new Response(file.stream(), {
    headers: {
      'content-type': isPdf ? file.type : 'application/xml',
      'content-length': String(file.size),
      ...(isPdf ? inTabHeaders(t('signing:fileName')) : downloadHeaders(t('signing:xmlName'))),
    },
  });
}

async function orNone<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [error, answer] = await safe(call);
  if (!error) return answer;
  if (outageOf(error)) throw error;
  throw noDocument();
}
