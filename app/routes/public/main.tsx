import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyState, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { enabledAreas, landingPath } from '#app/areas.ts';
import { applicationSettings, portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { patientClaimed } from '#app/services/page/patient-shown.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** The landing router (C§2); a page of its own says that no area is on. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const [settings, portal] = await Promise.all([
    applicationSettings(request),
    orOutage(portalSettings(request)),
  ]);
  const isStartFirst = portal.ok && portal.data.landingPage === 'START';
  const path = landingPath(enabledAreas(settings), { isStartFirst });
  if (path === null) return { title: request.t('public:main.title') };
  throw redirect(ofPatient(path, await patientClaimed(request)), 303);
}

export default function Main() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <EmptyState title={t('public:main.noAreas.title')}>{t('public:main.noAreas.text')}</EmptyState>
    </Page>
  );
}
