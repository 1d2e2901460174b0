import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Checkbox, PageForm, TextField, usePageForm } from '#app/components/form/index.ts';
import { Outage, Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { GuestClosed } from '#app/components/telehealth-live/guest-closed.tsx';
import { useText } from '#app/components/text.tsx';
import { GUEST_ENTER_PATH } from '#app/domain/telehealth-live/paths.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import type { GuestForm } from './enter.form.server.ts';
import { enterPage, enterTalk } from './enter.server.ts';

/** /telehealth/guest/enter (ours): what an invitation is to, and the form by which the guest takes it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return enterPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  return enterTalk(request);
}

export default function Enter() {
  const page = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof GuestForm>({ id: 'guest' });
  const { t } = useText();
  if (page.kind === 'closed') return <GuestClosed />;
  if (page.kind === 'outage')
    return (
      <Page title={page.title} form={form} hasPageForm={false}>
        <Outage system={t('telehealth-guest:enter.system')} since={page.since} retryHref={GUEST_ENTER_PATH} />
      </Page>
    );
  return (
    <Page title={page.title} form={form} hasPageForm={page.kind === 'open'}>
      <p>{t('telehealth-guest:enter.lead')}</p>
      <p>{t('telehealth-guest:enter.what')}</p>
      {page.kind === 'early' ? (
        <p>{page.early}</p>
      ) : (
        <PageForm form={form} submit="telehealth-guest:enter.submit">
          <TextField
            field={fields.name}
            label="telehealth-guest:enter.name"
            hint="telehealth-guest:enter.nameHint"
          />
          <Checkbox
            field={fields.consent}
            label="telehealth-guest:enter.consent"
            hint="telehealth-guest:enter.consentHint"
          />
        </PageForm>
      )}
      <NoAccess question="telehealth-live:byPhone" />
    </Page>
  );
}
