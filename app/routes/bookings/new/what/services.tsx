import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ServiceSearch, ServicesByPhone } from '#app/components/bookings/service-search.tsx';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { EmptyState, LinkList, Notice, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { catalogOf, chooseAsGuest, chooseService } from './catalog.server.ts';
import { requireDraftOrGuest } from '#app/routes/bookings/new/draft/guard.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/paths.server.ts';
import { carriedBy, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { placesOf, searchOf, ServiceForm, servicesOf } from './services.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { request, draftRequest } = await requireDraftOrGuest(args, 'services');
  const { t, url } = request;
  const carried = draftRequest ? carriedBy(draftRequest) : {};
  const search = searchOf(url);
  const isSearched = search.q !== '' || search.service !== '';
  const entries = await catalogOf({ request, draftRequest });
  const path = draftRequest ? stepPath(draftRequest.draft.id, 'services', carried) : url.pathname;
  const places = isSearched ? placesOf({ entries, request }) : null;

  return {
    frame: draftRequest && stepFrame(draftRequest),
    title: places
      ? t('booking-wizard:services.titleFound', { count: places.count })
      : t('booking-wizard:services.title'),
    services: isSearched ? [] : servicesOf({ entries, request, path }),
    chosen: draftRequest?.draft.answers.services,
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
  const { title, frame, services, places, chosen, carried, path, q } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ServiceForm>({ id: 'service', defaultValue: chosen });
  const { t } = useText();
  const groups = places?.groups ?? [];

  return (
    <Page title={title} form={form} hasPageForm={groups.length > 0} {...frame}>
      {frame ? null : <p>{t('booking-wizard:services.guest')}</p>}
      <ServiceSearch carried={carried} q={q} allHref={places ? path : null} />
      {places?.isApproximate ? <Notice kind="notice">{t('booking-wizard:services.similar')}</Notice> : null}
      {places && places.count === 0 ? (
        <EmptyState title={t('booking-wizard:services.none.title')}>
          {t('booking-wizard:services.none.text')}
        </EmptyState>
      ) : null}
      {groups.length > 0 ? (
        <PageForm form={form} submit="booking-wizard:next">
          <RadioGroup
            field={fields.availabilityId}
            label="booking-wizard:services.choose"
            groups={groups}
            isLegendLarge
          />
        </PageForm>
      ) : null}
      {places ? <ServicesByPhone services={places.byPhone} /> : null}
      {services.length > 0 ? (
        <Section title={t('booking-wizard:services.all')}>
          <LinkList links={services} />
        </Section>
      ) : null}
    </Page>
  );
}
