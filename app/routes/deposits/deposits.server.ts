import type { Deposit, DepositBalance } from '#contract/deposits/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { cutOf, type Cut } from '#app/services/page/cut.server.ts';
import { withoutPatient, type WithoutPatient } from '#app/services/page/own-claim.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { oncePerRequest } from '#app/services/provider/once.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/** Why an account sees no deposits: it has no patient, or the unit has not confirmed who it is (C-80). */
export type Barrier = WithoutPatient | 'UNCONFIRMED';

/** A part that did not come, and since when. */
export type Missing = Readonly<{ since: string }>;

/** All deposits of the account's patients; what did not come is null, with since when. */
export type AllDeposits = Readonly<{
  barrier: Barrier | null;
  patients: readonly Patient[];
  /** The cut of a list: what others have entered of somebody is not seen. */
  cut: Cut | null;
  listed: readonly Deposit[] | null;
  balances: readonly DepositBalance[] | null;
  /** Nothing can be shown. */
  outage: Missing | null;
  listDown: Missing | null;
  balancesDown: Missing | null;
}>;

const NOTHING = {
  barrier: null,
  patients: [],
  cut: null,
  listed: null,
  balances: null,
  outage: null,
  listDown: null,
  balancesDown: null,
} as const satisfies AllDeposits;

/** The deposits of everybody for whom the account may act, asked for once a request; one of both calls may fail. */
export const allDeposits = oncePerRequest(async (request: AccountRequest): Promise<AllDeposits> => {
  const { provider } = request;
  const [account, patients, listed, balances] = await Promise.all([
    orOutage(accountOf(request)),
    orOutage(patientsOf(request)),
    orOutage(provider.deposits.list()),
    orOutage(provider.deposits.balances()),
  ]);
  if (!patients.ok) return { ...NOTHING, outage: patients.outage };
  const barrier = await withoutPatient(request, patients.data.length === 0);
  if (barrier) return { ...NOTHING, barrier };
  if (account.ok && account.data.type !== 'AUTHORIZED') return { ...NOTHING, barrier: 'UNCONFIRMED' };
  const isHere = ({ patientId }: { patientId: string }) => patients.data.some(({ id }) => id === patientId);
  if (!listed.ok && !balances.ok) return { ...NOTHING, outage: listed.outage };
  return {
    barrier: null,
    patients: patients.data,
    cut: await cutOf(request, patients.data),
    listed: listed.ok ? listed.data.filter(isHere) : null,
    balances: balances.ok ? balances.data.filter(isHere) : null,
    outage: null,
    listDown: listed.ok ? null : listed.outage,
    balancesDown: balances.ok ? null : balances.outage,
  };
});
