import { Page, TextLinking } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** B§8: an address that lost a part on its way. */
export function IncompleteAddress({ title }: Readonly<{ title: string }>) {
  const { t } = useText();
  const list = t('bookings:confirm.incomplete.list');
  return (
    <Page title={title}>
      <p>
        <TextLinking name={list} href="/bookings">
          {t('bookings:confirm.incomplete.text', { list })}
        </TextLinking>
      </p>
    </Page>
  );
}
