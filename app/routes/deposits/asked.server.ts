import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import { noPayoutOf } from '#app/domain/deposits/payouts.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { ProviderText } from '#app/domain/text.ts';
import type { PayoutRules } from '#contract/deposits/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { patientNamed, requireReach } from '#app/services/page/patient-shown.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { allDeposits, type AllDeposits } from './deposits.server.ts';
import { namesById, partsOf, zloty } from './view.server.ts';

/** A deposit with what it holds. */
export type Payable = Readonly<{
  id: string;
  patientId: string;
  system: ProviderText;
  available: number;
  current: number;
  rules: PayoutRules;
}>;

/** Why nothing can be asked for now: what the page says instead of a form. */
type NoForm = 'BARRIER' | 'OUTAGE' | 'NO_DEPOSIT' | 'CLOSED';

/** The deposits that are there to be paid out, and whose. */
function payable(all: Pick<AllDeposits, 'listed' | 'balances'>): Payable[] {
  return partsOf(all).flatMap(({ id, patientId, deposit, balance }) =>
    deposit && balance
      ? [
          {
            id,
            patientId,
            system: deposit.system.name,
            available: balance.availableBalance,
            current: balance.currentBalance,
            rules: deposit.rules,
          },
        ]
      : [],
  );
}

/** Who may be asked about: each patient with a deposit, and what can be paid out to them altogether. */
const peopleOf = (deposits: readonly Payable[]) =>
  [...new Set(deposits.map(({ patientId }) => patientId))].map((id) => ({
    id,
    available: deposits
      .filter(({ patientId }) => patientId === id)
      .reduce((total, { available }) => total + Math.max(0, available), 0),
  }));

/** The deposits of which nothing can be asked for now, each with the reason. */
const closedOf = (deposits: readonly Payable[]) =>
  deposits.flatMap((deposit) => {
    const why = noPayoutOf(deposit);
    return why === null ? [] : [{ deposit, why }];
  });
export type ClosedDeposit = ReturnType<typeof closedOf>[number];

/** Returns the page of a deposit that is nobody's here. @throws the page of one whose patient lets look alone, as an address with that patient does (AP-22) */
async function noDeposit(request: AccountRequest, id: string) {
  const all = await orOutage(request.provider.deposits.list());
  const seen = all.ok ? all.data.find((one) => one.id === id) : undefined;
  if (seen) await requireReach(request, seen.patientId);
  return notFound();
}

/** Reads whose deposits the address asks for, by a deposit or by a patient; null: nobody's. @throws notFound for another's as for none */
async function namedIn(
  request: AccountRequest,
  { patients }: Pick<AllDeposits, 'patients'>,
  deposits: readonly Payable[],
) {
  const wanted = request.url.searchParams.get('deposit');
  if (wanted === null) return (await patientNamed(request, patients))?.id ?? null;
  const deposit = deposits.find(({ id }) => id === wanted);
  if (!deposit) throw await noDeposit(request, wanted);
  return deposit.patientId;
}

/**
 * The choice of /newdeposit: of whom the patient chooses first, where several have a deposit, and then of which deposits;
 * or why there is no form.
 */
export async function payoutAsked(request: AccountRequest) {
  const all = await allDeposits(request);
  const { barrier, patients, cut } = all;
  const outage = all.outage ?? all.listDown ?? all.balancesDown;
  const none = (why: NoForm, patient: string | null = null, closed: readonly ClosedDeposit[] = []) =>
    ({ kind: 'NONE', why, barrier, outage, cut, patient, closed }) as const;
  if (barrier) return none('BARRIER');
  if (outage) return none('OUTAGE');

  const nameOf = namesById(request, patients);
  const deposits = payable(all);
  const people = peopleOf(deposits);
  const patientId = (await namedIn(request, all, deposits)) ?? (people.length === 1 ? people[0]?.id : null);
  if (!patientId) {
    if (people.length === 0) return none('NO_DEPOSIT');
    const rows = people.map(({ id, available }) => ({
      href: ofPatient(NEW_DEPOSIT_PATH, id),
      label: nameOf(id) ?? '',
      detail: request.t('deposits:new.available', { amount: zloty(request, available) }),
    }));
    return { kind: 'PEOPLE', people: rows } as const;
  }
  const own = deposits.filter((deposit) => deposit.patientId === patientId);
  const patient = nameOf(patientId);
  if (own.length === 0) return none('NO_DEPOSIT', patient);
  const wanted = request.url.searchParams.get('deposit');
  const closed = closedOf(own);
  const named = closed.filter(({ deposit }) => deposit.id === wanted);
  if (named.length > 0) return none('CLOSED', patient, named);
  if (closed.length === own.length) return none('CLOSED', patient, closed);
  const offered = own.filter((deposit) => noPayoutOf(deposit) === null);
  return {
    kind: 'FORM',
    patientId,
    patient,
    isChoice: people.length > 1,
    deposits: offered,
    closed,
  } as const;
}
export type PayoutForm = Extract<Awaited<ReturnType<typeof payoutAsked>>, { kind: 'FORM' }>;

/** Answers a form that is not offered: its page says why and what to do, as whoever only looks reads it. Nothing is asked of any field. */
export function notOffered(form: FormData, why: NoForm) {
  if (why !== 'OUTAGE') return data(null, { status: 422 });
  return refusedAsWhole(form, 'page:problem.notDone', 503);
}

/** Refuses what was sent, whatever was typed. */
export const refusedAsWhole = (form: FormData, why: ErrorText, status: 422 | 503) =>
  refused(parseWithZod(form, { schema: z.object({}) }), { '': [why] }, { status });

/** The deposit that an address names, whatever is available in it; or why there is none to see. @throws notFound for another's as for none */
export async function depositAsked(request: AccountRequest, id: string) {
  const { barrier, listed, patients, cut, ...all } = await allDeposits(request);
  const outage = all.outage ?? all.listDown;
  if (barrier || !listed) {
    return {
      kind: 'NONE',
      why: barrier ? 'BARRIER' : 'OUTAGE',
      barrier,
      outage,
      cut,
      patient: null,
      closed: [],
    } as const;
  }
  const deposit = listed.find((one) => one.id === id);
  if (!deposit) throw await noDeposit(request, id);
  const { patientId } = deposit;
  const isChoice = listed.some((one) => one.patientId !== patientId);
  return { kind: 'ONE', deposit, patient: namesById(request, patients)(patientId), isChoice } as const;
}
