import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCode } from '#app/components/account/phone-code.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { confirmPhone, pathWithin, requireOwed, sentCode } from './phone.server.ts';

/** Ours: a page for the code that proves the number. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  const { phone, sent } = await sentCode(request);
  return {
    title: request.t('bookings:code.title'),
    ...{ phone, sent },
    back: { href: pathWithin(request, ''), label: request.t('account:phone.change') },
    resendPath: pathWithin(request, '/code/resend'),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  await requireOwed(request);
  const submission = parseWithZod(await request.form(), { schema: CodeForm });
  if (submission.status !== 'success') return invalid(submission);

  const done = await confirmPhone(request, submission.value.code);
  if (done instanceof Response) return done;
  return refused(submission, { [done.field]: done.texts }, { status: done.status });
}

export default function CodeToConfirm() {
  const { title, phone, sent, back, resendPath } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof CodeForm>({ id: 'code' });
  return (
    <Page title={title} form={form} hasPageForm={sent !== undefined} back={back}>
      <PhoneCode
        form={form}
        field={fields.code}
        phone={phone}
        sent={sent}
        resendPath={resendPath}
        submit="account:phone.confirm"
      />
    </Page>
  );
}
