import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OtherWays } from '#app/components/appointments/other-times.tsx';
import { ServiceGroups, ServicePlaces, UnitPlaces } from '#app/components/appointments/places.tsx';
import {
  ServiceSearch,
  ServicesByPhone,
  TeleconsultationsElsewhere,
} from '#app/components/bookings/service-search.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { WithheldService } from '#app/components/appointments/withheld-service.tsx';
import { ChoiceArea, leadingTo, usePageForm } from '#app/components/form/index.ts';
import { EmptyState, Notice, usePhoneToSay } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import { takePressed } from '#app/services/wizard/sent.server.ts';
import { requireDraftOrGuest } from '#app/routes/bookings/new/draft/guard.server.ts';
import { catalogOf, chooseAsGuest, chooseService, refusalOfNamed } from './catalog.server.ts';
import { ServiceForm } from './services.form.server.ts';
import { servicesPage } from './services-page.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { request, draftRequest } = await requireDraftOrGuest(args, 'services');
  const catalog = await catalogOf({ request, draftRequest });
  const refusal = await refusalOfNamed(request, catalog);
  return servicesPage({ request, draftRequest, catalog, refusal });
}

export async function action(args: ActionFunctionArgs) {
  const { request, draftRequest } = await requireDraftOrGuest(args, 'services');
  return takePressed(request, ServiceForm, ({ availabilityId }) =>
    draftRequest ? chooseService(draftRequest, availabilityId) : chooseAsGuest(request, availabilityId),
  );
}

export default function Services() {
  const { title, frame, groups, units, places, refusal, patientsPath, carried, path, q, ...page } =
    useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof ServiceForm>({ id: 'service' });
  const { t } = useText();
  const phone = usePhoneToSay();
  const isNone = places?.count === 0 && !places.isWithheld && !page.isOfTeleconsultations;
  return (
    <StepPage title={title} form={leadingTo(form, 'availabilityId')} hasPageForm={false} frame={frame}>
      {refusal ? <Notice kind="notice">{t(refusal)}</Notice> : null}
      {page.isGuest ? <p>{t('booking-wizard:services.guest')}</p> : null}
      {units ? null : (
        <ServiceSearch carried={carried} q={q} allHref={places && !places.isWithheld ? path : null} />
      )}
      {places?.isApproximate ? <Notice kind="notice">{t('booking-wizard:services.similar')}</Notice> : null}
      {places?.isWithheld ? <WithheldService allPath={path} patientsPath={patientsPath} /> : null}
      {page.isOfTeleconsultations ? <TeleconsultationsElsewhere /> : null}
      {isNone ? (
        <EmptyState title={t('booking-wizard:services.none.title')}>
          {t('booking-wizard:services.none.text')}
        </EmptyState>
      ) : null}
      <ChoiceArea id={form.id} field="availabilityId">
        {units ? (
          <UnitPlaces units={units} />
        ) : (
          places?.services.map((found) => <ServicePlaces key={plainText(found.service)} {...found} />)
        )}
        <ServiceGroups groups={groups} />
      </ChoiceArea>
      {places && places.byPhone.length > 0 ? (
        <ServicesByPhone services={places.byPhone} />
      ) : (
        <OtherWays placesPath={null} phone={isNone ? null : phone} />
      )}
    </StepPage>
  );
}
