import { HiddenField, PageForm, usePageForm, type PageFormState } from '#app/components/form/index.ts';
import { BrokenAddress } from '#app/components/page/broken-address.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import {
  ActionLink,
  Actions,
  ButtonLink,
  Page,
  ProviderText,
  Section,
  WithPhone,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { HISTORY_PATH, INVOICES_PATH, payPath } from '#app/domain/payments/paths.ts';
import type { PayPageView } from '#app/routes/payments/pay.server.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { PaymentPill } from './state-pill.tsx';

type Shown = Readonly<{ page: PayPageView }>;

/** Where an invoice is paid: what and how much, how it stands, and the one button that leads to the bank. */
export function PayPage({ page }: Shown) {
  const { heading, canPay, invoice, payee } = page;
  const [form] = usePageForm({ id: 'pay' });
  // Nobody is led to an address that is not trusted, nor told to go on there.
  const isForeign = form.errors.some(({ texts }) => texts.includes('payments:failed.FOREIGN_ADDRESS'));
  const { t } = useText();
  return (
    <Page
      title={heading}
      over={invoice.over}
      form={form}
      hasPageForm={canPay && !isForeign}
      back={{ href: INVOICES_PATH, label: t('payments:pay.back') }}
    >
      <InvoiceFacts
        invoice={invoice}
        further={
          payee === null ? [] : [{ term: t('payments:facts.payee'), value: <ProviderText text={payee} /> }]
        }
      />
      {isForeign ? null : <OpenPayment page={page} />}
      <StateText page={page} />
      {canPay && !isForeign ? <ByBank page={page} form={form} /> : null}
      <Actions>
        <ActionLink href={invoice.printHref} icon="printer">
          {t('payments:invoices.print')}
        </ActionLink>
      </Actions>
    </Page>
  );
}

/** The payment that is under way: whoever presses goes on with that one. */
function OpenPayment({ page: { invoice, openText } }: Shown) {
  const { open, openHref } = invoice;
  const { t } = useText();
  if (!open || openHref === null || openText === null) return null;
  return (
    <Section title={t('payments:pay.open')}>
      <p>
        <PaymentPill state={open.state} />
      </p>
      <p>{t('payments:pay.openSince', { at: open.startedAt, by: open.by })}</p>
      <p>
        <WithPhone>{t(openText)}</WithPhone>
      </p>
      <Actions>
        <ButtonLink href={openHref} variant="secondary">
          {t('payments:invoices.see')}
        </ButtonLink>
      </Actions>
    </Section>
  );
}

/** Why there is nothing to pay here, and what to do instead. */
function StateText({ page: { state, invoice } }: Shown) {
  const { t } = useText();
  const { paid, refInvoice } = invoice;
  if (state === 'PAID')
    return (
      <>
        <p>
          {paid === null
            ? t('payments:failed.ALREADY_PAID_SOMEHOW')
            : t('payments:failed.ALREADY_PAID', { by: paid.by, at: paid.at })}
        </p>
        {paid?.href ? (
          <Actions>
            <ButtonLink href={paid.href}>{t('payments:pay.seePaid')}</ButtonLink>
          </Actions>
        ) : null}
      </>
    );
  if (state === 'CANCELED')
    return (
      <>
        <p>{t('payments:payment.noLongerDue')}</p>
        <p>{t('payments:pay.canceledPaid')}</p>
        <Actions>
          <ButtonLink href={HISTORY_PATH}>{t('payments:completed.seeLink')}</ButtonLink>
        </Actions>
      </>
    );
  if (state === 'CLOSED' || state === 'DOWN' || state === 'NO_CURRENCY')
    return (
      <>
        <p>
          <WithPhone>
            {t(state === 'NO_CURRENCY' ? 'payments:noCurrency' : `payments:gateway.${state}`)}
          </WithPhone>
        </p>
        {state === 'CLOSED' ? null : (
          <Actions>
            <ButtonLink href={payPath(refInvoice)}>{t('page:outage.retry')}</ButtonLink>
          </Actions>
        )}
        {state === 'CLOSED' ? <CallReception /> : null}
      </>
    );
  return null;
}

/** The way to the bank: what happens there and afterwards, and the button (S-25). */
function ByBank({ page: { state, host, invoice }, form }: Shown & { form: PageFormState }) {
  const { t } = useText();
  const words = { amount: invoice.amount ?? '' };
  const isGoingOn = state === 'GO_ON';
  return (
    <Section title={t('payments:pay.how.title')}>
      <p>
        {t('payments:pay.how.leads')} <BrokenAddress address={host ?? ''} />
      </p>
      <p>{t('payments:pay.how.back')}</p>
      <p>{t('payments:pay.how.ifNot')}</p>
      <PageForm
        form={form}
        submit={{ text: t(isGoingOn ? 'payments:pay.how.goOn' : 'payments:pay.how.submit', words) }}
      >
        <HiddenField name="seenAmount" value={String(invoice.grosze)} />
      </PageForm>
    </Section>
  );
}
