import { ALL_PAYOUTS_PATH, NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import { firstOf } from '#app/domain/lists/first-of.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { allDeposits } from './deposits.server.ts';
import { depositView, namesById, partsOf } from './view.server.ts';

/** So many requests stand below the deposits at first. */
const MOST_PAYOUTS = 20;

/** The content of /deposits: every deposit with its balances, and the payouts of all of them, the newest first. */
export async function depositList(request: AccountRequest) {
  const { barrier, outage, patients, cut, listDown, balancesDown, ...all } = await allDeposits(request);
  const nameOf = namesById(request, patients);
  const mayAsk = (id: string) => patients.some((one) => one.id === id && mayOpen(one, NEW_DEPOSIT_PATH));
  const deposits = partsOf(all).map((parts) => ({
    ...depositView(parts, { request, patient: nameOf(parts.patientId) }),
    isReadAlone: !mayAsk(parts.patientId),
  }));
  const payouts = deposits
    .flatMap(({ href, patient, system, paidTo, payouts: ofOne }) =>
      (ofOne ?? []).map((payout) => ({ href, patient, system, paidTo, payout })),
    )
    .sort((one, other) => other.payout.at.localeCompare(one.payout.at));
  const isWhole = request.url.searchParams.get('payouts') === 'all';
  const first = firstOf(payouts, {
    most: isWhole ? payouts.length : MOST_PAYOUTS,
    allHref: ALL_PAYOUTS_PATH,
  });
  const waiting = payouts.map(({ payout, paidTo }) => ({ state: payout.state, paidTo }));
  return { barrier, outage, cut, listDown, balancesDown, deposits, payouts: { ...first, waiting } };
}
export type ListedPayouts = Awaited<ReturnType<typeof depositList>>['payouts'];
