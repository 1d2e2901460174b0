import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SearchField, SearchForm } from '#app/components/form/index.ts';
import { EmptyState, Notice, Outage, Page, WithPhone } from '#app/components/page/index.ts';
import { UnitList } from '#app/components/units/unit-list.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { unitsPage } from './units.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return unitsPage(request);
}

export default function Units() {
  const { title, path, q, units, found, asOf, hasVisits, areServicesKnown } = useLoaderData<typeof loader>();
  const { t } = useText();
  if (!units) {
    return (
      <Page title={title}>
        <Outage system={t('units:system')} since={null} retryHref={path} />
      </Page>
    );
  }
  return (
    <Page title={title}>
      {asOf ? <Notice kind="notice">{t('units:asOf', { when: asOf })}</Notice> : null}
      <SearchForm>
        <SearchField
          field={{ name: 'q', formId: 'search', errors: undefined, initialValue: q }}
          label="units:search"
          hint="units:searchHint"
          optional
        />
        {found ? <a href={path}>{t('units:showAll')}</a> : null}
      </SearchForm>
      {found?.count === 0 ? (
        <EmptyState title={t('units:notFound.title')}>{t('units:notFound.text')}</EmptyState>
      ) : null}
      {!found && units.length === 0 ? (
        <p>
          <WithPhone>{t('units:none')}</WithPhone>
        </p>
      ) : null}
      {found && found.count > 0 ? <h2>{t('units:found', { count: found.count })}</h2> : null}
      {found?.isApproximate ? <p>{t('units:similar')}</p> : null}
      {units.length > 0 ? (
        <>
          <p>
            <WithPhone>
              {t(
                hasVisits ? (areServicesKnown ? 'units:dates' : 'units:servicesUnknown') : 'units:noBooking',
              )}
            </WithPhone>
          </p>
          <UnitList units={units} level={found ? 3 : 2} isOpen={found !== null} />
        </>
      ) : null}
    </Page>
  );
}
