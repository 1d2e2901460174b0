import { isDefinedError, safe } from '@orpc/client';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Checkbox, HiddenField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page, ProviderParagraphs } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { OwnConsentForm } from './own-consent.form.server.ts';
import { ownConsentAsked } from './own-consent.server.ts';

const BACK = '/account/mydata';

/** /account/mydata/consent (ours): the own consent of somebody of 16 or 17. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { consent } = await ownConsentAsked(request);
  if (consent.state === 'GIVEN' && !request.isPost) throw redirect(BACK, 303);
  return { title: request.t('ages:ownConsent.title'), text: consent.text, version: consent.version };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { patientId } = await ownConsentAsked(request);
  const submission = parseWithZod(await request.form(), { schema: OwnConsentForm });
  if (submission.status !== 'success') return invalid(submission);

  const { version } = submission.value;
  const [error] = await safe(request.provider.ages.giveOwnConsent({ patientId, version }));
  if (isDefinedError(error)) {
    if (error.code !== 'CONSENT_CHANGED') throw notFound();
    return refused(submission, { '': ['ages:ownConsent.changed'] }, { status: 409 });
  }
  if (error) throw error;
  return redirectWithNotice(request, BACK, 'ages:ownConsent.done');
}

export default function OwnConsentPage() {
  const { title, text, version } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof OwnConsentForm>({ id: 'own-consent' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: BACK, label: t('ages:ownConsent.back') }}>
      <p>{t('ages:ownConsent.why')}</p>
      <ProviderParagraphs text={text} />
      <PageForm form={form} submit="ages:ownConsent.submit">
        <HiddenField name="version" value={version} />
        <Checkbox field={fields.agreed} label="ages:ownConsent.agree" />
      </PageForm>
      <p>{t('ages:ownConsent.without')}</p>
    </Page>
  );
}
