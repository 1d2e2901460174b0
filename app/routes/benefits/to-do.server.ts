import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { unfinishedQuestionnaires } from './questionnaire-draft.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** Questionnaires after visits that were begun and not sent. */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const { formatDayAndMonth, formatTime } = textIn(request.language);
  const ids = patientId ? [patientId] : patients.map(({ id }) => id);
  const unfinished = await unfinishedQuestionnaires(request, ids);
  return unfinished.map(({ kind, date, until, continuePath }) => ({
    icon: 'clipboard-list',
    href: continuePath,
    label: request.t('encounters:unfinished.toDo'),
    what: kind,
    when: `${formatDayAndMonth(dayOf(date))}, ${formatTime(date)}`,
    until,
    note: request.t('start:toDo.until', { moment: formatDayAndMonth(dayOf(until)) }),
  }));
}
