import { ActionLink, HiddenWords, WarningPanel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type ClosedDraftsProps = Readonly<{
  drafts: readonly Readonly<{ id: string; changed: string; ends: string; discardPath: string }>[];
  /** The kind of the drafts, and what to do now. */
  of: 'messages' | 'bookings' | 'questionnaires' | 'declarations' | 'consents' | 'copies';
}>;

/** Says that something was kept and cannot be opened any more, and what to do; nothing when there is none. */
export function ClosedDrafts({ drafts, of }: ClosedDraftsProps) {
  const { t } = useText();
  if (drafts.length === 0) return null;
  return (
    <WarningPanel title={t(`page:closedDrafts.${of}.title`, { count: drafts.length })}>
      <p>{t(`page:closedDrafts.${of}.text`)}</p>
      <ul>
        {drafts.map(({ id, changed, ends, discardPath }) => (
          <li key={id}>
            {t('page:closedDrafts.one', { changed, ends })}{' '}
            <ActionLink href={discardPath}>
              <>
                {t('wizard:unfinished.discard')}
                <HiddenWords>{t('page:closedDrafts.which', { changed })}</HiddenWords>
              </>
            </ActionLink>
          </li>
        ))}
      </ul>
    </WarningPanel>
  );
}
