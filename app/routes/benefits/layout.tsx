import { Outlet } from '@remix-run/react';
import { AreaLayout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** The layout of the record: its screens as links beside each of them. */
export default function Benefits() {
  const { t } = useText();
  return (
    <AreaLayout
      isOfPatient
      label={t('benefits:navigation')}
      items={[
        { href: '/benefits/encounters', label: t('benefits:tabs.encounters') },
        { href: '/benefits/waitinglistentries', label: t('benefits:tabs.waitingList') },
        { href: '/benefits/medicaltestresult', label: t('benefits:tabs.results') },
      ]}
    >
      <Outlet />
    </AreaLayout>
  );
}
