import { Outage, PhoneLink, useShell, WarningPanel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type MissingPartProps = Readonly<{ outage: Readonly<{ since: string | null }> | null; path: string }>;

/** Why the statement has no dates, contact and buildings: nobody answers, or nobody has entered them. */
export function MissingPart({ outage, path }: MissingPartProps) {
  const { t } = useText();
  const { phone } = useShell();
  if (outage) {
    const system = t('accessibility-statement:missing.system');
    return <Outage system={system} since={outage.since} retryHref={path} />;
  }
  return (
    <WarningPanel title={t('accessibility-statement:missing.title')}>
      {phone ? (
        <p>
          {t('accessibility-statement:missing.text')} <PhoneLink phone={phone} />
        </p>
      ) : (
        <p>{t('accessibility-statement:missing.noPhone')}</p>
      )}
    </WarningPanel>
  );
}
