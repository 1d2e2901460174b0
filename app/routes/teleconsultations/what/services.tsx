import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChoiceArea, leadingTo, usePageForm } from '#app/components/form/index.ts';
import { AsOf } from '#app/components/lists/list-foot.tsx';
import { ActionLink, EmptyState, Notice } from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { NowServices, PlannedServices } from '#app/components/teleconsultations/offers.tsx';
import { useText } from '#app/components/text.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { requireDraftOrGuest } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { takePressed } from '#app/services/wizard/sent.server.ts';
import { chooseAsGuest, chooseService } from './service-choice.server.ts';
import { ServiceForm } from './services.form.server.ts';
import { servicesPage } from './services-page.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const chooser = await requireDraftOrGuest(args, 'services');
  return servicesPage(chooser);
}

export async function action(args: ActionFunctionArgs) {
  const { request, draftRequest } = await requireDraftOrGuest(args, 'services');
  return takePressed(request, ServiceForm, ({ availabilityId }) =>
    draftRequest ? chooseService(draftRequest, availabilityId) : chooseAsGuest(request, availabilityId),
  );
}

export default function Services() {
  const { title, frame, isGuest, stop, refusal, planned, now, allPath, path, asOf, ...page } =
    useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof ServiceForm>({ id: 'service' });
  const { t } = useText();
  const isEmpty = planned?.length === 0 && now?.length === 0;

  return (
    <StepPage title={title} form={leadingTo(form, 'availabilityId')} hasPageForm={false} frame={frame}>
      {stop ? (
        <Notice kind="notice">
          {t(`teleconsultation:stop.${stop}`)}{' '}
          <ActionLink href={TELECONSULTATION_PATH}>{t('teleconsultation:stop.more')}</ActionLink>
        </Notice>
      ) : null}
      {refusal ? <Notice kind="notice">{t(refusal)}</Notice> : null}
      <p>{t('teleconsultation:services.emergency')}</p>
      {isEmpty ? (
        <EmptyState title={t('teleconsultation:services.none.title')}>
          <p>{t('teleconsultation:services.none.text')}</p>
        </EmptyState>
      ) : (
        <ChoiceArea id={form.id} field="availabilityId">
          <NowServices services={now} outage={page.nowOutage} path={path}>
            {now && now.length > 0 ? <AsOf time={asOf} path={path} isRefreshed /> : null}
          </NowServices>
          <PlannedServices services={planned} outage={page.plannedOutage} path={path} />
        </ChoiceArea>
      )}
      {isGuest ? <p>{t('teleconsultation:services.guest')}</p> : null}
      {allPath ? (
        <p>
          <ActionLink href={allPath}>{t('teleconsultation:services.all')}</ActionLink>
        </p>
      ) : null}
      {page.nowOutage || page.plannedOutage ? null : <CallReception />}
    </StepPage>
  );
}
