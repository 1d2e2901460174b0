import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HeldTime } from '#app/components/bookings/held-time.tsx';
import { MovedTimes } from '#app/components/bookings/moved-times.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, ProviderText, SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { chosenPatientId } from '#app/journeys/booking.ts';
import type { RouteHandle } from '#app/services/document-title.ts';
import { refused } from '#app/services/forms.server.ts';
import { finishDraft, requireDraft, stepFrame } from './draft.server.ts';
import { move, requireMoved } from './move.server.ts';
import { book, changesOf, requireHold, SummaryForm } from './summary.form.server.ts';

export const handle = { area: 'bookings:new.area' } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireDraft(args, 'summary');
  const { draft, t } = visit;
  const { services, dates } = draft.answers;
  const moved = await requireMoved(visit);
  const hold = await requireHold(visit);
  const patient = draft.patients.find(({ id }) => id === chosenPatientId(draft.answers));
  const { back, step } = stepFrame(visit);

  return {
    ...{ back, step, services, dates, hold },
    title: t(moved ? 'bookings:move.summary' : 'bookings:new.summary.title'),
    moved: moved && { from: moved.dateFrom, path: bookingPath(moved) },
    patient: patient ? fullName(patient) : '',
    extendPath: `/newbooking/hold?draft=${draft.id}`,
    change: changesOf(draft),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireDraft(args, 'summary');
  const submission = parseWithZod(await visit.form(), { schema: SummaryForm });
  const moved = await requireMoved(visit);
  const booked = moved ? await move(visit, moved) : await book(visit);
  if ('refusals' in booked) return refused(submission, { '': booked.refusals });

  return finishDraft(visit, booked.booking);
}

export default function Summary() {
  const { title, back, step, patient, services, dates, moved, hold, extendPath, change } =
    useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof SummaryForm>({ id: 'summary' });
  const { t, formatDateTime } = useText();
  const place = [services?.unitName, dates?.practitionerName ?? services?.practitionerName]
    .filter(Boolean)
    .join(', ');
  const to = (href: string | null, label: string) => (href ? { change: { href, label } } : {});
  const when = {
    term: t('bookings:facts.when'),
    value: dates && formatDateTime(dates.dateFrom),
    ...to(change.date, t('bookings:new.summary.changeDate')),
  };

  return (
    <Page title={title} form={form} back={back} step={step}>
      <SummaryList
        rows={[
          {
            term: t('bookings:facts.patient'),
            value: patient,
            ...to(change.patient, t('bookings:new.summary.changePatient')),
          },
          {
            term: t('bookings:facts.service'),
            value: services && <ProviderText>{services.serviceName}</ProviderText>,
            ...to(change.service, t('bookings:new.summary.changeService')),
          },
          { term: t('bookings:new.choices.place'), value: place },
          ...(dates?.room ? [{ term: t('bookings:facts.room'), value: dates.room }] : []),
          ...(moved ? [] : [when]),
        ]}
      />
      {moved && dates ? <MovedTimes from={moved.from} to={dates.dateFrom} changeHref={change.date} /> : null}
      <PageForm
        form={form}
        submit={moved ? 'bookings:move.submit' : 'bookings:new.summary.submit'}
        links={moved ? <ActionLink href={moved.path}>{t('bookings:move.keep')}</ActionLink> : null}
      />
      <HeldTime hold={hold} extendPath={extendPath} />
    </Page>
  );
}
