import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NoPatient } from '#app/components/bookings/no-patient.tsx';
import { UnfinishedPanel } from '#app/components/bookings/unfinished-panel.tsx';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { isAnew, isMoveAsked, NEW_PATH } from '#app/domain/bookings/paths.ts';
import { wizardStartOf } from '#app/domain/bookings/wizard-start.ts';
import { beginningOf } from './beginning.server.ts';
import { newDraftId } from './draft-id.server.ts';
import { firstStepPath, openStepPath } from './steps.server.ts';
import { unfinishedOf } from './unfinished.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** Entry of the wizard (B§2): to its first step, with the service or the booking of the address; nothing is stored before the first answer. Accounts without a patient stop here, and so do those with something to finish. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { searchParams } = request.url;
  const patients = await request.provider.patients.list();
  const start = wizardStartOf(searchParams);
  if (patients.length === 0 && !isMoveAsked(start)) {
    return { title: request.t('booking-wizard:noPatient.title'), unfinished: null };
  }

  const isPlain = start.size === 0 && !isAnew(searchParams);
  const begun = isPlain ? await unfinishedOf(request, patients) : [];
  const unfinished = begun.filter(({ isMove }) => !isMove);
  if (unfinished.length > 0) return { title: request.t('bookings:unfinished.first.title'), unfinished };

  const { answers, refusal } = await beginningOf(request, { start, patients });
  const id = newDraftId(request, start);
  throw refusal
    ? await redirectWithNotice(request, openStepPath({ id, answers }), { key: refusal, kind: 'error' })
    : redirect(firstStepPath(request, { id, answers }), 303);
}

export default function NewBooking() {
  const { title, unfinished } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/bookings', label: t('bookings:details.back') }}>
      {unfinished ? (
        <>
          <p>{t('bookings:unfinished.first.lead')}</p>
          <UnfinishedPanel drafts={unfinished} />
          <p>
            <ButtonLink href={NEW_PATH}>{t('bookings:unfinished.first.anew')}</ButtonLink>
          </p>
        </>
      ) : (
        <NoPatient />
      )}
    </Page>
  );
}
