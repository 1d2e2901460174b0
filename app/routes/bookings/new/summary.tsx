import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HeldTime } from '#app/components/bookings/held-time.tsx';
import { SummaryRows } from '#app/components/bookings/summary-rows.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { RouteHandle } from '#app/services/document-title.ts';
import { refused } from '#app/services/forms.server.ts';
import { sendCode, shownPhone } from './code.form.server.ts';
import { finishDraft, requireDraft, stepFrame } from './draft.server.ts';
import { summaryRows } from './summary-rows.server.ts';
import { book, requireHold, SummaryForm } from './summary.form.server.ts';

export const handle = { area: 'bookings:new.area' } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireDraft(args, 'summary');
  const hold = await requireHold(visit);
  const { back, step } = stepFrame(visit);
  return {
    ...{ back, step, hold },
    title: visit.t('bookings:new.summary.title'),
    rows: summaryRows(visit),
    codePhone: visit.draft.answers.facts.codeRequired ? await shownPhone(visit) : null,
    extendPath: `/newbooking/hold?draft=${visit.draft.id}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireDraft(args, 'summary');
  const submission = parseWithZod(await visit.form(), { schema: SummaryForm });
  const booked = visit.draft.answers.facts.codeRequired ? { isCodeNeeded: true } : await book(visit);
  if ('booking' in booked) return finishDraft(visit, booked.booking);

  const failed = 'refusals' in booked ? booked : await sendCode(visit);
  return failed instanceof Response ? failed : refused(submission, { '': failed.refusals });
}

export default function Summary() {
  const { title, back, step, rows, codePhone, hold, extendPath } = useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof SummaryForm>({ id: 'summary' });
  const { t } = useText();

  return (
    <Page title={title} form={form} back={back} step={step}>
      <SummaryRows rows={rows} />
      {codePhone ? <p>{t('bookings:new.summary.code', { phone: codePhone })}</p> : null}
      <PageForm
        form={form}
        submit={codePhone ? 'bookings:new.summary.submitCode' : 'bookings:new.summary.submit'}
      />
      <HeldTime hold={hold} extendPath={extendPath} />
    </Page>
  );
}
