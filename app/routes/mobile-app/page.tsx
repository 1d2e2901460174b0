import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { AppState, PinShown } from '#app/components/mobile-app/app-state.tsx';
import {
  ButtonLink,
  Outage,
  Page,
  Section,
  useShell,
  WithPhone,
  type ShellNotice,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { wasTaken } from '#app/services/access/gates.server.ts';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { mobileAppOf, whoseApp, type MobileAppView } from './mobile.server.ts';

/** The mobile application of one person (A§4): how it stands, and the PIN that registers it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  return mobileAppOf(request, args.params, 'mobile-app:title');
}

/** Answers with the page itself: the PIN is shown this once and kept nowhere. At a kiosk there is none (B-14), and a reload makes no other. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireRecentProof(args);
  const { id, path } = await whoseApp(request, args.params);
  if (request.context.portal.environment.isKiosk || (await wasTaken(request))) return redirect(path, 303);
  const { value: pin, validUntil = null } = await orNotFound(request.provider.mobileApp.confirm({ id }));
  const notices = [{ kind: 'success', text: request.t('mobile-app:made') } satisfies ShellNotice];
  return { pin, validUntil, notices };
}

export default function MobileApp() {
  const { heading, over, path, personPath, app, outage } = useLoaderData<typeof loader>();
  const answer = useActionData<{ pin?: string; validUntil?: string | null }>();
  const [form] = usePageForm({ id: 'mobile' });
  const { isKiosk } = useShell();
  const { t } = useText();
  return (
    <Page
      title={heading}
      over={over}
      form={form}
      hasPageForm={app !== null && !isKiosk}
      back={{ href: personPath, label: t('mobile-app:back') }}
    >
      {answer?.pin ? <PinShown pin={answer.pin} validUntil={answer.validUntil ?? null} /> : null}
      {outage ? (
        <Outage system={t('mobile-app:system')} since={outage.since} retryHref={path} />
      ) : (
        <>
          <p>{t('mobile-app:lead')}</p>
          {app ? <AppState app={app} isPinShown={answer?.pin !== undefined} /> : null}
          {isKiosk ? <p>{t('mobile-app:kiosk')}</p> : <Acts app={app} form={form} path={path} />}
        </>
      )}
    </Page>
  );
}

type ActsProps = Pick<MobileAppView, 'app' | 'path'> & { form: ReturnType<typeof usePageForm>[0] };

/** A PIN first; what takes the application away asks on a page of its own. */
function Acts({ app, form, path }: ActsProps) {
  const { t } = useText();
  const isRegistered = app?.value === true;
  return (
    <>
      <Section title={t(isRegistered ? 'mobile-app:newPin.title' : 'mobile-app:register.title')}>
        <p>{t(isRegistered ? 'mobile-app:newPin.text' : 'mobile-app:register.text')}</p>
        <PageForm
          form={form}
          submit={isRegistered ? 'mobile-app:newPin.submit' : 'mobile-app:register.submit'}
        />
      </Section>
      {isRegistered ? (
        <Section title={t('mobile-app:unregister.section')}>
          <p>{t('mobile-app:unregister.text')}</p>
          <p>
            <WithPhone>{t('mobile-app:unregister.lost')}</WithPhone>
          </p>
          <p>
            <ButtonLink href={`${path}/unregister`} variant="danger">
              {t('mobile-app:unregister.way')}
            </ButtonLink>
          </p>
        </Section>
      ) : null}
    </>
  );
}
