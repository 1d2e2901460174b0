import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeclarationItem } from '#app/components/declarations/declaration-row.tsx';
import { NewDeclarations } from '#app/components/declarations/new-declarations.tsx';
import { SourcesDown } from '#app/components/declarations/sources-down.tsx';
import { CutNote } from '#app/components/lists/cut-list.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { ButtonLink, EmptyState, Outage, Page, Section } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { SecondStepsPanel } from '#app/components/second-steps/second-steps-panel.tsx';
import { useText } from '#app/components/text.tsx';
import { DECLARATIONS_PATH, declarationPath } from '#app/domain/declarations/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { actOnStep, stepsOfList } from '#app/services/second-steps/portal-steps.server.ts';
import { declarationList } from './list.server.ts';

/** /declarations (B§2): the declarations of choice of everybody for whom the account may act, in both systems. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const steps = await stepsOfList(request, 'declarations');
  return { title: request.t('declarations:page.area'), ...(await declarationList(request, steps)) };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return actOnStep(request, DECLARATIONS_PATH);
}

const NEW_ID = 'new';

export default function Declarations() {
  const { title, steps, groups, outages, noPatient, cut, canSign } = useLoaderData<typeof loader>();
  const { t } = useText();
  if (noPatient) {
    return (
      <Page title={title}>
        <NoPatient why={noPatient} lack="declarations:list.noPatient" />
      </Page>
    );
  }
  const panel = <SecondStepsPanel steps={steps} action={DECLARATIONS_PATH} pathOf={declarationPath} />;
  if (groups === null) {
    return (
      <Page title={title}>
        {panel}
        <Outage
          title="declarations:list.failed"
          system={t('declarations:list.system')}
          since={outages.all?.since ?? null}
          retryHref={DECLARATIONS_PATH}
        />
      </Page>
    );
  }
  const isWhole = outages.portal === null && outages.hospital === null;
  if (groups.length === 0 && isWhole && cut === null) {
    return (
      <Page title={title}>
        {panel}
        <EmptyState title={t('declarations:list.empty')}>
          <p>{t('declarations:list.emptyText')}</p>
          <NewDeclarations />
        </EmptyState>
      </Page>
    );
  }
  const anew = <ButtonLink href={`#${NEW_ID}`}>{t('declarations:list.new')}</ButtonLink>;
  return (
    <Page title={title} action={anew}>
      {panel}
      <SourcesDown outages={outages} />
      <CutNote cut={cut} />
      {groups.map(({ name, rows }) => (
        <Section key={name} isWide title={t(`declarations:list.group.${name}`, { count: rows.length })}>
          <Rows>
            {rows.map((row, index) => (
              <DeclarationItem key={row.href} row={row} canSign={canSign} isFirst={index === 0} />
            ))}
          </Rows>
        </Section>
      ))}
      <Section id={NEW_ID} title={t('declarations:page.new')}>
        <NewDeclarations />
      </Section>
    </Page>
  );
}
