import { parseWithZod } from '@conform-to/zod/v4';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Choices } from '#app/components/bookings/choices.tsx';
import { GoToDay, MonthLinks, NearestTime, NoTimes } from '#app/components/bookings/free-times.tsx';
import { HiddenField, PageForm, RadioGroup, searchState, usePageForm } from '#app/components/form/index.ts';
import { LinkList, Outage, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { isMove } from '#app/journeys/booking/journey.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { DateForm, datesView, faultyDay, slotsOf, windowOf } from './dates.form.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { carriedBy, onwards, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { takeSlot } from './slot-choice.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const { window, day, typed, fault } = windowOf(request);
  const slots = await slotsOf(request, window);
  const found = slots.ok && slots.data !== 'HIS_ERROR' ? slots.data : null;
  const page = {
    ...stepFrame(request),
    title: request.t(isMove(request.draft.answers) ? 'bookings:move.dates' : 'booking-wizard:dates.title'),
    isMove: isMove(request.draft.answers),
    carried: carriedBy(request),
    path: request.url.pathname + request.url.search,
    times: found && datesView({ request, window, day, ...found }),
    isHisError: slots.ok && slots.data === 'HIS_ERROR',
    outage: slots.ok ? null : slots.outage,
    submission: fault && faultyDay(typed, fault),
  };
  return data(page, { status: fault ? 400 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const submission = parseWithZod(await request.form(), { schema: DateForm });
  if (submission.status !== 'success') return invalid(submission);

  const taken = await takeSlot(request, submission.value);
  if (!('refusals' in taken)) return onwards(request, taken);
  const isListed = request.url.searchParams.get('day') === submission.value.day;
  return refused(submission, { [isListed ? 'timeSlotId' : '']: taken.refusals });
}

export default function Dates() {
  const { title, back, step, choices, carried, path, times, isHisError, outage, submission, ...page } =
    useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof DateForm>({ id: 'date' });
  const [goTo, goToFields] = searchState({
    id: 'go-to',
    values: { from: submission?.initialValue.from },
    submission,
  });
  const { t } = useText();
  const shownForm = submission ? goTo : form;

  return (
    <Page title={title} form={shownForm} hasPageForm={Boolean(times?.day)} back={back} step={step}>
      <Choices choices={choices} />
      {page.isMove ? <p>{t('bookings:move.kept')}</p> : null}
      {outage ? (
        <Outage system={t('booking-wizard:dates.system')} since={outage.since} retryHref={path} />
      ) : null}
      {isHisError ? <NoTimes cause="hisError" /> : null}
      {times && !times.nearest && times.isEmpty ? <NoTimes cause="none" /> : null}
      {times?.nearest ? <NearestTime time={times.nearest} isLater={times.isEmpty} /> : null}
      {times?.day ? (
        <Section title={times.day.title}>
          <PageForm form={form} submit="booking-wizard:next">
            <HiddenField name="day" value={times.day.value} />
            <RadioGroup
              field={fields.timeSlotId}
              label="booking-wizard:dates.hour"
              groups={times.day.groups}
            />
          </PageForm>
        </Section>
      ) : null}
      {times ? (
        <Section title={t('booking-wizard:dates.daysTitle', { month: times.month })}>
          {times.isEmpty ? <p>{t('booking-wizard:dates.emptyMonth')}</p> : <LinkList links={times.days} />}
          <MonthLinks earlier={times.earlier} later={times.later} />
          <GoToDay carried={carried} field={goToFields.from} example={times.example} />
        </Section>
      ) : null}
    </Page>
  );
}
