import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OwnDataMissing } from '#app/components/people/own-data-missing.tsx';
import { PersonDetails } from '#app/components/people/person-details.tsx';
import { Page } from '#app/components/page/index.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { ownData } from './own-data.server.ts';

/** /account/mydata (A§2): the account's own patient, or how one becomes one; an outage looks like neither. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('people:mydata.title'), ...(await ownData(request)) };
}

export default function MyData() {
  const { title, path, person, missing } = useLoaderData<typeof loader>();
  return (
    <Page title={title}>
      {person ? <PersonDetails {...person} /> : null}
      {missing ? <OwnDataMissing missing={missing} path={path} /> : null}
    </Page>
  );
}
