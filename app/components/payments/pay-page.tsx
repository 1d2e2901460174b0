import { HiddenField, PageForm, usePageForm, type PageFormState } from '#app/components/form/index.ts';
import { BrokenAddress } from '#app/components/page/broken-address.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import {
  ActionLink,
  Actions,
  ButtonLink,
  Facts,
  Page,
  Panel,
  ProviderText,
  SideBySide,
  State,
  TextNaming,
  ThingPage,
  WithPhone,
  type Fact,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { HISTORY_PATH, INVOICES_PATH, payPath } from '#app/domain/payments/paths.ts';
import type { PayPageView } from '#app/routes/payments/pay.server.ts';
import { InvoiceNumber } from './invoice-number.tsx';

type Shown = Readonly<{ page: PayPageView }>;

/** Where an invoice is paid: the question with its sum, or how it stands where there is nothing to pay. */
export function PayPage({ page }: Shown) {
  const { heading, over, canPay, invoice } = page;
  const [form] = usePageForm({ id: 'pay' });
  const facts = usePayFacts(page);
  const { t } = useText();
  // Nobody is led to an address that is not trusted, nor told to go on there.
  const isForeign = form.errors.some(({ texts }) => texts.includes('payments:failed.FOREIGN_ADDRESS'));
  const frame = {
    title: heading,
    over: <TextNaming name={invoice.subject}>{over}</TextNaming>,
    form,
    hasPageForm: canPay && !isForeign,
    back: { href: INVOICES_PATH, label: t('payments:pay.back') },
  };
  const print = (
    <ActionLink href={invoice.printHref} icon="printer">
      {t('payments:invoices.print')}
    </ActionLink>
  );
  const standing = isForeign ? null : (
    <>
      <OpenPayment page={page} />
      <StateText page={page} />
    </>
  );
  if (!frame.hasPageForm) return <ThingPage {...frame} state={standing} facts={facts} ways={print} />;
  return (
    <Page {...frame}>
      {standing}
      <SideBySide side={<ByBank page={page} />}>
        <Facts facts={facts} />
        <ToBank page={page} form={form} />
      </SideBySide>
      <Actions>{print}</Actions>
    </Page>
  );
}

/** Four facts: for whom, until when, which invoice, and who takes the money. */
function usePayFacts({ invoice, payee }: PayPageView): Fact[] {
  const { t } = useText();
  const { patient, state, overdue, due, refInvoice, issuer } = invoice;
  return [
    ...(patient === null ? [] : [{ term: t('payments:facts.patient'), value: patient }]),
    ...(state === 'DUE' ? [{ term: t('payments:facts.due'), value: overdue ?? due }] : []),
    { term: t('payments:facts.number'), value: <InvoiceNumber number={refInvoice} /> },
    ...(payee === null ? [] : [{ term: t('payments:facts.payee'), value: <ProviderText text={payee} /> }]),
    ...(issuer === null ? [{ term: t('payments:facts.issuer'), value: t('payments:noIssuerHere') }] : []),
  ];
}

/** The payment that is under way: whoever presses goes on with that one. */
function OpenPayment({ page: { invoice, openText } }: Shown) {
  const { open, openHref } = invoice;
  const { t } = useText();
  if (!open || openHref === null || openText === null) return null;
  return (
    <State
      look="waiting"
      sentence={t(`payments:sentence.${open.state}`)}
      act={
        <ButtonLink href={openHref} variant="secondary">
          {t('payments:invoices.see')}
        </ButtonLink>
      }
    >
      <p>
        <WithPhone>{t(openText)}</WithPhone>
      </p>
      <p>{t('payments:invoices.open', { at: open.startedAt, by: open.by })}</p>
    </State>
  );
}

/** Why there is nothing to pay here, and what to do instead. */
function StateText({ page: { state, invoice } }: Shown) {
  const { t } = useText();
  const { paid, refInvoice } = invoice;
  if (state === 'PAID')
    return (
      <State
        look="done"
        sentence={
          paid === null
            ? t('payments:failed.ALREADY_PAID_SOMEHOW')
            : t('payments:failed.ALREADY_PAID', { by: paid.by, at: paid.at })
        }
        act={paid?.href ? <ButtonLink href={paid.href}>{t('payments:pay.seePaid')}</ButtonLink> : null}
      />
    );
  if (state === 'CANCELED')
    return (
      <State
        look="still"
        sentence={t('payments:payment.noLongerDue')}
        act={<ButtonLink href={HISTORY_PATH}>{t('payments:completed.seeLink')}</ButtonLink>}
      >
        <p>{t('payments:pay.canceledPaid')}</p>
      </State>
    );
  if (state === 'CLOSED' || state === 'DOWN' || state === 'NO_CURRENCY')
    return (
      <State
        look="bad"
        sentence={
          <WithPhone>
            {t(state === 'NO_CURRENCY' ? 'payments:noCurrency' : `payments:gateway.${state}`)}
          </WithPhone>
        }
        act={
          state === 'CLOSED' ? (
            <CallReception />
          ) : (
            <ButtonLink href={payPath(refInvoice)}>{t('page:outage.retry')}</ButtonLink>
          )
        }
      />
    );
  return null;
}

/** The steps at the bank and afterwards. */
function ByBank({ page: { host } }: Shown) {
  const { t } = useText();
  return (
    <Panel title={t('payments:pay.how.title')}>
      <ol className="steps">
        <li>
          {t('payments:pay.how.leads')} <BrokenAddress address={host ?? ''} />
        </li>
        <li>{t('payments:pay.how.back')}</li>
        <li>{t('payments:pay.how.ifNot')}</li>
      </ol>
    </Panel>
  );
}

/** No comes first, then the button that leads to the bank (S-25). */
function ToBank({ page: { state, invoice }, form }: Shown & { form: PageFormState }) {
  const { t } = useText();
  const words = { amount: invoice.amount ?? '' };
  const isGoingOn = state === 'GO_ON';
  return (
    <>
      <p>
        <ButtonLink href={INVOICES_PATH} variant="secondary">
          {t('payments:pay.notNow')}
        </ButtonLink>
      </p>
      <PageForm
        form={form}
        submit={{ text: t(isGoingOn ? 'payments:pay.how.goOn' : 'payments:pay.how.submit', words) }}
      >
        <HiddenField name="seenAmount" value={String(invoice.grosze)} />
      </PageForm>
    </>
  );
}
