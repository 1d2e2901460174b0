import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { searchState } from '#app/components/form/index.ts';
import { AsOf } from '#app/components/lists/list-foot.tsx';
import { ActionLink, Outage, Page, PatientPicker } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { HistoryFilter } from '#app/components/payments/history-filter.tsx';
import { HistoryList } from '#app/components/payments/history-list.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { historyPage } from './history.server.ts';

/** /paymentsnav/payments (C§2): the payments of a period, the latest first. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return historyPage(request);
}

export default function PaymentHistory() {
  const page = useLoaderData<typeof loader>();
  const { heading, over, path, asOf, picker, noPatient, filter, submission, outage, found } = page;
  const [form, fields] = searchState({ id: 'filter', values: filter.fields, submission });
  const { t } = useText();
  if (noPatient) {
    return (
      <Page title={heading}>
        <NoPatient why={noPatient} lack="payments:noPatient" />
      </Page>
    );
  }
  return (
    <Page title={heading} over={over} form={form} hasPageForm={false}>
      <PatientPicker {...picker} />
      {outage ? <Outage system={t('payments:history.system')} since={outage.since} retryHref={path} /> : null}
      <HistoryList
        found={found}
        olderHref={page.olderHref}
        isCurrencyKnown={page.isCurrencyKnown}
        cut={page.cut}
      >
        <HistoryFilter
          fields={fields}
          path={filter.path}
          patientId={filter.patientId}
          isOpen={filter.isOpen}
        />
        {found && found.payments.length > 0 ? (
          <ActionLink href={page.printPath} icon="printer">
            {t('payments:history.print')}
          </ActionLink>
        ) : null}
      </HistoryList>
      {outage ? null : <AsOf time={asOf} path={path} />}
    </Page>
  );
}
