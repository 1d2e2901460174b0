import { ActionLink, Actions, ButtonLink, HiddenWords, Panel, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
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
  if (drafts.length === 0) return null;
  return (
    <Panel title={t('bookings:unfinished.title', { count: drafts.length })} isForScreen>
      <ul className="unfinished">
        {drafts.map(({ id, date, until, continuePath, discardPath }) => (
          <li key={id}>
            <h3>{t('encounters:unfinished.name', { when: formatDateTime(date) })}</h3>
            <p>
              {t('encounters:unfinished.until')} <Time at={dayOf(until)} />.
            </p>
            <Actions>
              <ButtonLink href={continuePath} variant="secondary" isSmall>
                {t('bookings:unfinished.continue')}
                <HiddenWords>{t('encounters:unfinished.one', { when: formatDateTime(date) })}</HiddenWords>
              </ButtonLink>
              <ActionLink href={discardPath}>
                <>
                  {t('bookings:unfinished.discard')}
                  <HiddenWords>{t('encounters:unfinished.one', { when: formatDateTime(date) })}</HiddenWords>
                </>
              </ActionLink>
            </Actions>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
