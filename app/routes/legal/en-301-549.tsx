import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { checksInWords, ResultTable } from '#app/components/legal/result-table.tsx';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { clauses } from '#app/domain/legal/proof.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** EN 301 549, chapters 5 to 12, as they apply. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openToEveryone(args);
  return { title: t('accessibility-evidence:clauses.title') };
}

export default function Clauses() {
  const { title } = useLoaderData<typeof loader>();
  const { t, language } = useText();
  const rows = clauses.map(({ clause, title: name, result, how, why }) => ({
    name: `${clause} ${name[language]}`,
    result,
    how: [how.length > 0 ? `${checksInWords(how, language)}.` : '', why?.[language] ?? ''].join(' ').trim(),
  }));
  return (
    <Page
      title={title}
      back={{ href: '/legal/accessibility-evidence', label: t('accessibility-evidence:title') }}
    >
      <ResultTable caption={t('accessibility-evidence:clauses.caption')} rows={rows} />
    </Page>
  );
}
