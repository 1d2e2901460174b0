import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import {
  ActionLink,
  Actions,
  ButtonLink,
  Facts,
  Page,
  Panel,
  ProviderText,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText } from '#app/domain/text.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { requireKind } from './guard.server.ts';
import { resultPage } from './result.server.ts';

/** /newdeclaration/:type/result/:id (ours): the declaration is saved, and what makes it count. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return resultPage(request, { id: args.params['id'] ?? '', kind: requireKind(args) });
}

export default function Result() {
  const page = useLoaderData<typeof loader>();
  const { title, waits, kind, stands, patient, practitioner, unit, path, bookingPath } = page;
  const { t } = useText();
  const facts = [
    ...(patient ? [{ term: t('declaration-wizard:facts.patient'), value: patient }] : []),
    { term: t('declaration-wizard:facts.kind'), value: t(`declarations:type.${kind}`) },
    {
      term: t('declaration-wizard:facts.practitioner'),
      value: practitioner ? <ProviderText text={providerText(practitioner)} /> : null,
    },
    ...(unit ? [{ term: t('declaration-wizard:facts.unit'), value: <ProviderText text={unit} /> }] : []),
    { term: t('declaration-wizard:result.state'), value: stands },
  ];
  return (
    <Page title={title} isDone>
      <Facts facts={facts} />
      {waits ? <ToSign canSign={page.canSign} signPath={page.signPath} printPath={page.printPath} /> : null}
      <Actions>
        {bookingPath ? (
          <ButtonLink href={bookingPath} variant={waits ? 'secondary' : 'primary'}>
            {t('declaration-wizard:toBooking')}
          </ButtonLink>
        ) : null}
        <ActionLink href={path}>{t('declaration-wizard:result.details')}</ActionLink>
        <ActionLink href="/declarations">{t('declaration-wizard:toList')}</ActionLink>
      </Actions>
    </Page>
  );
}

type ToSignProps = Readonly<{ canSign: boolean; signPath: string; printPath: string }>;

/** The step that makes the declaration count: a signature, on paper alone where no service is there to sign at. */
function ToSign({ canSign, signPath, printPath }: ToSignProps) {
  const { t } = useText();
  return (
    <Panel title={t('declaration-wizard:result.nextTitle')}>
      <p>{t(canSign ? 'declaration-wizard:result.next' : 'declaration-wizard:result.nextOnPaper')}</p>
      <Actions>
        {canSign ? <ButtonLink href={signPath}>{t('declaration-wizard:result.sign')}</ButtonLink> : null}
        <ActionLink href={printPath} icon="printer">
          {t('declaration-wizard:result.print')}
        </ActionLink>
      </Actions>
      {canSign ? null : <CallReception />}
    </Panel>
  );
}
