import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyList } from '#app/components/lists/cut-list.tsx';
import { AsOf } from '#app/components/lists/list-foot.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { Outage, Page, PatientPicker, ProviderText } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { InvoiceRow } from '#app/components/payments/invoice-row.tsx';
import { InvoicesNotes } from '#app/components/payments/invoices-notes.tsx';
import { useText } from '#app/components/text.tsx';
import { HISTORY_PATH } from '#app/domain/payments/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { invoicesPage } from './invoices.server.ts';

/** /paymentsnav/invoicestopay (C§2): what is due, the oldest due day first. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return invoicesPage(request);
}

export default function InvoicesToPay() {
  const page = useLoaderData<typeof loader>();
  const { heading, over, path, asOf, picker, noPatient, invoices, issuer, outage } = page;
  const { t } = useText();
  if (noPatient) {
    return (
      <Page title={heading}>
        <NoPatient why={noPatient} lack="payments:noPatient" />
      </Page>
    );
  }
  return (
    <Page title={heading} over={over}>
      <PatientPicker {...picker} />
      {outage ? (
        <Outage system={t('payments:invoices.system')} since={outage.since} retryHref={path} />
      ) : null}
      {invoices ? <InvoicesNotes page={page} isEmpty={invoices.length === 0} /> : null}
      {invoices && invoices.length > 0 ? (
        <Rows>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.refInvoice} {...invoice} />
          ))}
        </Rows>
      ) : null}
      {issuer !== null && invoices && invoices.length > 0 ? (
        <p>
          {t('payments:facts.issuer')}: <ProviderText text={issuer} />.
        </p>
      ) : null}
      {invoices?.length === 0 ? (
        <EmptyList cut={page.cut} title={t('payments:invoices.empty')}>
          <p>
            {t('payments:invoices.emptyText')} <a href={HISTORY_PATH}>{t('payments:invoices.toHistory')}</a>
          </p>
        </EmptyList>
      ) : null}
      {outage ? null : <AsOf time={asOf} path={path} />}
    </Page>
  );
}
