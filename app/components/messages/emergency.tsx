import { CallButton, PhoneLink, useShell, WarningLines } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** In all of the Union. */
const EMERGENCY = '112';

type EmergencyProps = Readonly<{
  /** The clinic's own words; null: ours. */
  text: string | null;
  /** Null: the registration desk's. */
  phone: string | null;
}>;

/** Says what messages are not for, and where to ring instead: over the form, before anything is typed. */
export function Emergency({ text, phone: ownPhone }: EmergencyProps) {
  const { t } = useText();
  const shell = useShell();
  const phone = ownPhone ?? shell.phone;
  return (
    <WarningLines
      lines={[
        <>
          {text ?? (
            <>
              <strong>{t('messages:emergency.title')}</strong> {t('messages:emergency.text')}
            </>
          )}{' '}
          {phone ? <PhoneLink phone={phone} /> : null}
        </>,
        <>
          {t('messages:emergency.number')} <CallButton phone={EMERGENCY} variant="secondary" />
        </>,
      ]}
    />
  );
}
