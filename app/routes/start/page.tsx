import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, Outage, Page, PatientPicker, Split, Tiles } from '#app/components/page/index.ts';
import { NextVisit } from '#app/components/start/next-visit.tsx';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { ToDoList, UrgentList } from '#app/components/start/to-do-list.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { startOf } from './start.server.ts';

/** Loads what comes next and what is to be done, of one patient of the account (ours; design: look-2, Areas). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const start = await startOf(request);
  const title = [request.t('start:greeting'), start.name].filter(Boolean).join(' ');
  return { title, path: pathOf(request.url), pickerPath: request.url.pathname, ...start };
}

export default function Start() {
  const { name, path, pickerPath, picker, outage, visit, toDo, cut, shortcuts, noPatient } =
    useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page over={name === null ? null : t('start:greeting')} title={name ?? t('start:greeting')}>
      <PatientPicker path={pickerPath} {...picker} />
      {outage ? <Outage system={t('start:patients')} since={outage.since} retryHref={path} /> : null}
      {noPatient ? (
        <NoPatient why={noPatient} lack="start:noPatient" title="page:noPatient.title" />
      ) : (
        <Split side={toDo ? <ToDoList {...toDo} isCut={cut !== null} path={path} /> : null}>
          {toDo ? <UrgentList items={toDo.urgent} /> : null}
          {visit ? <NextVisit {...visit} cut={cut} path={path} /> : null}
          <Tiles title={t('start:shortcuts')} tiles={shortcuts} />
        </Split>
      )}
      <p className="m-0">
        <ActionLink href="/easy-to-read">{t('easy:area')}</ActionLink>
      </p>
    </Page>
  );
}
