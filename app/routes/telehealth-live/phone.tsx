import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneField } from '#app/components/account/phone-field.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { ByPhone, LiveFacts } from '#app/components/telehealth-live/live-facts.tsx';
import { useText } from '#app/components/text.tsx';
import type { PhoneForm } from '#app/services/forms/phone-number.server.ts';
import { requireLive } from './guard.server.ts';
import { askToCall, phonePage } from './phone.server.ts';

/** /telehealth/phone (ours): "Zadzwońcie do mnie". */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'phone');
  return phonePage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'phone');
  return askToCall(request);
}

export default function CallMe() {
  const { heading, of, phoneNumber, isNoted, back } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PhoneForm>({ id: 'phone', defaultValue: { phoneNumber } });
  const { t } = useText();
  return (
    <Page title={heading} over={of.whose} form={form} back={back}>
      <LiveFacts of={of} />
      <p>{t(isNoted ? 'telehealth-live:phone.change' : 'telehealth-live:phone.lead')}</p>
      <PageForm form={form} submit="telehealth-live:phone.submit">
        <PhoneField field={fields.phoneNumber} />
      </PageForm>
      <ByPhone phone={of.phone} phonePath={of.phonePath} />
    </Page>
  );
}
