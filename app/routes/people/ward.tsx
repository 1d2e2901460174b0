import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PeopleList } from '#app/components/people/people-list.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { peopleOfRole } from './people.server.ts';

/** /account/ward (A§2): the account's wards, in whatever state their links are. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('people:wards.title'), ...(await peopleOfRole(request, 'WARD')) };
}

export default function Wards() {
  return (
    <PeopleList
      {...useLoaderData<typeof loader>()}
      texts={{
        system: 'people:wards.system',
        add: 'people:wards.add',
        none: 'people:wards.none',
        how: 'people:wards.how',
        atUnit: 'people:wards.atUnit',
        about: 'people:wards.about',
      }}
    />
  );
}
