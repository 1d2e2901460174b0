import { NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { allDeposits } from './deposits.server.ts';
import { depositView, namesById, partsOf } from './view.server.ts';

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
  return { barrier, outage, cut, listDown, balancesDown, deposits, payouts };
}
export type ListedPayout = Awaited<ReturnType<typeof depositList>>['payouts'][number];
