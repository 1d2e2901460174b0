import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConsentGroups } from '#app/components/given-consents/consent-groups.tsx';
import { UnfinishedConsents } from '#app/components/given-consents/unfinished-consents.tsx';
import { CutNote, EmptyList } from '#app/components/lists/cut-list.tsx';
import { ClosedDrafts } from '#app/components/lists/closed-drafts.tsx';
import { Teleconsultations } from '#app/components/given-consents/teleconsultations.tsx';
import { ActionLink, Actions, ButtonLink, Outage, Page, PhoneElsewhere } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import {
  CONSENTS_PATH,
  consentPath,
  NEW_CONSENT_PATH,
  SHARING_PATH,
} from '#app/domain/given-consents/paths.ts';
import { SecondStepsPanel } from '#app/components/second-steps/second-steps-panel.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { actOnStep, stepsOfList } from '#app/services/second-steps/portal-steps.server.ts';
import { consentList } from './list.server.ts';
import { unfinishedConsents } from './new/unfinished.server.ts';

/** /consents (B§2): the consents of everybody for whom the account may act. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  // First: what was refused for good changes the list.
  const steps = await stepsOfList(request, 'consents');
  return {
    title: request.t('given-consents:page.area'),
    steps,
    drafts: await unfinishedConsents(request),
    list: await consentList(request),
  };
}

/** Tries again what waits for the hospital's system, or puts its news away. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return actOnStep(request, CONSENTS_PATH);
}

export default function Consents() {
  const { title, steps, drafts, list } = useLoaderData<typeof loader>();
  const { t } = useText();
  if (list.groups === null) {
    return (
      <Page title={title}>
        <Outage system={t('given-consents:list.system')} since={list.since} retryHref={CONSENTS_PATH} />
      </Page>
    );
  }
  const { groups, teleconsultations, teleconsultationsDown, noPatient, cut } = list;
  if (noPatient) {
    return (
      <Page title={title}>
        <NoPatient why={noPatient} lack="given-consents:list.noPatient" />
      </Page>
    );
  }
  const giveOne = <ButtonLink href={NEW_CONSENT_PATH}>{t('given-consents:list.new')}</ButtonLink>;
  const isEmpty = groups.length === 0;
  return (
    <Page title={title} {...(isEmpty && cut === null ? {} : { action: giveOne })}>
      <SecondStepsPanel steps={steps} action={CONSENTS_PATH} pathOf={consentPath} />
      <ClosedDrafts of="consents" drafts={drafts.closed} />
      <UnfinishedConsents drafts={drafts.unfinished} />
      {isEmpty ? (
        <EmptyList cut={cut} title={t('given-consents:list.empty')}>
          <p>{t('given-consents:list.emptyText')}</p>
          <p>{giveOne}</p>
        </EmptyList>
      ) : (
        <Actions>
          <ActionLink href={SHARING_PATH}>{t('given-consents:sharing.title')}</ActionLink>
        </Actions>
      )}
      {isEmpty ? null : <CutNote cut={cut} />}
      <ConsentGroups groups={groups} waiting={steps.waiting.map(({ documentId }) => documentId)} />
      <PhoneElsewhere when={steps.refused.length > 0}>
        <Teleconsultations rows={teleconsultations} down={teleconsultationsDown} />
      </PhoneElsewhere>
    </Page>
  );
}
