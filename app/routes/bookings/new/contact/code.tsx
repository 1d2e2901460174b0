import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HeldTime } from '#app/components/wizard/held-time.tsx';
import { PhoneCode } from '#app/components/account/phone-code.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { codeAsked, resendPath } from './code.server.ts';
import { refusalOfCode, sendCode, sentCode } from '#app/services/appointments/code.server.ts';
import { finishDraft } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { backToReview } from '#app/services/wizard/steps.server.ts';
import { stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { send } from '#app/routes/bookings/new/send/send.server.ts';
import { requireHold } from '#app/routes/bookings/new/send/summary.server.ts';
import { requireMoved } from '#app/routes/bookings/new/when/move.server.ts';

/** Ours: a page instead of the specification's modal. The booking is sent only after the code is accepted (B§4). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const { draft, t } = request;
  const hold = await requireHold(request);
  const { phone, sent } = await sentCode(request, codeAsked(request));
  return {
    hold,
    phone,
    sent,
    title: t('bookings:code.title'),
    stages: stepFrame(request).stages,
    back: backToReview(bookingWizard, request),
    resendPath: resendPath(request),
    extendPath: `/newbooking/hold?draft=${draft.id}&return=code`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const submission = parseWithZod(await request.form(), { schema: CodeForm });
  if (submission.status !== 'success') return invalid(submission);

  await requireHold(request);
  const refusal = await refusalOfCode(request, { ...codeAsked(request), ...submission.value });
  if (refusal) return refused(submission, { [refusal.field]: refusal.texts }, { status: refusal.status });
  const booked = await send(request, await requireMoved(request));
  if ('booking' in booked) return finishDraft(request, booked.booking, ['booking-wizard:code.confirmed']);

  const failed = 'refusals' in booked ? booked : await sendCode(request, codeAsked(request));
  return failed instanceof Response ? failed : refused(submission, { '': failed.refusals }, failed);
}

export default function Code() {
  const {
    title,
    back,
    stages,
    phone,
    sent,
    hold,
    resendPath: resend,
    extendPath,
  } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof CodeForm>({ id: 'code' });
  return (
    <Page title={title} form={form} hasPageForm={sent !== undefined} back={back} stages={stages}>
      <HeldTime hold={hold} extendPath={extendPath} noExtension="booking-wizard:summary.noExtension" />
      <PhoneCode
        form={form}
        field={fields.code}
        phone={phone}
        sent={sent}
        resendPath={resend}
        submit="booking-wizard:code.submit"
      />
    </Page>
  );
}
