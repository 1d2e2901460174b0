import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ServiceList, ServicePlaces, UnitPlaces } from '#app/components/bookings/places.tsx';
import { ServiceSearch, ServicesByPhone } from '#app/components/bookings/service-search.tsx';
import { StepPage } from '#app/components/bookings/step-page.tsx';
import { ChoiceArea, usePageForm } from '#app/components/form/index.ts';
import { EmptyState, Notice, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { requireDraftOrGuest } from '#app/routes/bookings/new/draft/guard.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/paths.server.ts';
import { carriedBy } from '#app/routes/bookings/new/draft/steps.server.ts';
import { catalogOf, chooseAsGuest, chooseService } from './catalog.server.ts';
import { serviceFrame } from './service-frame.server.ts';
import { placesOf, searchOf, ServiceForm, servicesOf } from './services.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { request, draftRequest } = await requireDraftOrGuest(args, 'services');
  const { t, url } = request;
  const carried = draftRequest ? carriedBy(draftRequest) : {};
  const search = searchOf(url);
  const isSearched = search.q !== '' || search.service !== '';
  const entries = await catalogOf({ request, draftRequest });
  const path = draftRequest ? stepPath(draftRequest.draft.id, 'services', carried) : url.pathname;
  const chosen = draftRequest?.draft.answers.services?.availabilityId;
  const places = isSearched ? placesOf({ entries, request, chosen }) : null;
  // One service was asked for, and it can be booked here: where and with whom is all that is open.
  const service = search.service === '' ? undefined : places?.services[0];

  return {
    frame: serviceFrame({ request, draftRequest, path, service: service?.service }),
    title: service
      ? t('booking-wizard:services.choose')
      : places
        ? t('booking-wizard:services.titleFound', { count: places.count })
        : t('booking-wizard:services.title'),
    services: isSearched ? [] : servicesOf({ entries, request, path }),
    isGuest: draftRequest === null,
    units: service?.units ?? null,
    ...{ carried, path, places, q: search.q },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, draftRequest } = await requireDraftOrGuest(args, 'services');
  const submission = parseWithZod(await request.form(), { schema: ServiceForm });
  if (submission.status !== 'success') return invalid(submission);

  const { availabilityId } = submission.value;
  const chosen = draftRequest
    ? await chooseService(draftRequest, availabilityId)
    : await chooseAsGuest(request, availabilityId);
  return 'refusal' in chosen ? refused(submission, { availabilityId: [chosen.refusal] }) : chosen;
}

export default function Services() {
  const { title, frame, isGuest, services, units, places, carried, path, q } = useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof ServiceForm>({ id: 'service' });
  const { t } = useText();

  return (
    <StepPage title={title} form={form} hasPageForm={false} frame={frame}>
      {isGuest ? <p>{t('booking-wizard:services.guest')}</p> : null}
      {units ? null : <ServiceSearch carried={carried} q={q} allHref={places ? path : null} />}
      {places?.isApproximate ? <Notice kind="notice">{t('booking-wizard:services.similar')}</Notice> : null}
      {places && places.count === 0 ? (
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
        {services.length > 0 ? (
          <Section title={t('booking-wizard:services.all')}>
            <ServiceList services={services} />
          </Section>
        ) : null}
      </ChoiceArea>
      {places ? <ServicesByPhone services={places.byPhone} /> : null}
    </StepPage>
  );
}
