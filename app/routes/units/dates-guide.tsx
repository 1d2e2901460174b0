import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { searchState } from '#app/components/form/index.ts';
import { ListHead } from '#app/components/lists/list-head.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { EmptyState, Notice, Outage, Page, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { GuideFilter } from '#app/components/units/guide-filter.tsx';
import { GuideRow } from '#app/components/units/guide-row.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { datesGuide } from './dates-guide.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return datesGuide(request);
}

export default function DatesGuide() {
  const { title, path, rows, fields, submission, isAsked, example, hasVisits, asOf } =
    useLoaderData<typeof loader>();
  const [form, named] = searchState({ id: 'filter', values: fields, submission });
  const { t } = useText();
  if (!rows) {
    return (
      <Page title={title}>
        <Outage system={t('units:guide.system')} since={null} retryHref={path} />
      </Page>
    );
  }
  const isUnknown = hasVisits && asOf === null;
  const lead = hasVisits ? 'units:dates' : 'units:noBooking';
  return (
    <Page title={title} form={form} hasPageForm={false}>
      {isUnknown ? <Notice kind="notice">{t('units:guide.unknown')}</Notice> : null}
      <ListHead title={t('units:guide.count', { count: rows.length })}>
        {asOf ? <p>{t('units:guide.asOf', { when: asOf })}</p> : null}
        <GuideFilter fields={named} path={path} example={example} isOpen={isAsked} />
      </ListHead>
      <p>
        <WithPhone>{t(lead)}</WithPhone>
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t('units:notFound.title')}>{t('units:guide.nothing')}</EmptyState>
      ) : (
        <Rows>
          {rows.map((row) => (
            <GuideRow key={row.key} row={row} />
          ))}
        </Rows>
      )}
    </Page>
  );
}
