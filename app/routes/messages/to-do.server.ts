import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { nameOfDraft } from './drafts.server.ts';
import { listedDrafts, pathOfDraft } from './new/draft.server.ts';

/** Messages that were begun and not sent: those about the patient, and those about nobody. */
export async function toDo(
  request: AccountRequest,
  { patientId }: { patientId: string | undefined },
): Promise<ToDo[]> {
  const { language, t } = request;
  const { formatDayAndMonth, formatTime } = textIn(language);
  const drafts = await listedDrafts(request);
  return drafts
    .filter(({ answers }) => !patientId || !answers.patientId || answers.patientId === patientId)
    .map(({ changedAt, endsAt, ...draft }) => {
      const [changed, until] = [changedAt, endsAt].map((at) => new Date(at).toISOString()) as [
        string,
        string,
      ];
      const moment = `${formatDayAndMonth(dayOf(changed))}, ${formatTime(changed)}`;
      const name = nameOfDraft(request, draft);
      return {
        icon: 'mail',
        href: pathOfDraft(draft),
        label: t('messages:drafts.toDo'),
        what: null,
        when: `${name}, ${moment}`,
        until,
        note: [
          t('messages:drafts.toDoNote', { name, moment }),
          t('start:toDo.until', { moment: formatDayAndMonth(dayOf(until)) }),
        ].join(' '),
      };
    });
}
