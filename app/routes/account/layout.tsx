import { Outlet } from '@remix-run/react';
import { ACCOUNT_SCREENS } from '#app/components/account/screens.ts';
import { AreaLayout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** The layout of the account: its pages as links beside each of its screens. */
export default function AccountArea() {
  const { t } = useText();
  return (
    <AreaLayout
      label={t('account:navigation')}
      items={ACCOUNT_SCREENS.map(({ href, label }) => ({ href, label: t(label) }))}
    >
      <Outlet />
    </AreaLayout>
  );
}
