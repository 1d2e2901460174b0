import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCode } from '#app/components/account/phone-code.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { HeldTime } from '#app/components/wizard/held-time.tsx';
import { teleconsultationWizard } from '#app/journeys/teleconsultation/wizard.ts';
import { refusalOfCode, sendCode, sentCode } from '#app/services/appointments/code.server.ts';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { requireHold } from '#app/routes/teleconsultations/draft/hold.server.ts';
import { heldView, stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { backToReview } from '#app/services/wizard/steps.server.ts';
import { codeAsked, resendPath } from './code.server.ts';
import { noConsent, prepared } from './consent.server.ts';
import { send } from './send.server.ts';

/** /newteleconsultation/code (ours): a page in place of the specification's modal; it is booked once the code is accepted (B§4). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const { phone, sent } = await sentCode(request, codeAsked(request));
  return {
    held: heldView(request),
    phone,
    sent,
    title: request.t('bookings:code.title'),
    stages: stepFrame(request).stages,
    back: backToReview(teleconsultationWizard, request),
    resendPath: resendPath(request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const submission = parseWithZod(await request.form(), { schema: CodeForm });
  if (submission.status !== 'success') return invalid(submission);

  await requireHold(request);
  const asked = codeAsked(request);
  const refusal = await refusalOfCode(request, { ...asked, ...submission.value });
  if (refusal) return refused(submission, { [refusal.field]: refusal.texts }, { status: refusal.status });
  const hindrance = await prepared(request, { isTicked: false });
  if (hindrance) {
    const refusals = hindrance.field ? [noConsent(request)] : hindrance.refusals;
    return refused(submission, { '': refusals }, hindrance);
  }
  const sent = await send(request, { isOffline: false });
  if (sent instanceof Response) return sent;

  const failed = 'refusals' in sent ? sent : await sendCode(request, asked);
  return failed instanceof Response ? failed : refused(submission, { '': failed.refusals }, failed);
}

export default function Code() {
  const { title, back, stages, phone, sent, held, resendPath: resend } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof CodeForm>({ id: 'code' });
  return (
    <Page title={title} form={form} hasPageForm={sent !== undefined} back={back} stages={stages}>
      {held ? <HeldTime {...held} /> : null}
      <PhoneCode
        form={form}
        field={fields.code}
        phone={phone}
        sent={sent}
        resendPath={resend}
        submit="teleconsultation-summary:submitWithCode"
      />
    </Page>
  );
}
