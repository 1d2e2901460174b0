import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CopyFilter } from '#app/components/copies/copy-filter.tsx';
import { CopyRows } from '#app/components/copies/copy-rows.tsx';
import { UnfinishedCopies } from '#app/components/copies/unfinished-copies.tsx';
import { searchState } from '#app/components/form/index.ts';
import { ClosedDrafts } from '#app/components/lists/closed-drafts.tsx';
import { CutNote, EmptyList } from '#app/components/lists/cut-list.tsx';
import { AsOf } from '#app/components/lists/list-foot.tsx';
import { ListHead } from '#app/components/lists/list-head.tsx';
import { ButtonLink, Outage, Page } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { copyList } from './list.server.ts';
import { unfinishedCopies } from './new/unfinished.server.ts';

/** /benefits/cdocrequests (A§2): requests for copies of everybody for whom the account may act. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const list = await copyList(request);
  const drafts = await unfinishedCopies(request);
  return data(
    { title: request.t('copies:list.title'), ...list, drafts },
    { status: list.submission ? 400 : 200 },
  );
}

export default function Copies() {
  const { title, noPatient, cut, outage, copies, newPath, asOf, submission, filter, path, drafts } =
    useLoaderData<typeof loader>();
  const [form, fields] = searchState({ id: 'range', values: filter.fields, submission });
  const { t } = useText();
  if (noPatient) {
    return (
      <Page title={title}>
        <NoPatient why={noPatient} lack="copies:noPatient" />
      </Page>
    );
  }
  const isEmpty = copies?.length === 0;
  const ask = newPath ? <ButtonLink href={newPath}>{t('copies:ask')}</ButtonLink> : null;
  return (
    <Page title={title} action={outage || isEmpty ? null : ask} form={form} hasPageForm={false}>
      {outage ? <Outage system={t('copies:system')} since={outage.since} retryHref={path} /> : null}
      <ClosedDrafts drafts={drafts.closed} of="copies" />
      <UnfinishedCopies drafts={drafts.unfinished} />
      {isEmpty ? null : <CutNote cut={cut} />}
      <ListHead title={copies && !isEmpty ? t('copies:list.count', { number: copies.length }) : null}>
        <CopyFilter fields={fields} path={filter.path} isOpen={filter.isOpen} />
      </ListHead>
      {copies && !isEmpty ? <CopyRows copies={copies} /> : null}
      {isEmpty ? (
        <EmptyList cut={cut} title={t('copies:list.empty')}>
          <p>{t('copies:list.emptyText')}</p>
          {ask ? <p>{ask}</p> : null}
        </EmptyList>
      ) : null}
      {outage ? null : <AsOf time={asOf} path={path} />}
    </Page>
  );
}
