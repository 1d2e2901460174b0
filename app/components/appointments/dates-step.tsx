import type { SubmissionResult } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { leadingTo, searchState, usePageForm } from '#app/components/form/index.ts';
import { Outage } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { StepPage, type StepFrame } from '#app/components/wizard/step-page.tsx';
import { HOUR } from '#app/domain/bookings/time-slots.ts';
import type { HourForm } from '#app/services/appointments/times/hour-form.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { DayTimes, MonthTimes, NoTimes } from './free-times.tsx';

type DatesStepProps = Readonly<{
  title: string;
  frame: StepFrame;
  isMove: boolean;
  /** The part that stays as it was when a booking is moved. */
  kept: TextKey;
  isFirst: boolean;
  carried: Record<string, string>;
  path: string;
  day: ComponentProps<typeof DayTimes>['times'] | null;
  month: ComponentProps<typeof MonthTimes>['times'] | null;
  isHisError: boolean;
  outage: { since: string } | null;
  /** The day that was typed, with what is wrong with it. */
  submission: (SubmissionResult<string[]> & { initialValue: { from: string } }) | null;
}>;

/** The step in which a time is chosen: a month, a day, or why there are none. */
export function DatesStep({ submission, ...page }: DatesStepProps) {
  const [form] = usePageForm<typeof HourForm>({ id: 'date' });
  const { title, frame, day, month, carried, path, outage } = page;
  const values = { from: submission?.initialValue.from };
  const [goTo, fields] = searchState({ id: 'go-to', values, submission });
  const { t } = useText();
  const shown = leadingTo(form, day || month ? HOUR : null);

  return (
    <StepPage title={title} form={submission ? goTo : shown} hasPageForm={false} frame={frame}>
      {page.isMove ? <p>{t(page.kept)}</p> : null}
      {outage ? (
        <Outage system={t('booking-wizard:dates.system')} since={outage.since} retryHref={path} />
      ) : null}
      {page.isHisError ? <NoTimes cause="hisError" retryHref={path} /> : null}
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
