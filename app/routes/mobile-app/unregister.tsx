import { isDefinedError, safe } from '@orpc/client';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, Outage, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { mobileAppOf, whoseApp } from './mobile.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';

/** Asks whether the mobile application is really to be taken away; or says why it cannot be now (A§8). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const view = await mobileAppOf(request, args.params, 'mobile-app:unregister.title');
  if (view.app?.value === false && !request.isPost) throw redirect(view.path, 303);
  return view;
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireRecentProof(args);
  const submission = await pressed(request);
  const { id, path } = await whoseApp(request, args.params);

  const [error] = await safe(request.provider.mobileApp.unregister({ id }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return refused(submission, { '': ['mobile-app:unregister.noUnit'] }, { status: 400 });
  }
  if (error) throw error;
  return redirectWithNotice(request, path, 'mobile-app:unregister.done');
}

export default function UnregisterMobileApp() {
  const { heading, over, path, app, outage } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'unregister' });
  const { t } = useText();
  const isRefused = form.errors.length > 0;
  const canBe = app !== null && app.value && app.hasUnit !== false && !isRefused;
  return (
    <Page
      title={heading}
      over={over}
      form={form}
      hasPageForm={canBe}
      back={{ href: path, label: t('mobile-app:unregister.back') }}
    >
      {outage ? (
        <Outage system={t('mobile-app:system')} since={outage.since} retryHref={`${path}/unregister`} />
      ) : null}
      {canBe || outage ? null : <NoUnit isSaid={isRefused} />}
      {canBe ? <p>{t('mobile-app:unregister.consequence')}</p> : null}
      <p>
        <ButtonLink href={path}>
          {t(canBe ? 'mobile-app:unregister.keep' : 'mobile-app:unregister.back')}
        </ButtonLink>
      </p>
      {canBe ? <PageForm form={form} submit="mobile-app:unregister.submit" submitVariant="danger" /> : null}
    </Page>
  );
}

/** Why not, where no error has said it, and what to do. */
function NoUnit({ isSaid }: { isSaid: boolean }) {
  const { t } = useText();
  return (
    <>
      {isSaid ? null : <p>{t('mobile-app:unregister.noUnit')}</p>}
      <p>{t('mobile-app:unregister.how')}</p>
    </>
  );
}
