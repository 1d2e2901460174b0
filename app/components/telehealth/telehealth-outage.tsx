import { Outage } from '#app/components/page/index.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import { useText } from '#app/components/text.tsx';

/** Says that what is kept of a teleconsultation does not come now (B§8), with the phone and another try. */
export function TelehealthOutage({ since, retryHref }: Readonly<{ since: string; retryHref: string }>) {
  const { t } = useText();
  return (
    <Outage
      title={FAILURE_TEXTS['telehealth.attachments']}
      system={t('telehealth:system')}
      since={since}
      retryHref={retryHref}
    />
  );
}
