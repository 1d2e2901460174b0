import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Facts, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { checks } from '#app/domain/legal/proof.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** The repository's checks that the tables name, and where they are. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openToEveryone(args);
  return { title: t('accessibility-evidence:checks.title') };
}

export default function Checks() {
  const { title } = useLoaderData<typeof loader>();
  const { t, language } = useText();
  return (
    <Page
      title={title}
      back={{ href: '/legal/accessibility-evidence', label: t('accessibility-evidence:title') }}
    >
      <p>{t('accessibility-evidence:checks.lead')}</p>
      <Facts facts={checks.map(({ name, paths }) => ({ term: name[language], value: paths.join(', ') }))} />
    </Page>
  );
}
