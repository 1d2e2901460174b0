import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountSummary } from '#app/components/account/account-summary.tsx';
import { Page } from '#app/components/page/index.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { partsOfAccount } from './konto.server.ts';

/** The account's own page: how its owner is reached, signs in and is known, and what can be done with it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return {
    title: request.t('account:konto.title'),
    path: pathOf(request.url),
    ...(await partsOfAccount(request)),
  };
}

export default function Konto() {
  const { title, ...parts } = useLoaderData<typeof loader>();
  return (
    <Page title={title}>
      <AccountSummary {...parts} />
    </Page>
  );
}
