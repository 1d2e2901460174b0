import { safe, isDefinedError } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import {
  carriedBy,
  answer,
  withFacts,
  stepPath,
  type DraftRequest,
} from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { onwards } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { whoseCase, type CaseAnswer } from './cases.server.ts';
import { keyOf, savedCase, savedNote, type DraftFile, type Note } from './saving.server.ts';

export const switchPath = (carried: Record<string, string>) =>
  `${TELECONSULTATION_PATH}/medicalcase/change?${new URLSearchParams(carried).toString()}`;

/** True where something of the draft stands in its case already. */
export const isWritten = ({ draft }: DraftRequest) => {
  const { note, files = [] } = draft.answers.facts;
  return (note !== undefined && note.text !== '') || files.length > 0;
};

/** Keeps the case to which it may be changed, until that is answered. */
export const keepPending = (request: DraftRequest, pendingCase: CaseAnswer) =>
  withFacts(request, { pendingCase });

/** The case of the draft and the one in question; leads to the step where there is no question any more. */
export function pendingOf(request: DraftRequest) {
  const { medicalcase, facts } = request.draft.answers;
  const { pendingCase } = facts;
  if (medicalcase && pendingCase) return { from: medicalcase, to: pendingCase };
  throw redirect(stepPath(request.draft.id, 'medicalcase', carriedBy(request)), 303);
}

/** The number of the next case: what was written into a case has its own, and another one begins anew. */
function numberAfter(request: DraftRequest) {
  const { caseNumber = 0, madeCaseId } = request.draft.answers.facts;
  return madeCaseId === undefined && !isWritten(request) ? caseNumber : caseNumber + 1;
}

/** Goes on with a case; of what was written before nothing comes along, and the old case keeps it. */
export async function chooseCase(request: DraftRequest, value: CaseAnswer) {
  const facts = { caseNumber: numberAfter(request), pendingCase: undefined };
  return onwards(request, await answer(request, request.draft, { step: 'medicalcase', value, facts }));
}

/**
 * Goes on with a case into which description and files are copied (B-58). The draft changes once all of it stands there: what fails on the
 * way is done again with the same keys, and nothing comes twice. Null: the case was not made. @throws outages
 */
export async function takeAlong(request: DraftRequest, value: CaseAnswer) {
  const { facts, description } = request.draft.answers;
  const caseNumber = numberAfter(request);
  const caseId = await savedCase(request, { value, number: caseNumber });
  if (caseId === null) return null;
  const text = facts.note?.text ?? '';
  const note = await savedNote(request, { caseId, text });
  if (note === 'gone') return caseGone(request);
  const copied = await copiedFiles(request, { caseId, caseNumber });
  const stored = await answer(request, request.draft, {
    step: 'medicalcase',
    value,
    facts: {
      caseNumber,
      pendingCase: undefined,
      ...(value.caseId === undefined ? { madeCaseId: caseId } : {}),
      ...noteFact(note),
      files: copied,
    },
  });
  if (!description) return onwards(request, { ...stored, cleared: [] });
  const described = await answer(request, stored.draft, { step: 'description', value: { text } });
  return onwards(request, { draft: described.draft, cleared: [] });
}

const noteFact = (note: Note | undefined) => (note ? { note } : {});

/** The case is there no more: another one is to be chosen; what was written stays in the draft. */
export async function caseGone(request: DraftRequest) {
  await addNotices(request, { key: 'medical-cases:gone', kind: 'error' });
  return redirect(stepPath(request.draft.id, 'medicalcase', carriedBy(request)), 303);
}

/** Copies of the draft’s files in another case; one that cannot be copied is named and left where it is. */
async function copiedFiles(request: DraftRequest, to: { caseId: string; caseNumber: number }) {
  const { files = [] } = request.draft.answers.facts;
  const copies: DraftFile[] = [];
  for (const file of files) {
    const copy = await copyOf(request, { file, ...to });
    if (copy) copies.push(copy);
    else {
      const values = { name: file.fileName };
      await addNotices(request, { key: 'medical-cases:change.fileLeft', kind: 'error', values });
    }
  }
  return copies;
}

type Copying = { file: DraftFile; caseId: string; caseNumber: number };

async function copyOf(request: DraftRequest, { file, caseId, caseNumber }: Copying) {
  const { caseFiles } = request.provider;
  const { medicalcase, facts } = request.draft.answers;
  const from = medicalcase?.caseId ?? facts.madeCaseId;
  if (from === undefined) return null;
  const whose = whoseCase(request);
  const [missing, bytes] = await safe(
    caseFiles.get({ ...whose, caseId: from, attachmentId: file.attachmentId }),
  );
  if (missing) {
    if (isDefinedError(missing)) return null;
    throw missing;
  }
  const key = keyOf(request, caseNumber);
  const [refused, added] = await safe(
    caseFiles.add({
      ...whose,
      caseId,
      filename: file.fileName,
      file: bytes,
      key,
      copyOf: file.attachmentId,
    }),
  );
  if (refused && !isDefinedError(refused)) throw refused;
  return added ?? null;
}
