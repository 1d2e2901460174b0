import { ActionForm, usePageForm } from '#app/components/form/index.ts';
import {
  ActionLink,
  Awaited,
  ButtonLink,
  State,
  TextNaming,
  ThingPage,
  WithPhone,
  type Look,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ShownState } from '#app/domain/payments/states.ts';
import { HISTORY_PATH } from '#app/domain/payments/paths.ts';
import type { PaymentPageView } from '#app/routes/payments/payment.server.ts';
import { Refunds, usePaymentFacts, usePaymentSteps } from './payment-parts.tsx';

type Shown = Readonly<{ page: PaymentPageView }>;

const LOOKS: Readonly<Record<ShownState, Look>> = {
  NEW: 'waiting',
  PENDING: 'waiting',
  WAITING_FOR_CONFIRMATION: 'waiting',
  COMPLETED: 'done',
  CANCELED: 'still',
  REJECTED: 'bad',
  UNKNOWN: 'bad',
};

/** One payment: how it stands with the one act, what comes next and by when, its steps, and what else can be done. */
export function PaymentPage({ page }: Shown) {
  const { heading, over, subject, isBack, goOnHref, writeHref, printHref, state } = page;
  const [form] = usePageForm({ id: 'ask' });
  const facts = usePaymentFacts(page);
  const steps = usePaymentSteps(page);
  const { t } = useText();
  return (
    <ThingPage
      title={heading}
      over={<TextNaming name={subject}>{over}</TextNaming>}
      form={form}
      hasPageForm={false}
      isOutcome={isBack}
      back={{ href: HISTORY_PATH, label: t('payments:payment.back') }}
      state={<Standing page={page} isAsked={form.errors.length === 0} />}
      facts={facts}
      steps={steps}
      stepsTitle={t('payments:payment.steps')}
      ways={
        <>
          {state === 'COMPLETED' ? null : (
            <ActionLink href={printHref} icon="printer">
              {t('payments:payment.print')}
            </ActionLink>
          )}
          {writeHref === null ? null : (
            <ActionLink href={writeHref} icon="mail">
              {t('messages:about.link')}
            </ActionLink>
          )}
          {goOnHref === null ? null : <ActionLink href={goOnHref}>{t('payments:payment.goOn')}</ActionLink>}
        </>
      }
    />
  );
}

/** The meaning of the state, what follows from it, and the one thing to do now, if any. */
function Standing({ page, isAsked }: Shown & Readonly<{ isAsked: boolean }>) {
  const { state, meaning, isOpen, isBack, isPaidOtherwise, comesBack, checkedAt, refunds } = page;
  const { t } = useText();
  return (
    <State look={LOOKS[state]} sentence={t(`payments:sentence.${meaning}`)} act={<Act page={page} />}>
      <p>
        <WithPhone>{t(`payments:means.${meaning}`)}</WithPhone>
      </p>
      {isPaidOtherwise ? <p>{t('payments:payment.paidOtherwise')}</p> : null}
      {isUnpayable(page) ? <p>{t('payments:payment.noLongerDue')}</p> : null}
      {comesBack ? <p>{t('payments:comesBack')}</p> : null}
      <Refunds refunds={refunds} />
      {isOpen && isAsked ? <p>{t('payments:payment.checked', { at: checkedAt })}</p> : null}
      {isOpen && isBack ? <Awaited /> : null}
    </State>
  );
}

function Act({ page: { isOpen, path, state, tryAgainHref, printHref } }: Shown) {
  const { t } = useText();
  if (isOpen) return <ActionForm action={path} submit="payments:payment.ask" />;
  if (tryAgainHref !== null)
    return <ButtonLink href={tryAgainHref}>{t('payments:payment.tryAgain')}</ButtonLink>;
  if (state !== 'COMPLETED') return null;
  return (
    <ButtonLink href={printHref} variant="secondary">
      {t('payments:payment.printPaid')}
    </ButtonLink>
  );
}

/** Withdrawn by the unit, or its visit was cancelled (C-91). */
const isUnpayable = ({ invoiceState, state }: PaymentPageView) =>
  invoiceState === 'CANCELED' && state !== 'COMPLETED';
