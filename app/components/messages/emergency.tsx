import { CallReception } from '#app/components/bookings/call-reception.tsx';
import { ButtonLink, PhoneLink, WarningPanel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** In all of the Union. */
const EMERGENCY = '112';

/** What messages are not for, and where to ring instead: over the form, before anything is typed. */
export function Emergency({ text, phone }: { text: string; phone: string | null }) {
  const { t } = useText();
  return (
    <WarningPanel title={t('messages:emergency.title')}>
      <p>{text}</p>
      <p>
        {t('messages:emergency.number')}{' '}
        <ButtonLink href={`tel:${EMERGENCY}`} variant="secondary" isSmall>
          {EMERGENCY}
        </ButtonLink>
      </p>
      {phone ? (
        <p>
          {t('page:problem.phone')}: <PhoneLink phone={phone} />
        </p>
      ) : (
        <CallReception />
      )}
    </WarningPanel>
  );
}
