import type { Deposit, DepositBalance } from '#contract/deposits/schemas.ts';
import { depositPath } from '#app/domain/deposits/paths.ts';
import { firstOfNextMonth, noPayoutOf, payoutState, type NoPayout } from '#app/domain/deposits/payouts.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { AllDeposits } from './deposits.server.ts';

/** "1 200,50 zł": deposits are kept in złote. */
export const zloty = ({ language }: Pick<PortalRequest, 'language'>, amount: number) =>
  formatAmount({ amount, currency: 'PLN', language });

/** Returns what says the name of a patient by the id; null: nobody knows it now. */
export function namesById(request: AccountRequest, patients: AllDeposits['patients']) {
  const nameOf = personNames(request, patients);
  return (id: string) => {
    const patient = patients.find((one) => one.id === id);
    return patient ? nameOf(patient) : null;
  };
}

type Parts = Readonly<{
  id: string;
  patientId: string;
  deposit: Deposit | undefined;
  balance: DepositBalance | undefined;
}>;

/** Every deposit that either of both calls knows. */
export function partsOf({ listed, balances }: Pick<AllDeposits, 'listed' | 'balances'>): Parts[] {
  const known = (listed ?? []).map((deposit) => ({
    id: deposit.id,
    patientId: deposit.patientId,
    deposit,
    balance: (balances ?? []).find(({ depositId }) => depositId === deposit.id),
  }));
  const others = listed ? [] : (balances ?? []);
  return [
    ...known,
    ...others.map((balance) => ({
      id: balance.depositId,
      patientId: balance.patientId,
      deposit: undefined,
      balance,
    })),
  ];
}

/** Why nothing can be asked for of a deposit now, and what to do. */
export const closedText = ({ t, language, now }: AccountRequest, why: NoPayout) =>
  t(`deposits:new.closed.${why}`, {
    day: textIn(language).formatDeadline(firstOfNextMonth(today(now)), now),
  });

/** The same of a deposit whose balance and rules are known; null: something can be asked for, or nobody knows. */
function closedOf(request: AccountRequest, { deposit, balance }: Parts) {
  if (!deposit || !balance) return null;
  const { availableBalance: available, currentBalance: current } = balance;
  const why = noPayoutOf({ available, current, rules: deposit.rules });
  return why === null ? null : closedText(request, why);
}

type Said = Readonly<{ request: AccountRequest; patient: string | null; isPaper?: boolean | undefined }>;

/** A deposit as its card and its page say it. */
export function depositView(parts: Parts, { request, patient, isPaper = false }: Said) {
  const { id, deposit, balance } = parts;
  const { language } = request;
  const { formatDate, formatDayWord } = textIn(language);
  const dayIn = (day: Day) => (isPaper ? formatDate(day) : formatDayWord(day, request.now));
  return {
    id,
    href: depositPath(id),
    patient,
    system: (deposit ?? balance)?.system?.name ?? null,
    available: balance ? zloty(request, balance.availableBalance) : null,
    current: balance ? zloty(request, balance.currentBalance) : null,
    /** Said in place of the way to a request. */
    closed: closedOf(request, parts),
    paidTo: deposit?.rules.paidTo?.[language] ?? null,
    /** Null: they could not be fetched. */
    payouts:
      deposit?.payouts.map(({ id: payoutId, amount, requestedAt, state, settledOn, reason }) => ({
        id: payoutId,
        amount: zloty(request, amount),
        state: payoutState(state),
        asked: dayIn(dayOf(requestedAt)),
        settled: settledOn === undefined ? null : dayIn(settledOn),
        reason: reason ?? null,
        at: requestedAt,
      })) ?? null,
    movements:
      deposit?.movements.map((movement) => ({
        id: movement.id,
        isIn: movement.amount >= 0,
        amount: zloty(request, Math.abs(movement.amount)),
        day: dayIn(dayOf(movement.at)),
        description: movement.description ?? null,
      })) ?? null,
  };
}
export type DepositView = ReturnType<typeof depositView>;
export type PayoutView = NonNullable<DepositView['payouts']>[number];
export type MovementView = NonNullable<DepositView['movements']>[number];
