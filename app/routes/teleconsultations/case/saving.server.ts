import { createHash } from 'node:crypto';
import { isDefinedError, ORPCError, safe } from '@orpc/client';
import { plainText } from '#app/domain/text.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import type { DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { whoseCase, type CaseAnswer } from './cases.server.ts';

type Facts = TeleconsultationAnswers['facts'];
export type Note = NonNullable<Facts['note']>;
export type DraftFile = NonNullable<Facts['files']>[number];

/** B-57: what a draft writes comes once, however often it is sent. `part` tells its cases and their files apart. */
export const keyOf = ({ draft }: DraftRequest, part: string | number = '') =>
  createHash('sha256').update(`${draft.id}:${part}`).digest('base64url');

/** Returns the case’s id; a new one is made, once for the draft’s `number`. Null: the system does not take one for this patient. @throws outages */
export async function savedCase(
  request: DraftRequest,
  { value, madeCaseId, number }: { value: CaseAnswer; madeCaseId?: string | undefined; number: number },
): Promise<string | null> {
  const known = value.caseId ?? madeCaseId;
  if (known !== undefined) return known;
  const { medicalCases } = request.provider;
  const wanted = {
    ...whoseCase(request),
    title: value.title,
    key: keyOf(request, `${number}:${value.title}`),
  };
  const [error, made] = await safe(medicalCases.create(wanted));
  if (isDefinedError(error)) return null;
  if (error) throw error;
  return made.medicalCaseId;
}

type Noted = { caseId: string; before?: Note | undefined; text: string };

/** B§7: the first words are added, others are changed, the same are not saved again. 'gone': there is no such case or note any more. */
export async function savedNote(
  request: DraftRequest,
  { caseId, before, text }: Noted,
): Promise<Note | undefined | 'gone'> {
  if (before ? before.text === text : text === '') return before;
  if (before) return changedNote(request, { id: before.id, text });
  const wanted = { ...whoseCase(request), caseId, note: text, key: keyOf(request) };
  const [error, note] = await safe(request.provider.medicalCases.addNote(wanted));
  if (error) return goneOrThrown(error);
  // The draft had written there before: another tab, or an answer that was lost.
  return plainText(note.note) === text ? { id: note.id, text } : changedNote(request, { id: note.id, text });
}

async function changedNote(request: DraftRequest, { id, text }: Note) {
  const wanted = { ...whoseCase(request), id, note: text };
  const [error] = await safe(request.provider.medicalCases.changeNote(wanted));
  return error ? goneOrThrown(error) : { id, text };
}

/** A named error is one of a case, or of a note, that can be written to no more. */
function goneOrThrown(error: unknown): 'gone' {
  if (error instanceof ORPCError && error.defined) return 'gone';
  throw error;
}
