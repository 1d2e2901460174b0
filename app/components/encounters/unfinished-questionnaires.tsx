import { Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { UnfinishedPanel } from '#app/components/wizard/unfinished-panel.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';

type UnfinishedQuestionnairesProps = Readonly<{
  drafts: readonly Readonly<{
    id: string;
    /** When the visit was, ISO. */
    date: string;
    /** ISO; the last moment at which it can be sent. */
    until: string;
    continuePath: string;
    discardPath: string;
  }>[];
}>;

/** Questionnaires after visits that were begun and not sent; nothing when there are none. */
export function UnfinishedQuestionnaires({ drafts }: UnfinishedQuestionnairesProps) {
  const { t, formatDateTime } = useText();
  const shown = drafts.map(({ date, until, ...draft }) => {
    const one = t('encounters:unfinished.one', { when: formatDateTime(date) });
    return {
      ...draft,
      name: t('encounters:unfinished.name', { when: formatDateTime(date) }),
      continued: one,
      discarded: one,
      children: (
        <p>
          {t('encounters:unfinished.until')} <Time at={dayOf(until)} />.
        </p>
      ),
    };
  });
  return <UnfinishedPanel drafts={shown} />;
}
