import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeForm, PhoneCodeState } from '#app/components/account/phone-code.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { groupPhone, maskedPhone } from '#app/domain/patients/patients.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { confirmPhone, keptPhone, pathTo, pendingPhone } from './form.server.ts';

/** C§2, step 2 (ours: a page of its own): the code. What is known of it only its owner sees, after a right password. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const pending = await pendingPhone(request);
  const phone = pending ? maskedPhone(pending.phoneNumber) : groupPhone(keptPhone(request) ?? '');
  if (!phone) throw redirect(pathTo('', request), 303);
  return {
    title: request.t('bookings:code.title'),
    phone,
    state: pending ? { sent: pending.sent } : null,
    resendPath: pathTo('', request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const pending = await pendingPhone(request);
  const phoneNumber = pending?.phoneNumber ?? keptPhone(request);
  if (phoneNumber === null) throw redirect(pathTo('', request), 303);
  const submission = parseWithZod(await request.form(), { schema: CodeForm });
  if (submission.status !== 'success') return invalid(submission);

  const done = await confirmPhone(request, { phoneNumber, confirmationCode: submission.value.code });
  if (done instanceof Response) return done;
  return refused(submission, { [done.field]: done.texts }, { status: done.status });
}

export default function ActivationCode() {
  const { title, phone, state, resendPath } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof CodeForm>({ id: 'code' });
  const { t } = useText();
  // Nobody says to a guest whether a code was sent (S-12), so that the field is always there.
  const isGood = state === null || state.sent !== undefined;
  return (
    <Page title={title} form={form} hasPageForm={isGood}>
      {state ? (
        <PhoneCodeState phone={phone} sent={state.sent} resendPath={resendPath} />
      ) : (
        <p>{t('public:phone.resend.sent', { phone })}</p>
      )}
      <PhoneCodeForm
        form={form}
        field={fields.code}
        isGood={isGood}
        submit="account:phone.confirm"
        resendPath={resendPath}
      />
    </Page>
  );
}
