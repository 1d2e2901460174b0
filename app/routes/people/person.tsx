import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PersonDetails } from '#app/components/people/person-details.tsx';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { personPage } from './person.server.ts';

/** /account/patients/:id (ours): one person whom the account may act for. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const person = await personPage(request, args.params['id'] ?? '');
  return { title: titled(person.over, person.name), ...person };
}

export default function Person() {
  const { name, over, back, ...person } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={name} over={over} back={{ href: back, label: t(`people:back.${back}`) }}>
      <PersonDetails {...person} />
    </Page>
  );
}
