import { isDefinedError, safe } from '@orpc/client';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { channelChanged } from '#app/routes/account/channels.server.ts';
import { PATHS, stateOfPhone } from './phone.server.ts';
import { refusalOf } from './save.server.ts';

/** The question before the account is without a number. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const { inForce, isConfirmed, isOptional } = await stateOfPhone(request);
  if (!request.isPost && !(inForce && isOptional)) throw redirect(PATHS.phone, 303);
  const phone = phoneAsSaid({ phone: inForce, language: request.language });
  return { title: request.t('account:ownPhone.remove.title', { phone }), isConfirmed, path: PATHS.phone };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireRecentProof(args);
  const { version = 0, channel } = await stateOfPhone(request);
  const submission = await pressed(request);
  const taken = { contactData: { phoneNumber: '' }, version };
  const [error, saved] = await safe(request.provider.account.update(taken));
  if (isDefinedError(error)) return refused(submission, { '': [refusalOf(error)] });
  if (error) throw error;
  return redirectWithNotice(request, '/account', [
    { key: 'account:ownPhone.remove.done' },
    ...channelChanged(request, { before: channel, after: saved }),
  ]);
}

export default function RemovePhone() {
  const { title, isConfirmed, path } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'remove' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: path }}>
      <p>{t('account:ownPhone.remove.what')}</p>
      {isConfirmed ? <p>{t('account:ownPhone.remove.undo')}</p> : null}
      <p>
        <ButtonLink href={path}>{t('account:ownPhone.remove.keep')}</ButtonLink>
      </p>
      <PageForm form={form} submit="account:ownPhone.remove.submit" submitVariant="danger" />
      {form.errors.length > 0 ? <CallReception /> : null}
    </Page>
  );
}
