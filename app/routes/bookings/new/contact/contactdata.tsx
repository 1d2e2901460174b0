import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneField } from '#app/components/account/phone-field.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { phoneFormOf, type PhoneForm } from '#app/services/forms/phone-number.server.ts';
import { savePhone } from './contactdata.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { onwards, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'contactdata');
  const { contactdata, facts } = request.draft.answers;
  const phone = contactdata ?? (await request.provider.account.get()).contactData;
  return {
    frame: stepFrame(request),
    title: request.t('booking-wizard:contactdata.title'),
    phone: { phoneNumber: groupPhone(phone.phoneNumber ?? '') },
    isCodeSent: facts.codeRequired === true,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'contactdata');
  const submission = parseWithZod(await request.form(), { schema: await phoneFormOf(request) });
  if (submission.status !== 'success') return invalid(submission);

  const saved = await savePhone(request, submission.value.phoneNumber);
  if ('refusal' in saved) return refused(submission, { phoneNumber: [saved.refusal] });
  return onwards(request, { ...saved, cleared: [] });
}

export default function ContactData() {
  const { title, frame, phone, isCodeSent } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PhoneForm>({ id: 'phone', defaultValue: phone });
  const { t } = useText();

  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t(isCodeSent ? 'booking-wizard:contactdata.whyCode' : 'booking-wizard:contactdata.why')}</p>
      <PageForm form={form} submit="wizard:next">
        <PhoneField field={fields.phoneNumber} />
      </PageForm>
    </StepPage>
  );
}
