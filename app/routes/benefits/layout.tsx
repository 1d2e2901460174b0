import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AreaLayout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { CLINICAL_DOCUMENTS_PATH } from '#app/domain/clinical-documents/paths.ts';
import { COPIES_PATH } from '#app/domain/copies/paths.ts';
import { areCopiesListed } from '#app/routes/copies/offered.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** The layout of the record: its screens that are on as links beside each of them. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { hasCopies: await areCopiesListed(request) };
}

export default function Benefits() {
  const { hasCopies } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <AreaLayout
      isOfPatient
      label={t('benefits:navigation')}
      items={[
        { href: '/benefits/encounters', label: t('benefits:tabs.encounters') },
        { href: '/benefits/waitinglistentries', label: t('benefits:tabs.waitingList') },
        { href: '/benefits/medicaltestresult', label: t('benefits:tabs.results') },
        { href: CLINICAL_DOCUMENTS_PATH, label: t('benefits:tabs.documents') },
        ...(hasCopies ? [{ href: COPIES_PATH, label: t('benefits:tabs.copies') }] : []),
      ]}
    >
      <Outlet />
    </AreaLayout>
  );
}
