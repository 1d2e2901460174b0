import { ActionForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Actions, ButtonLink, Page, TextNaming, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { HISTORY_PATH } from '#app/domain/payments/paths.ts';
import type { PaymentPageView } from '#app/routes/payments/payment.server.ts';
import { PaymentFacts, PaymentSteps, Refunds } from './payment-parts.tsx';

type Shown = Readonly<{ page: PaymentPageView }>;

/** One payment: how it stands, what comes next and by when, its steps, and what can be done. */
export function PaymentPage({ page }: Shown) {
  const { heading, over, subject, state, writeHref, printHref } = page;
  const [form] = usePageForm({ id: 'ask' });
  const { t } = useText();
  return (
    <Page
      title={<TextNaming name={subject}>{heading}</TextNaming>}
      over={over}
      form={form}
      hasPageForm={false}
      back={{ href: HISTORY_PATH, label: t('payments:payment.back') }}
      isDone={state === 'COMPLETED'}
    >
      <NextSteps page={page} isAsked={form.errors.length === 0} />
      <Refunds refunds={page.refunds} />
      <PaymentFacts payment={page} />
      <PaymentSteps steps={page.steps} />
      <Actions>
        <ActionLink href={printHref} icon="printer">
          {t('payments:payment.print')}
        </ActionLink>
        {writeHref === null ? null : (
          <ActionLink href={writeHref} icon="mail">
            {t('messages:about.link')}
          </ActionLink>
        )}
      </Actions>
    </Page>
  );
}

/** The meaning of the state, what comes next and by when, and the one thing to do now, if any. */
function NextSteps({ page, isAsked }: Shown & Readonly<{ isAsked: boolean }>) {
  const { meaning, isOpen, next, goOnHref, tryAgainHref, isPaidOtherwise } = page;
  const { t } = useText();
  return (
    <>
      <p>
        <WithPhone>{t(`payments:means.${meaning}`)}</WithPhone>
      </p>
      {isPaidOtherwise ? <p>{t('payments:payment.paidOtherwise')}</p> : null}
      {isUnpayable(page) ? <p>{t('payments:payment.noLongerDue')}</p> : null}
      {page.comesBack ? <p>{t('payments:comesBack')}</p> : null}
      {next.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isOpen && isAsked ? <p>{t('payments:payment.checked', { at: page.checkedAt })}</p> : null}
      {isOpen || goOnHref !== null || tryAgainHref !== null ? <NextActions page={page} /> : null}
    </>
  );
}

function NextActions({ page: { isOpen, goOnHref, tryAgainHref, path } }: Shown) {
  const { t } = useText();
  return (
    <Actions>
      {isOpen ? <ActionForm action={path} submit="payments:payment.ask" variant="primary" /> : null}
      {goOnHref === null ? null : (
        <ButtonLink href={goOnHref} variant="secondary">
          {t('payments:invoices.goOn')}
        </ButtonLink>
      )}
      {tryAgainHref === null ? null : (
        <ButtonLink href={tryAgainHref}>{t('payments:payment.tryAgain')}</ButtonLink>
      )}
    </Actions>
  );
}

/** Withdrawn by the unit, or its visit was cancelled (C-91). */
const isUnpayable = ({ invoiceState, state }: PaymentPageView) =>
  invoiceState === 'CANCELED' && state !== 'COMPLETED';
