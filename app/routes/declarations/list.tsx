import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NewDeclarations } from '#app/components/declarations/new-declarations.tsx';
import { Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** /declarations (B§2): where declarations of choice are made. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('declarations:page.area') };
}

export default function Declarations() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <Section title={t('declarations:page.new')}>
        <NewDeclarations />
      </Section>
    </Page>
  );
}
