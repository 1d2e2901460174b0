import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Outage, Page } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { AllToDo } from '#app/components/start/all-to-do.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { allToDo } from './todo.server.ts';

/** All that is to be done, by person (ours; decision 202). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const all = await allToDo(request);
  const { count } = all;
  const title = count > 0 ? request.t('start:toDo.all', { count }) : request.t('start:all.title');
  return { title, path: pathOf(request.url), ...all };
}

export default function AllThatWaits() {
  const { title, path, backPath, outage, noPatient, cut, ...list } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: backPath, label: t('start:area') }}>
      {outage ? <Outage system={t('start:patients')} since={outage.since} retryHref={path} /> : null}
      {noPatient ? (
        <NoPatient why={noPatient} lack="start:noPatient" title="page:noPatient.title" />
      ) : (
        <AllToDo {...list} isCut={cut !== null} path={path} />
      )}
    </Page>
  );
}
