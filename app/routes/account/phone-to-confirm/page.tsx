import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneField } from '#app/components/account/phone-field.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { phoneFormOf, type PhoneForm } from '#app/services/forms/phone-number.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { requireOwed, savePhone } from './phone.server.ts';

/** The number that must be on the account, and confirmed where codes are sent, before anything else is opened (C-11). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  await requireOwed(request);
  const { account } = request.provider;
  const [{ phoneNumber = '' }, { smsEnabled }] = await Promise.all([
    account.phone(),
    account.smsConfirmationSettings(),
  ]);
  return {
    title: request.t(smsEnabled ? 'account:phone.title' : 'account:phone.titleToSave'),
    phone: { phoneNumber: groupPhone(phoneNumber) },
    smsEnabled,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  await requireOwed(request);
  const submission = parseWithZod(await request.form(), { schema: await phoneFormOf(request) });
  if (submission.status !== 'success') return invalid(submission);

  const done = await savePhone(request, submission.value.phoneNumber);
  return done instanceof Response ? done : refused(submission, { phoneNumber: [done.refusal] }, done);
}

export default function PhoneToConfirm() {
  const { title, phone, smsEnabled } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PhoneForm>({ id: 'phone', defaultValue: phone });
  const { t } = useText();
  return (
    <Page title={title} form={form}>
      <p>{t(smsEnabled ? 'account:phone.why' : 'account:phone.whyToSave')}</p>
      <PageForm form={form} submit={smsEnabled ? 'account:phone.send' : 'account:phone.save'}>
        <PhoneField field={fields.phoneNumber} />
      </PageForm>
      {phone.phoneNumber === '' ? null : <NoAccess question="public:phone.noAccess" />}
    </Page>
  );
}
