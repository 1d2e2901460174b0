import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { checksInWords, ResultTable } from '#app/components/legal/result-table.tsx';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { proof, type Criterion } from '#app/domain/legal/proof.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** The success criteria of WCAG 2.2: all of A and AA, and those of AAA that are claimed. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openToEveryone(args);
  return { title: t('accessibility-evidence:criteria.title') };
}

export default function Criteria() {
  const { title } = useLoaderData<typeof loader>();
  const { t, language } = useText();
  const rowOf = ({ id, level, name, kind, how, note, result }: Criterion) => ({
    name: `${id} ${name[language]} (${level})`,
    result,
    how: [
      `${t(`accessibility-evidence:kind.${kind}`)}: ${checksInWords(how, language)}.`,
      note?.[language],
    ].join(' '),
  });
  const isClaimed = ({ level }: Criterion) => level === 'AAA';
  const required = proof.criteria.filter((criterion) => !isClaimed(criterion));
  return (
    <Page
      title={title}
      back={{ href: '/legal/accessibility-evidence', label: t('accessibility-evidence:title') }}
    >
      <ResultTable caption={t('accessibility-evidence:criteria.required')} rows={required.map(rowOf)} />
      <ResultTable
        caption={t('accessibility-evidence:criteria.claimed')}
        rows={proof.criteria.filter(isClaimed).map(rowOf)}
      />
    </Page>
  );
}
