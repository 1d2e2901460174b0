import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Actions, ButtonLink, Page, Panel } from '#app/components/page/index.ts';
import { SecondStepsPanel } from '#app/components/second-steps/second-steps-panel.tsx';
import { useText } from '#app/components/text.tsx';
import { CONSENTS_PATH, consentPagePath, consentPath } from '#app/domain/given-consents/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { actOnStep } from '#app/services/second-steps/portal-steps.server.ts';
import { savedPage } from './saved.server.ts';
import { savedPath } from './send.server.ts';

/** The page after a consent was saved: it can be signed and printed from here (B§4, B§7). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return savedPage(request, args.params['id'] ?? '');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { id } = await savedPage(request, args.params['id'] ?? '');
  return actOnStep(request, savedPath(id));
}

export default function Saved() {
  const { title, id, state, canSign, steps } = useLoaderData<typeof loader>();
  const { t } = useText();
  const isOnPaper = state === 'AWAITS_SIGNATURE' && !canSign;
  return (
    <Page title={title} back={{ href: CONSENTS_PATH, label: t('consent-wizard:back') }}>
      <SecondStepsPanel steps={steps} pathOf={consentPath} />
      <Panel title={t('consent-wizard:saved.next')}>
        <p>{t(isOnPaper ? 'consent-wizard:saved.toSignOnPaper' : `consent-wizard:saved.state.${state}`)}</p>
        <Actions>
          {canSign ? (
            <ButtonLink href={consentPagePath(id, 'sign')}>{t('consent-wizard:saved.sign')}</ButtonLink>
          ) : null}
          <ButtonLink href={consentPagePath(id, 'printout')} variant="secondary">
            {t('consent-wizard:saved.print')}
          </ButtonLink>
          <ActionLink href={consentPath(id)}>{t('consent-wizard:saved.details')}</ActionLink>
        </Actions>
        {isOnPaper && steps.refused.length === 0 ? <CallReception /> : null}
      </Panel>
    </Page>
  );
}
