import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChannelField, MarketingField, StaleSettings } from '#app/components/account/notification-fields.tsx';
import { VersionField } from '#app/components/form/version-field.tsx';
import { PageForm, RadioGroup, TextField, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { NotificationsForm } from './form.server.ts';
import { notificationsPage, saved } from './notifications.server.ts';

const LANGUAGES = ['pl', 'en'] as const;

/** /account/notifications (AP-12): how and in which language somebody is told, and when of a visit. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('account:notifications.title'), ...(await notificationsPage(request)) };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return saved(request, parseWithZod(await request.form(), { schema: NotificationsForm }));
}

export default function Notifications() {
  const { title, channels, missing, unusable, chosen, marketing } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof NotificationsForm>({
    id: 'notifications',
    defaultValue: chosen,
  });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: '/account', label: t('account:proof.back') }}>
      <p>{t('account:notifications.lead')}</p>
      <StaleSettings fields={fields} chosen={chosen} />
      <PageForm form={form} submit="account:notifications.submit">
        <ChannelField
          field={fields.channel}
          channels={channels}
          missing={missing}
          unusable={unusable}
          chosen={chosen.channel}
        />
        <RadioGroup
          field={fields.language}
          label="account:notifications.language.label"
          options={LANGUAGES.map((value) => ({ value, label: t(`account:notifications.language.${value}`) }))}
        />
        <TextField
          field={fields.reminderDays}
          label="account:notifications.days.label"
          hint="account:notifications.days.hint"
          inputMode="numeric"
          width={3}
          optional
        />
        <MarketingField field={fields.marketing} {...marketing} />
        <VersionField field={fields.version} version={chosen.version} />
      </PageForm>
    </Page>
  );
}
