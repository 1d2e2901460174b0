import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyState, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { enabledAreas } from '#app/areas.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** The landing router (C§2): the first enabled area, in the order of the specification. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const [first] = enabledAreas(await applicationSettings(request));
  if (first) throw redirect(first.paths[0], 303);
  return { title: request.t('public:main.title') };
}

export default function Main() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <EmptyState title={t('public:main.noAreas.title')}>{t('public:main.noAreas.text')}</EmptyState>
    </Page>
  );
}
