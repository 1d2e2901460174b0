import { carriedBy } from '#app/routes/bookings/new/draft/drafts.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { ReferralFields } from '#app/components/bookings/referral-fields.tsx';
import { ReferralKinds } from '#app/components/bookings/referral-kinds.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import {
  shownReferral,
  submittedReferral,
  type ReferralForm,
} from '#app/routes/bookings/referral/form.server.ts';
import type { LookedUp } from '#app/routes/bookings/referral/look-up.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { referralFilesPath } from './referral-attachments.server.ts';
import { keepReferral, leadOf, referralOf } from './referral.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'referral');
  return {
    frame: stepFrame(request),
    title: request.t('referrals:title'),
    picture: referralFilesPath(carriedBy(request)),
    lead: leadOf(request),
    ...(await shownReferral(referralOf(request), request.draft.answers.referral)),
  };
}

/** Look-ups answer with the page itself; nothing is kept before "Dalej". */
export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'referral');
  const submitted = await submittedReferral(referralOf(request));
  if ('answer' in submitted) return submitted.answer;
  return keepReferral(request, submitted.referral);
}

export default function Referral() {
  const { title, frame, picture, lead, values, ...shown } = useLoaderData<typeof loader>();
  const { kind, kinds, isRequired, settings } = shown;
  const answer = useActionData<{ found?: LookedUp }>();
  const [form, fields] = usePageForm<ReferralForm>({ id: 'referral', defaultValue: values });
  const { t } = useText();

  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t(`referrals:lead.${lead}`)}</p>
      <ReferralKinds kinds={kinds} picture={picture} current={kind} />
      <PageForm form={form} submit="wizard:next">
        <ReferralFields
          kind={kind}
          isRequired={isRequired}
          fields={fields}
          settings={settings}
          found={answer?.found ?? shown.found}
        />
      </PageForm>
    </StepPage>
  );
}
