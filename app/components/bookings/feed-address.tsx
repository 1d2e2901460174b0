import { ActionLink, Notice, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** The secret address of a calendar feed, the one time that it is shown, and what to do with it. */
export function FeedAddress({ address }: { address: string }) {
  const { t } = useText();
  return (
    <>
      <Notice kind="success">{t('bookings:calendar.made')}</Notice>
      <Section title={t('bookings:calendar.addressTitle')}>
        <p>
          <code>{address}</code>
        </p>
        <p>{t('bookings:calendar.secret')}</p>
        <ol>
          <li>{t('bookings:calendar.steps.copy')}</li>
          <li>{t('bookings:calendar.steps.open')}</li>
          <li>{t('bookings:calendar.steps.paste')}</li>
        </ol>
        <p>
          <ActionLink href={address.replace(/^https?:/, 'webcal:')}>
            {t('bookings:calendar.subscribe')}
          </ActionLink>
        </p>
      </Section>
    </>
  );
}
