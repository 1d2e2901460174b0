import { StatusPill, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ShownState } from '#app/domain/payments/states.ts';

const KINDS: Readonly<Record<ShownState, StatusKind>> = {
  NEW: 'waiting',
  PENDING: 'waiting',
  WAITING_FOR_CONFIRMATION: 'waiting',
  COMPLETED: 'done',
  CANCELED: 'ended',
  REJECTED: 'problem',
  UNKNOWN: 'problem',
};

/** The state of a payment, in the words of C§3; a state that nobody here knows never looks like paid. */
export function PaymentPill({ state }: { state: ShownState }) {
  const { t } = useText();
  return <StatusPill kind={KINDS[state]}>{t(`payments:state.${state}`)}</StatusPill>;
}
