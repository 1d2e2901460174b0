import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { Notice, Page } from '#app/components/page/index.ts';
import { ByPhone, LiveFacts } from '#app/components/telehealth-live/live-facts.tsx';
import { useText } from '#app/components/text.tsx';
import { requireLive } from './guard.server.ts';
import type { TypeForm } from './type.form.server.ts';
import { chooseType, typePage } from './type.server.ts';

/** /telehealth/teleconsultationtype (C§2): chat, sound or picture. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'type');
  return typePage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'type');
  return chooseType(request);
}

export default function CommunicationType() {
  const { heading, of, options, preset, isChatAlone, back } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof TypeForm>({ id: 'type', defaultValue: { type: preset } });
  const { t } = useText();
  return (
    <Page title={heading} over={of.whose} form={form} back={back}>
      <LiveFacts of={of} />
      {isChatAlone ? <Notice kind="notice">{t('telehealth-live:type.chatAlone')}</Notice> : null}
      <PageForm form={form} submit="telehealth-live:type.submit">
        <RadioGroup
          field={fields.type}
          label="telehealth-live:type.label"
          hint="telehealth-live:type.kept"
          options={options}
        />
      </PageForm>
      <ByPhone phone={of.phone} phonePath={of.phonePath} />
    </Page>
  );
}
