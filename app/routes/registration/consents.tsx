import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Checkbox, HiddenField, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { LinkList, NewTabLink, Notice, ProviderText } from '#app/components/page/index.ts';
import { GuestForm, GuestPage } from '#app/components/registration/guest-page.tsx';
import { SumField } from '#app/components/registration/sum-field.tsx';
import { useText } from '#app/components/text.tsx';
import type { ConsentsForm } from './consents.form.server.ts';
import { consentsPage, takeConsents } from './consents.server.ts';
import { requireGuestStep } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'consents');
  return consentsPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'consents');
  return takeConsents(request);
}

export default function Consents() {
  const { of, texts, link, documents, hasChanged, sum, stored, ...page } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<ConsentsForm>({ id: 'consents', defaultValue: stored });
  const { t } = useText();
  return (
    <GuestPage page={page} form={form}>
      {hasChanged && form.errors.length === 0 ? (
        <Notice kind="notice">{t('enrolment:consent.changed')}</Notice>
      ) : null}
      {documents.length > 0 ? <LinkList links={documents} /> : null}
      <GuestForm form={form} shown={page.shown}>
        <HiddenField name="of" value={of} />
        {texts.patient === null ? null : (
          <Checkbox
            field={fields.patient}
            label={{ text: texts.patient }}
            hint="registration:consents.isNeeded"
          />
        )}
        {texts.register === null ? null : (
          <Checkbox field={fields.register} label={texts.register} hint="registration:consents.isNeeded" />
        )}
        {link === null ? null : (
          <p>
            <NewTabLink href={link.href}>
              <ProviderText text={link.words} language={link.language} />
            </NewTabLink>
          </p>
        )}
        <Checkbox
          field={fields.marketing}
          label={{ text: texts.marketing }}
          hint="registration:consents.isFree"
          optional="together"
        />
        <SumField field={fields.sum} sum={sum} />
      </GuestForm>
      {form.errors.length > 0 ? <CallReception /> : null}
    </GuestPage>
  );
}
