import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  DisputedPart,
  EnginesPart,
  MatrixPart,
  RecordsPart,
  VerdictsPart,
} from '#app/components/legal/evidence-parts.tsx';
import { StatementDate } from '#app/components/legal/statement-date.tsx';
import { Facts, LinkList, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { proof } from '#app/domain/legal/proof.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** what the status of the accessibility statement follows from. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, context } = await openToEveryone(args);
  return { title: t('accessibility-evidence:title'), isNewer: !context.portal.isAudited };
}

const TABLES = {
  criteria: '/legal/accessibility-evidence/criteria',
  clauses: '/legal/accessibility-evidence/en-301-549',
  checks: '/legal/accessibility-evidence/checks',
  earl: '/legal/accessibility-evidence.jsonld',
} as const;

export default function AccessibilityEvidence() {
  const { title, isNewer } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { evidence } = proof;
  const tables = Object.keys(TABLES) as (keyof typeof TABLES)[];
  return (
    <Page
      title={title}
      back={{ href: '/legal/declaration-of-availability', label: t('accessibility-statement:title') }}
    >
      <p>{t('accessibility-evidence:lead')}</p>
      <Facts
        facts={[
          { term: t('accessibility-evidence:about.version'), value: evidence.version },
          { term: t('accessibility-evidence:about.day'), value: <StatementDate at={evidence.madeAt} /> },
          { term: t('accessibility-evidence:about.commit'), value: evidence.commit },
        ]}
      />
      {isNewer ? <p>{t('accessibility-statement:making.newer')}</p> : null}
      <Section title={t('accessibility-evidence:tables.title')}>
        <LinkList
          links={tables.map((name) => ({
            href: TABLES[name],
            label: t(`accessibility-evidence:tables.${name}`),
          }))}
        />
      </Section>
      <MatrixPart evidence={evidence} />
      <EnginesPart evidence={evidence} />
      <VerdictsPart evidence={evidence} />
      <DisputedPart evidence={evidence} />
      <RecordsPart evidence={evidence} />
    </Page>
  );
}
