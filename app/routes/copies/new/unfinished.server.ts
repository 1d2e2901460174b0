import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { CopyAnswers } from '#app/journeys/copy/draft.ts';
import { copyKind } from '#app/journeys/copy/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { copyWizard as wizard } from '#app/journeys/copy/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { unfinishedDrafts } from '#app/services/wizard/unfinished.server.ts';
import { askedFor } from './draft.server.ts';

/** The purpose of a draft: a kind for a patient, of a visit or of the record. */
export const purposeOf = (answers: CopyAnswers) =>
  JSON.stringify([chosenPatientId(answers), copyKind(answers), answers.facts.encounterId]);

/** The requests that the account has begun and not sent, told apart by person, kind and day; and those that cannot be opened. */
export async function unfinishedCopies(request: AccountRequest) {
  const { language, now, t } = request;
  const { unfinished, closed } = await unfinishedDrafts(wizard, request, purposeOf);
  const answered = await orOutage(askedFor(request));
  const patients = answered.ok ? answered.data : [];
  const nameOf = personNames(request, patients);
  return {
    unfinished: unfinished.flatMap(({ id, answers, changedAt, endsAt, continuePath, discardPath }) => {
      const patientId = chosenPatientId(answers);
      const patient = patients.find((one) => one.id === patientId);
      // A draft for somebody whom the account may act for no more is none.
      if (patientId !== undefined && !patient) return [];
      const kind = copyKind(answers);
      const day = textIn(language).formatDayWord(dayOf(changedAt), now);
      const parts = [
        t(`copies:kind.${kind ?? 'unknown'}`),
        patients.length > 1 && patient ? nameOf(patient) : '',
        day,
      ];
      const until = textIn(language).formatDeadline(dayOf(endsAt), now);
      return [{ id, until, continuePath, discardPath, name: parts.filter(Boolean).join(', ') }];
    }),
    closed,
  };
}
export type UnfinishedCopy = Awaited<ReturnType<typeof unfinishedCopies>>['unfinished'][number];
