import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { EmptyState, Page } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import { CONSENTS_PATH } from '#app/domain/given-consents/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { beginningOf, mayGiveFor, newId, openPath, settingsOf } from './draft.server.ts';

/** /newconsent (B§2): leads to the first step of a new draft; where the account may give none, the page says why. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const [patients, settings] = await Promise.all([patientsOf(request), settingsOf(request)]);
  if (!patients.some((patient) => mayGiveFor(patient, settings)))
    return {
      title: request.t('consent-wizard:title'),
      noPatient: await withoutPatient(request, patients.length === 0),
    };

  throw redirect(openPath({ id: newId(request), answers: await beginningOf(request) }), 303);
}

export default function NewConsent() {
  const { title, noPatient } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: CONSENTS_PATH, label: t('consent-wizard:back') }}>
      {noPatient ? (
        <NoPatient why={noPatient} lack="consent-wizard:noPatient" />
      ) : (
        <EmptyState title={t('consent-wizard:nobody.title')}>
          <p>{t('consent-wizard:nobody.text')}</p>
          <CallReception />
        </EmptyState>
      )}
    </Page>
  );
}
