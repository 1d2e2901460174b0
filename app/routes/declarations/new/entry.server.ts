import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { redirect } from '@remix-run/node';
import type { DeclarationType } from '#contract/declarations/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { DeclarationAnswers } from '#app/journeys/declaration/draft.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { declarationWizards, startIn } from '#app/journeys/declaration/wizard.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { nameAmong, patientsOf } from '#app/services/page/patient-shown.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { draftsOf } from '#app/services/wizard/drafts.server.ts';
import { unfinishedDrafts } from '#app/services/wizard/unfinished.server.ts';
import { beginningOf, entryPath } from './draft.server.ts';

/** For whom it is, and whom it chooses: nothing to go on with while nobody is chosen. */
export const purposeOf = (answers: DeclarationAnswers) =>
  answers.staff ? JSON.stringify([chosenPatientId(answers), answers.staff.practitionerId]) : null;

/**
 * The drafts of the kind that were begun and not finished, of those whom the account may act for still; and those that
 * cannot be opened.
 */
async function unfinishedOf(
  request: AccountRequest,
  { kind, patients }: { kind: DeclarationType; patients: readonly Patient[] },
) {
  const { unfinished, closed } = await unfinishedDrafts(declarationWizards[kind], request, purposeOf);
  const shown = unfinished.flatMap(({ answers, endsAt, ...draft }) => {
    const person = patients.find(({ id }) => id === chosenPatientId(answers));
    if (!person || !answers.staff) return [];
    const { name } = answers.staff;
    const until = textIn(request.language).formatDeadline(dayOf(endsAt), request.now);
    return [{ ...draft, until, practitioner: name, patient: nameAmong(request, { patients, person }) }];
  });
  return { unfinished: shown, closed };
}

/**
 * The content of the entry: that the account has nobody to declare for, or what was begun before. @throws the way to
 * the first step of a new draft; nothing is stored before the first answer
 */
export async function entryOf(request: AccountRequest, kind: DeclarationType) {
  const { searchParams } = request.url;
  const patients = await patientsOf(request);
  const named = startIn(searchParams);
  const nothing = {
    unfinished: [],
    closed: [],
    noPatient: await withoutPatient(request, patients.length === 0),
  };
  if (patients.length === 0) return { ...nothing, anewPath: null };

  const isPlain = Object.keys(named).length === 0 && !searchParams.has('anew');
  const begun = isPlain ? await unfinishedOf(request, { kind, patients }) : nothing;
  if (begun.unfinished.length > 0 || begun.closed.length > 0) {
    return { ...begun, noPatient: null, anewPath: entryPath(kind, searchParams) };
  }
  const start = new URLSearchParams(named);
  const answers = await beginningOf(request, { start, kind });
  const { newId, openPath } = draftsOf(declarationWizards[kind]);
  throw redirect(openPath({ id: newId(request, start), answers }), 303);
}
