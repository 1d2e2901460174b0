import { Outlet } from '@remix-run/react';
import { AreaLayout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** The pages that anybody may read of the clinic, as links beside each of its pages. */
export default function OfTheClinic() {
  const { t } = useText();
  return (
    <AreaLayout
      label={t('units:navigation')}
      items={[
        { href: '/hierarchicalunits', label: t('units:title') },
        { href: '/treatmentdatesguide', label: t('units:guide.name') },
      ]}
    >
      <Outlet />
    </AreaLayout>
  );
}
