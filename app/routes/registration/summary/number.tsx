import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneField } from '#app/components/account/phone-field.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { phoneFormOf, type PhoneForm } from '#app/services/forms/phone-number.server.ts';
import { correctNumber } from './code.server.ts';
import { pathsOf, registeredHere, stateOf } from './registered.server.ts';

/** Ours: the number is corrected in the browser that has registered, until the first right code (AP-71). */
export async function loader(args: LoaderFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  const { state, channel, phoneNumber, correctionsLeft, contactKnown } = await stateOf(request);
  const isOpen = state === 'WAITS' && channel === 'SMS' && !contactKnown && correctionsLeft > 0;
  if (!isOpen && !request.isPost) throw redirect(pathsOf(request).page, 303);
  return {
    title: request.t('registration:summary.number.title'),
    back: { href: pathsOf(request).page, label: request.t('bookings:code.back') },
    values: { phoneNumber: groupPhone(phoneNumber ?? '') },
    left: correctionsLeft,
  };
}

export async function action(args: ActionFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  const submission = parseWithZod(await request.form(), { schema: await phoneFormOf(request) });
  if (submission.status !== 'success') return invalid(submission);
  return correctNumber(request, submission.value.phoneNumber);
}

export default function CorrectNumber() {
  const { title, back, values, left } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PhoneForm>({ id: 'number', defaultValue: values });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={back}>
      <p>{t('registration:summary.number.lead')}</p>
      <p>{t('registration:summary.number.left', { count: left })}</p>
      <PageForm form={form} submit="registration:summary.number.submit">
        <PhoneField field={fields.phoneNumber} />
      </PageForm>
      <NoAccess question="registration:summary.noContact" />
    </Page>
  );
}
