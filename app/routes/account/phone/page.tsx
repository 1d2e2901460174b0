import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OwnPhoneForm } from '#app/components/account/own-phone-form.tsx';
import { OwnPhones } from '#app/components/account/own-phones.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { newPhoneForm, type NewPhoneForm } from './page.form.server.ts';
import { phonesView, stateOfPhone } from './phone.server.ts';
import { saveNumber } from './save.server.ts';

/** A§8 and AP-07: the number in force, one that waits, and what can be done with each. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const view = phonesView(await stateOfPhone(request));
  return {
    title: request.t('account:ownPhone.title'),
    back: { href: '/account', label: request.t('account:ownPhone.back') },
    ...view,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireRecentProof(args);
  const state = await stateOfPhone(request);
  const submission = parseWithZod(await request.form(), { schema: await newPhoneForm(request, state) });
  return submission.status === 'success' ? saveNumber({ request, state, submission }) : invalid(submission);
}

export default function OwnPhone() {
  const { title, back, ...view } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<NewPhoneForm>({
    id: 'phone',
    defaultValue: { phoneNumber: view.way === 'DIRECT' ? view.inForce : '' },
  });
  return (
    <Page title={title} form={form} back={back}>
      <OwnPhones view={view} />
      <OwnPhoneForm view={view} form={form} fields={fields} />
    </Page>
  );
}
