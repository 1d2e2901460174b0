import { Outlet } from '@remix-run/react';
import { AreaLayout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { HISTORY_PATH, INVOICES_PATH } from '#app/domain/payments/paths.ts';

/** The layout of payments: its two lists as links beside each of its screens (C§2). */
export default function Payments() {
  const { t } = useText();
  return (
    <AreaLayout
      isOfPatient
      label={t('payments:navigation')}
      items={[
        { href: INVOICES_PATH, label: t('payments:tabs.invoices') },
        { href: HISTORY_PATH, label: t('payments:tabs.history') },
      ]}
    >
      <Outlet />
    </AreaLayout>
  );
}
