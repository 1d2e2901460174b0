import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyState, Facts, Page, PhoneLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { isMoveAsked } from '#app/domain/bookings/paths.ts';
import { wizardStartOf } from '#app/domain/bookings/wizard-start.ts';
import { beginningOf } from './beginning.server.ts';
import { newDraftId } from './draft-id.server.ts';
import { firstStepPath, openStepPath } from './steps.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** Entry of the wizard (B§2): to its first step, with the service or the booking of the address; nothing is stored before the first answer. Accounts without a patient stop here. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const patients = await request.provider.patients.list();
  const start = wizardStartOf(request.url.searchParams);
  if (patients.length > 0 || isMoveAsked(start)) {
    const { answers, refusal } = await beginningOf(request, { start, patients });
    const id = newDraftId(request, start);
    throw refusal
      ? await redirectWithNotice(request, openStepPath({ id, answers }), { key: refusal, kind: 'error' })
      : redirect(firstStepPath(request, { id, answers }), 303);
  }
  const { registrationPhone } = await portalSettings(request);
  return { title: request.t('booking-wizard:noPatient.title'), phone: registrationPhone };
}

export default function NewBooking() {
  const { title, phone } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/bookings', label: t('bookings:details.back') }}>
      <EmptyState title={t('booking-wizard:noPatient.how')}>
        <p>{t('booking-wizard:noPatient.text')}</p>
        <Facts facts={[{ term: t('page:problem.phone'), value: <PhoneLink phone={phone} /> }]} />
      </EmptyState>
    </Page>
  );
}
