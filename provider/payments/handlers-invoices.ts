import { os } from '#provider/core/context.ts';
import { requireInvoice, wholeInvoice } from './asking.ts';
import { invoiceToPayView } from './views.ts';

const toPay = os.invoices.toPay.handler(async ({ input, context }) => {
  const { whose } = await context.access.scope({ ...input, action: 'invoices.toPay' });
  const { store } = context;
  const { id: accountId } = await context.account();
  const rows = await store.invoices.due(whose);
  const open = await store.payments.underWay(rows.map(({ ref_invoice: ref }) => ref));
  return rows.map((invoice) => {
    const payment = open.find((one) => one.open_key === invoice.ref_invoice);
    return invoiceToPayView({ invoice, payment, accountId });
  });
});

const get = os.invoices.get.handler(async ({ input: { refInvoice: id }, context }) => {
  const { invoice } = await requireInvoice(context, { id, action: 'invoices.get' });
  return wholeInvoice(context, invoice);
});

export const invoices = { toPay, get };
