import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingList } from '#app/components/bookings/booking-list.tsx';
import { BookingsFilter, FILTER_ID } from '#app/components/bookings/bookings-filter.tsx';
import { searchState } from '#app/components/form/index.ts';
import { UNFINISHED_ID, UnfinishedList } from '#app/components/bookings/unfinished-list.tsx';
import { ActionLink, Actions, ButtonLink, Notice, Outage, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { fullName } from '#app/domain/patients/patients.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { contentOf, filterOf } from './list.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const patients = await orOutage(request.provider.patients.list());
  const { filter, ...form } = filterOf(request, patients);
  const known = patients.ok ? patients.data : [];
  const found = await contentOf(request, { filter: form.submission ? null : filter, patients: known });

  const page = {
    ...form,
    ...found,
    title: request.t('bookings:list.title'),
    patients: known.map((one) => ({ value: one.id, label: fullName(one) })),
    path: pathOf(request.url),
    printPath: `/bookings/print${request.url.search}`,
    asOf: MARKS.now,
  };
  return data(page, { status: form.submission ? 400 : 200 });
}

export default function Bookings() {
  const {
    title,
    patients,
    bookings,
    unfinished,
    outage,
    isWidened,
    fields,
    submission,
    path,
    printPath,
    asOf,
  } = useLoaderData<typeof loader>();
  const [form, named] = searchState({ id: 'filter', values: fields, submission });
  const { t } = useText();

  return (
    <Page title={title} form={form} hasPageForm={false}>
      <Actions>
        <ButtonLink href="/newbooking">{t('bookings:list.new')}</ButtonLink>
        {unfinished.length > 0 ? (
          <ActionLink href={`#${UNFINISHED_ID}`}>
            {t('bookings:unfinished.link', { count: unfinished.length })}
          </ActionLink>
        ) : null}
        <ActionLink href="/bookings/calendar">{t('booking-calendar:link')}</ActionLink>
        <ActionLink href={`#${FILTER_ID}`}>{t('bookings:list.filter')}</ActionLink>
      </Actions>
      {isWidened ? <Notice kind="notice">{t('bookings:list.widened')}</Notice> : null}
      {outage ? <Outage system={t('bookings:list.system')} since={outage.since} retryHref={path} /> : null}
      {bookings ? (
        <BookingList
          bookings={bookings}
          isPatientShown={patients.length > 1}
          asOf={asOf}
          path={path}
          printPath={printPath}
        />
      ) : null}
      <UnfinishedList drafts={unfinished} />
      <BookingsFilter fields={named} patients={patients} />
    </Page>
  );
}
