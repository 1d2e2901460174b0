import { CallReception } from '#app/components/page/call-reception.tsx';
import { WarningPanel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** Why there is no way to write or to answer, and what to do instead (B-04). */
export function WritingOff() {
  const { t } = useText();
  return (
    <WarningPanel title={t('messages:off.title')}>
      <p>{t('messages:off.text')}</p>
      <CallReception />
    </WarningPanel>
  );
}
