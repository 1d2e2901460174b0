import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useConsentFacts } from '#app/components/given-consents/consent-facts.tsx';
import { ConsentName } from '#app/components/given-consents/consent-name.tsx';
import { ConsentState, useConsentSteps } from '#app/components/given-consents/consent-state.tsx';
import { SharedDocuments } from '#app/components/given-consents/shared-documents.tsx';
import { ActionLink, ButtonLink, PhoneElsewhere, ThingPage } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { CONSENTS_PATH, consentPagePath, consentPath } from '#app/domain/given-consents/paths.ts';
import { isId } from '#app/domain/id.ts';
import { SecondStepsPanel } from '#app/components/second-steps/second-steps-panel.tsx';
import { signPanelOf } from '#app/routes/signing/panel.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { openSteps } from '#app/services/second-steps/portal-steps.server.ts';
import { consentOf } from './details-view.server.ts';
import { sharedDocumentsOf } from './shared-documents.server.ts';

/** /consents/:id (B§2): one consent, what it means today, and what can be done with it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  if (!isId(id)) throw notFound();
  // First: a signature that it takes is in what is read after it.
  const signing = await signPanelOf(request, { kind: 'CONSENT', id });
  // Then: what was refused for good changes the consent.
  const { waiting, refused } = await openSteps(request, 'consents');
  const isOfThis = ({ documentId }: { documentId: string | null }) => documentId === id;
  const { consent, isOwn, view } = await consentOf(request, id);
  return {
    title: view.name,
    consent: view,
    isOwn,
    steps: { waiting: waiting.filter(isOfThis), refused: refused.filter(isOfThis) },
    signing,
    documents: await sharedDocumentsOf(request, { consent, state: view.state }),
  };
}

export default function ConsentPage() {
  const { consent, isOwn, signing, steps, documents } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { id, isCancellable } = consent;
  const facts = useConsentFacts(consent);
  const way = useConsentSteps(consent);
  return (
    <ThingPage
      title={<ConsentName {...consent} />}
      back={{ href: CONSENTS_PATH, label: t('given-consents:details.back') }}
      state={
        <>
          <SecondStepsPanel steps={steps} action={CONSENTS_PATH} pathOf={consentPath} />
          <PhoneElsewhere when={steps.refused.length > 0}>
            <ConsentState consent={consent} signing={signing} isOwn={isOwn} />
          </PhoneElsewhere>
        </>
      }
      facts={facts}
      steps={way}
      ways={
        <>
          <ActionLink href={consentPagePath(id, 'printout')} icon="printer">
            {t('given-consents:details.print')}
          </ActionLink>
          {isCancellable ? (
            <ButtonLink href={consentPagePath(id, 'cancel')} variant="danger" isSmall>
              {t('given-consents:details.cancel')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <SharedDocuments shared={documents} retryHref={consentPath(id)} />
    </ThingPage>
  );
}
