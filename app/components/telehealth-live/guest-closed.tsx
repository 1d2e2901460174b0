import { Page, WarningPanel } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';

/** The one answer to a guest whose code or session does not work, for whatever reason: what to do next. */
export function GuestClosed({ unsent }: Readonly<{ unsent?: string | undefined }>) {
  const { t } = useText();
  return (
    <Page title={t('telehealth-guest:closed.title')}>
      <p>{t('telehealth-guest:closed.why')}</p>
      {unsent ? (
        <WarningPanel title={t('telehealth-live:ended.unsent')}>
          <p className="whitespace-pre-line">{unsent}</p>
        </WarningPanel>
      ) : null}
      <NoAccess question="telehealth-guest:closed.next" />
    </Page>
  );
}
