import { ActionLink, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** The secret address of a calendar feed, the one time that it is shown, and what to do with it. */
export function FeedAddress({ address }: { address: string }) {
  const { t } = useText();
  return (
    <Section title={t('booking-calendar:addressTitle')}>
      <p>
        <code>{address}</code>
      </p>
      <p>{t('booking-calendar:secret')}</p>
      <ol>
        <li>{t('booking-calendar:steps.copy')}</li>
        <li>{t('booking-calendar:steps.open')}</li>
        <li>{t('booking-calendar:steps.paste')}</li>
      </ol>
      <p>
        <ActionLink href={address.replace(/^https?:/, 'webcal:')}>
          {t('booking-calendar:subscribe')}
        </ActionLink>
      </p>
    </Section>
  );
}
