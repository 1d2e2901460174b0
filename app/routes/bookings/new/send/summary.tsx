import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HeldTime } from '#app/components/bookings/held-time.tsx';
import { MeasurementsOption } from '#app/components/bookings/measurements-option.tsx';
import { MovedTimes } from '#app/components/bookings/moved-times.tsx';
import { SummaryRows } from '#app/components/bookings/summary-rows.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { shownPhone, toCode } from '#app/routes/bookings/new/contact/code.form.server.ts';
import { finishDraft } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import {
  keepMeasurements,
  measurementsBefore,
  summaryForm,
  type SummaryForm,
} from '#app/routes/bookings/new/extras/measurements.form.server.ts';
import { requireMoved } from '#app/routes/bookings/new/when/move.server.ts';
import { changeTo, summaryRows } from './summary-rows.server.ts';
import { send } from './send.server.ts';
import { requireHold } from './summary.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const { draft, t } = request;
  const moved = await requireMoved(request);
  const hold = await requireHold(request);
  const { back, step } = stepFrame(request);
  return {
    ...{ back, step, hold },
    title: t(moved ? 'bookings:move.summary' : 'booking-wizard:summary.title'),
    ...{ rows: summaryRows(request), measurements: measurementsBefore(request) },
    moved: moved && {
      from: moved.dateFrom,
      to: draft.answers.dates?.dateFrom ?? moved.dateFrom,
      path: bookingPath(moved),
      changeHref: changeTo(request, 'dates', '').href,
    },
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
  if ('booking' in booked) return finishDraft(request, booked.booking);

  const failed = 'refusals' in booked ? booked : await toCode(request);
  return failed instanceof Response ? failed : refused(submission, { '': failed.refusals });
}

const CODE_NEEDED = { isCodeNeeded: true } as const;
const SUBMIT = {
  move: 'bookings:move.submit',
  code: 'booking-wizard:summary.submitCode',
  book: 'booking-wizard:summary.submit',
} as const;

export default function Summary() {
  const { title, back, step, rows, measurements, moved, codePhone, hold, extendPath } =
    useLoaderData<typeof loader>();
  const defaultValue = measurements ?? undefined;
  const [form, fields] = usePageForm<SummaryForm>({ id: 'summary', defaultValue });
  const { t } = useText();

  return (
    <Page title={title} form={form} back={back} step={step}>
      <SummaryRows rows={rows} />
      {moved ? <MovedTimes from={moved.from} to={moved.to} changeHref={moved.changeHref} /> : null}
      {codePhone ? <p>{t('booking-wizard:summary.code', { phone: codePhone })}</p> : null}
      <HeldTime hold={hold} extendPath={extendPath} isMove={moved !== null} />
      <PageForm
        form={form}
        submit={SUBMIT[moved ? 'move' : codePhone ? 'code' : 'book']}
        links={moved ? <ActionLink href={moved.path}>{t('bookings:move.keep')}</ActionLink> : null}
      >
        {measurements ? <MeasurementsOption fields={fields} /> : null}
      </PageForm>
    </Page>
  );
}
