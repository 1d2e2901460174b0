import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmailInForce, WaitingEmail } from '#app/components/account/email-state.tsx';
import { StaleValues } from '#app/components/account/stale-values.tsx';
import { VersionField } from '#app/components/form/version-field.tsx';
import { PageForm, TextField, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { EmailForm, WaitingForm } from './email.form.server.ts';
import { addressesOf, EMAIL_PATH, isEmailRequired, saveEmail } from './save.server.ts';
import { sendAgain, withdraw } from './waiting.server.ts';

/** The address of the account: the one in force, the one that waits, and the field for another (AP-06). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const { contactData, version = 0 } = await accountOf(request);
  return {
    title: request.t('account:email.title'),
    back: { href: '/account', label: request.t('account:proof.back') },
    email: contactData.email ?? '',
    waiting: contactData.pendingEmail ?? null,
    version,
    read: addressesOf(contactData),
    isRequired: await isEmailRequired(request),
    path: EMAIL_PATH,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireRecentProof(args);
  const form = await request.form();
  const button = parseWithZod(form, { schema: WaitingForm });
  if (button.status === 'success') {
    return button.value.intent === 'resend'
      ? sendAgain(request, button)
      : withdraw(request, button.value.waiting);
  }
  const submission = parseWithZod(form, { schema: EmailForm });
  return submission.status === 'success' ? saveEmail(request, submission) : invalid(submission);
}

export default function Email() {
  const { title, back, email, waiting, version, read, isRequired, path } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof EmailForm>({ id: 'email', defaultValue: { email } });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={back}>
      <EmailInForce email={email} />
      {waiting ? <WaitingEmail {...waiting} isFirst={email === ''} /> : null}
      <StaleValues
        values={[{ term: t('account:konto.email'), stored: email, typed: fields.email.initialValue ?? '' }]}
        keepPath={path}
      />
      <PageForm
        form={form}
        submit="account:email.submit"
        links={<ActionLink href="/account">{t('account:email.leave')}</ActionLink>}
      >
        <VersionField field={fields.version} version={String(version)} />
        <VersionField field={fields.read} version={read} />
        <TextField
          field={fields.email}
          label="account:email.label"
          hint={isRequired ? 'account:email.hint' : 'account:email.hintOptional'}
          type="email"
          autoComplete="email"
          optional={!isRequired}
        />
      </PageForm>
    </Page>
  );
}
