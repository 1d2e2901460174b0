import { parseWithZod } from '@conform-to/zod/v4';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DayTimes, MonthTimes, NoTimes } from '#app/components/bookings/free-times.tsx';
import { HOUR } from '#app/components/bookings/hours.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { leadingTo, searchState, usePageForm } from '#app/components/form/index.ts';
import { Outage } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { invalidChoice, refused } from '#app/services/forms/forms.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { onwards } from '#app/routes/bookings/new/draft/steps.server.ts';
import { datesPage } from './dates-page.server.ts';
import { askedOf, faultyDay, timesOf } from './dates.server.ts';
import { HourForm } from './hour.form.server.ts';
import { takeSlot } from './slot-choice.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const { typed, fault, ...asked } = askedOf(request);
  const page = {
    ...datesPage(request, { asked, times: await timesOf(request, asked) }),
    submission: fault && faultyDay(typed, fault),
  };
  return data(page, { status: fault ? 400 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const submission = parseWithZod(await request.form(), { schema: HourForm });
  if (submission.status !== 'success') return invalidChoice(submission);

  const taken = await takeSlot(request, submission.value.hour);
  return 'refusals' in taken ? refused(submission, { '': taken.refusals }) : onwards(request, taken);
}

export default function Dates() {
  const { title, frame, day, month, carried, path, isHisError, outage, submission, ...page } =
    useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof HourForm>({ id: 'date' });
  const values = { from: submission?.initialValue.from };
  const [goTo, fields] = searchState({ id: 'go-to', values, submission });
  const { t } = useText();
  const shown = leadingTo(form, day || month ? HOUR : null);

  return (
    <StepPage title={title} form={submission ? goTo : shown} hasPageForm={false} frame={frame}>
      {page.isMove ? <p>{t('bookings:move.kept')}</p> : null}
      {outage ? (
        <Outage system={t('booking-wizard:dates.system')} since={outage.since} retryHref={path} />
      ) : null}
      {isHisError ? <NoTimes cause="hisError" /> : null}
      {day ? <DayTimes times={day} formId={form.id} /> : null}
      {month ? (
        <MonthTimes
          times={month}
          formId={form.id}
          isFirst={page.isFirst}
          goTo={{ carried, field: fields.from }}
        />
      ) : null}
    </StepPage>
  );
}
