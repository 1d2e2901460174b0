import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyState, Facts, Page, PhoneLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { isMoveAsked } from '#app/domain/bookings/paths.ts';
import { readReferralId } from '#app/domain/bookings/referral.ts';
import { createDraft, withContext } from './drafts.server.ts';
import { wizardStart } from './steps.server.ts';
import { startMove } from '#app/routes/bookings/new/when/move.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** Entry of the wizard (B§2): a new draft, with the service or the booking of the address; accounts without a patient stop here. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const patients = await request.provider.patients.list();
  if (isMoveAsked(request.url.searchParams)) throw await startMove(request, patients);
  if (patients.length > 0) {
    const referralId = readReferralId(request.url.searchParams);
    const given = referralId ? { facts: { referralId } } : {};
    const draft = await withContext(request, await createDraft(request, patients, given));
    throw redirect(wizardStart(request, draft), 303);
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
