import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Checkbox, PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { invalid } from '#app/services/forms/forms.server.ts';
import { requireDraft } from './guard.server.ts';
import { LinkForm } from './link.form.server.ts';
import { askForLink, foundBy, linkPage } from './link.server.ts';

/** /account/registration/link (A§2): somebody who is known is asked whether the account may act for them. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'review');
  return linkPage(foundBy(request));
}

export async function action(args: ActionFunctionArgs) {
  const posted = await requireDraft(args, 'review');
  const request = foundBy(posted);
  const submission = parseWithZod(await request.form(), { schema: LinkForm });
  return submission.status === 'success' ? askForLink(request, submission) : invalid(submission);
}

export default function Link() {
  const { title, name, role, isTicked, back } = useLoaderData<typeof loader>();
  const defaultValue = isTicked ? { consent: 'on' as const } : undefined;
  const [form, fields] = usePageForm<typeof LinkForm>({ id: 'link', defaultValue });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: back, label: t('wizard:backToReview') }}>
      <p>{t('enrolment:link.about', { name })}</p>
      <p>{t(`enrolment:link.then.${role === 'CHILD' ? 'CHILD' : 'WARD'}`)}</p>
      {form.errors.length > 0 ? <CallReception /> : null}
      <PageForm
        form={form}
        submit="enrolment:link.submit"
        links={<ActionLink href={back}>{t('enrolment:link.cancel')}</ActionLink>}
      >
        <Checkbox
          field={fields.consent}
          label={`enrolment:link.consent.${role === 'CHILD' ? 'CHILD' : 'WARD'}`}
          {...(isTicked ? { hint: 'enrolment:link.ticked' as const } : {})}
        />
      </PageForm>
    </Page>
  );
}
