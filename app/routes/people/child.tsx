import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PeopleList } from '#app/components/people/people-list.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { peopleOfRole } from './people.server.ts';

/** /account/child (A§2): the account's children, in whatever state their links are. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('people:children.title'), ...(await peopleOfRole(request, 'CHILD')) };
}

export default function Children() {
  return (
    <PeopleList
      {...useLoaderData<typeof loader>()}
      texts={{
        system: 'people:children.system',
        add: 'people:children.add',
        none: 'people:children.none',
        how: 'people:children.how',
        atUnit: 'people:children.atUnit',
        about: 'people:children.about',
      }}
    />
  );
}
