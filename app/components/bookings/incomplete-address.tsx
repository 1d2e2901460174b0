import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** B§8: an address that lost a part on its way. */
export function IncompleteAddress({ title }: Readonly<{ title: string }>) {
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('bookings:confirm.incomplete.text')}</p>
      <p>
        <ActionLink href="/bookings">{t('bookings:details.back')}</ActionLink>
      </p>
    </Page>
  );
}
