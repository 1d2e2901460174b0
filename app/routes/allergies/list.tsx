import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  Card,
  CardList,
  EmptyState,
  Outage,
  Page,
  ProviderText,
  StatusPill,
  Time,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { AllergyStatus } from '#app/domain/allergies/status.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { allergiesOf } from './list.server.ts';

const KINDS: Readonly<Record<AllergyStatus, StatusKind>> = {
  active: 'problem',
  inactive: 'ended',
  cured: 'done',
};

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const found = await orOutage(allergiesOf(request));
  const page = { title: request.t('allergies:list.title'), path: request.url.pathname };
  return found.ok
    ? { ...page, allergies: found.data, outage: null }
    : { ...page, allergies: [], outage: found.outage };
}

type ShownAllergy = Awaited<ReturnType<typeof allergiesOf>>[number];

export default function Allergies() {
  const { title, path, allergies, outage } = useLoaderData<typeof loader>();
  const { t } = useText();
  if (outage) {
    return (
      <Page title={title}>
        <Outage system={t('allergies:list.system')} since={outage.since} retryHref={path} />
      </Page>
    );
  }
  return (
    <Page title={title}>
      {allergies.length === 0 ? (
        <EmptyState title={t('allergies:list.empty.title')}>{t('allergies:list.empty.text')}</EmptyState>
      ) : (
        <CardList>
          {allergies.map((allergy) => (
            <AllergyCard key={allergy.allergyId} {...allergy} />
          ))}
        </CardList>
      )}
    </Page>
  );
}

function AllergyCard({ patient, status, degreeOfSeverityName, description, ...allergy }: ShownAllergy) {
  const { t } = useText();
  return (
    <Card
      title={<ProviderText text={allergy.allergyName} />}
      status={<StatusPill kind={KINDS[status]}>{t(`allergies:status.${status}`)}</StatusPill>}
      facts={[
        ...(patient ? [{ term: t('allergies:facts.patient'), value: patient }] : []),
        { term: t('allergies:facts.type'), value: <ProviderText text={allergy.allergyTypeName} /> },
        {
          term: t('allergies:facts.severity'),
          value: degreeOfSeverityName && <ProviderText text={degreeOfSeverityName} />,
        },
        {
          term: t('allergies:facts.description'),
          value: description && <ProviderText text={description} />,
        },
        { term: t('allergies:facts.entered'), value: <Time at={allergy.entryDate} /> },
      ]}
    />
  );
}
