import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { documentOf } from './documents.server.ts';

/** The notes of a document, and whose they are; both or neither. */
export async function notesOf(request: AccountRequest, key: { patientId: string; id: string }) {
  const { clinicalDocuments } = request.provider;
  const [document, notes] = await Promise.all([
    documentOf(request, key),
    orNotFound(clinicalDocuments.notes({ patientId: key.patientId, docId: key.id })),
  ]);
  return {
    document: document.title,
    notes: notes.map(({ id, at, role, text }) => ({
      id,
      role,
      text,
      when: textIn(request.language).formatMoment(at, request.now),
    })),
  };
}
export type NotesPage = Awaited<ReturnType<typeof notesOf>>;
