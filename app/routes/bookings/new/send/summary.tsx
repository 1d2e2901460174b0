import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { HeldTime } from '#app/components/wizard/held-time.tsx';
import { MeasurementsOption } from '#app/components/appointments/measurements-option.tsx';
import { MovedTimes } from '#app/components/appointments/moved-times.tsx';
import { Preparation } from '#app/components/appointments/preparation.tsx';
import { SummaryRows } from '#app/components/wizard/summary-rows.tsx';
import { VisitTime } from '#app/components/bookings/visit-time.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Facts, Page, Split } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { codeAsked } from '#app/routes/bookings/new/contact/code.server.ts';
import { shownPhone, toCode, type NoCode } from '#app/services/appointments/code.server.ts';
import { finishBooked, toldRow } from '#app/services/appointments/booked.server.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import {
  keepMeasurements,
  measurementsBefore,
  summaryForm,
  type SummaryForm,
} from '#app/routes/bookings/new/extras/measurements.form.server.ts';
import { requireMoved, send } from '#app/routes/bookings/new/when/move.server.ts';
import { summaryRows } from './summary-rows.server.ts';
import { requireHold } from '#app/routes/bookings/new/when/choosing.server.ts';
import type { BookingOutcome } from './summary.server.ts';
import { headOf, movedTime, visitTime } from './visit-time.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const { draft, t } = request;
  const moved = await requireMoved(request);
  const hold = await requireHold(request);
  return {
    hold,
    ...headOf(request),
    title: t(moved ? 'bookings:move.summary' : 'booking-wizard:summary.title'),
    rows: summaryRows(request),
    told: await toldRow(request),
    time: moved ? null : visitTime(request),
    measurements: measurementsBefore(request),
    moved: moved && movedTime(request, moved),
    codePhone: draft.answers.facts.codeRequired ? await shownPhone(request) : null,
    extendPath: `/newbooking/hold?draft=${draft.id}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const posted = await requireDraft(args, 'summary');
  const submission = parseWithZod(await posted.form(), { schema: summaryForm(posted.now) });
  if (submission.status !== 'success') return invalid(submission);

  const request = await keepMeasurements(posted, submission.value);
  const moved = await requireMoved(request);
  const needsCode = request.draft.answers.facts.codeRequired;
  const booked = needsCode ? CODE_NEEDED : await send(request, moved);
  if ('booking' in booked) return finishBooked(bookingWizard, request, booked.booking);

  const failed: Response | Refused =
    'refusals' in booked ? booked : await toCode(request, codeAsked(request));
  if (failed instanceof Response) return failed;
  return refused(submission, { '': failed.refusals }, failed);
}

type Refused = Extract<BookingOutcome, { refusals: unknown }> | NoCode;

const CODE_NEEDED = { isCodeNeeded: true } as const;
const SUBMIT = {
  move: 'bookings:move.submit',
  code: 'booking-wizard:summary.submitCode',
  book: 'booking-wizard:summary.submit',
} as const;

export default function Summary() {
  const { title, back, stages, time, rows, measurements, moved, codePhone, hold, ...page } =
    useLoaderData<typeof loader>();
  const defaultValue = measurements ?? undefined;
  const [form, fields] = usePageForm<SummaryForm>({ id: 'summary', defaultValue });
  const { t } = useText();

  return (
    <Page title={title} form={form} back={back} stages={stages}>
      <Split side={<Preparation meeting={page.meeting} preparation={page.preparation} />}>
        <HeldTime
          hold={hold}
          extendPath={page.extendPath}
          noExtension={moved ? 'bookings:move.noExtension' : 'booking-wizard:summary.noExtension'}
        />
        {time ? <VisitTime {...time} /> : null}
        {moved ? <MovedTimes from={moved.from} to={moved.to} changeHref={moved.changeHref} /> : null}
        <SummaryRows title={t('booking-wizard:summary.visit')} rows={rows} />
        {codePhone ? <p>{t('booking-wizard:summary.code', { phone: codePhone })}</p> : null}
        <PageForm
          form={form}
          submit={SUBMIT[moved ? 'move' : codePhone ? 'code' : 'book']}
          links={moved ? <ActionLink href={moved.path}>{t('bookings:move.keep')}</ActionLink> : null}
        >
          {measurements ? <MeasurementsOption fields={fields} /> : null}
        </PageForm>
        {form.errors.length > 0 ? <CallReception /> : null}
        <Facts facts={[page.told]} />
      </Split>
    </Page>
  );
}
