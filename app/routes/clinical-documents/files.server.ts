import { isDefinedError, safe } from '@orpc/client';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { recordFile } from '#app/services/page/record-file.server.ts';
import { documentOf } from './documents.server.ts';

type Kind = 'content' | 'archive';

/** A document as a file: one address serves both its ids (A-120, B-02). */
export const documentFile = (request: AccountRequest, { kind, id }: { kind: Kind; id: string }) =>
  recordFile(request, {
    async read({ clinicalDocuments }, patientId) {
      const key = { patientId, docId: id };
      // What is not seen is not handed out either, whatever the host does.
      const { systemId } = await documentOf(request, { patientId, id });
      const [error, file] = await safe(clinicalDocuments[kind](key));
      if (!error) return file;
      if (!isDefinedError(error) || systemId === undefined) throw error;
      return clinicalDocuments[kind]({ patientId, docId: systemId });
    },
  });
