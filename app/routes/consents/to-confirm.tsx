import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConsentText, WithoutConsent } from '#app/components/consents/consent-text.tsx';
import { HiddenField, PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { consentField } from '#app/domain/consents/fields.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { wayOn, wayPast } from '#app/services/access/gates.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { confirmConsents, consentsForm, shownTexts, type ConsentsForm } from './to-confirm.form.server.ts';

/** Consents that must be answered before anything else is opened (C-10). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'CONSENTS');
  const consents = await request.provider.consents.toConfirm();
  if (consents.length === 0) throw redirect(await wayPast(request, 'CONSENTS'), 303);
  return {
    title: request.t('consents:toConfirm.title', { count: consents.length }),
    consents,
    shown: shownTexts(consents),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountAtGate(args, 'CONSENTS');
  const consents = await request.provider.consents.toConfirm();
  if (consents.length === 0) return redirect(await wayPast(request, 'CONSENTS'), 303);
  const submission = parseWithZod(await request.form(), { schema: consentsForm(consents) });
  if (submission.status !== 'success') return invalid(submission);

  const refusal = await confirmConsents(request, { consents, value: submission.value });
  if (refusal) return refused(submission, refusal);
  return redirectWithNotice(request, await wayOn(request), 'consents:toConfirm.done');
}

export default function ConsentsToConfirm() {
  const { title, consents, shown } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<ConsentsForm>({ id: 'consents' });
  const { t } = useText();
  return (
    <Page title={title} form={form}>
      <p>{t('consents:toConfirm.lead', { count: consents.length })}</p>
      {consents.map((consent) => (
        <ConsentText key={consent.id} consent={consent} />
      ))}
      <p className="no-print">{t('page:print.how')}</p>
      <PageForm form={form} submit="consents:toConfirm.submit">
        <HiddenField name="shown" value={shown} />
        {consents.map(({ id, name, required }, index) => {
          const field = fields[consentField(index)];
          return field ? (
            <RadioGroup
              key={id}
              field={field}
              label={{ text: name, isOfProvider: true }}
              hint={required ? 'consents:toConfirm.required' : 'consents:toConfirm.free'}
              options={[
                { value: 'yes', label: t('consents:toConfirm.yes') },
                { value: 'no', label: t('consents:toConfirm.no') },
              ]}
            />
          ) : null;
        })}
      </PageForm>
      <WithoutConsent />
    </Page>
  );
}
