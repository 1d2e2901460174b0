import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { ProviderText } from '#app/domain/text.ts';
import type { PayoutRules } from '#contract/deposits/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { patientNamed } from '#app/services/page/patient-shown.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { allDeposits, type AllDeposits } from './deposits.server.ts';
import { namesById, partsOf, zloty } from './view.server.ts';

/** A deposit of which something can be paid out. */
export type Payable = Readonly<{
  id: string;
  patientId: string;
  system: ProviderText;
  available: number;
  rules: PayoutRules;
}>;

/** Why nothing can be asked for now: what the page says instead of a form. */
type NoForm = 'BARRIER' | 'OUTAGE' | 'NO_DEPOSIT' | 'NO_MONEY';

/** What is there to be paid out, and whose. */
function payable(all: Pick<AllDeposits, 'listed' | 'balances'>): Payable[] {
  return partsOf(all).flatMap(({ id, patientId, deposit, balance }) =>
    deposit && balance
      ? [
          {
            id,
            patientId,
            system: deposit.system.name,
            available: balance.availableBalance,
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

/** Reads whose deposits the address asks for, by a deposit or by a patient; null: nobody's. @throws notFound for another's as for none */
async function namedIn(
  request: AccountRequest,
  { patients }: Pick<AllDeposits, 'patients'>,
  deposits: readonly Payable[],
) {
  const wanted = request.url.searchParams.get('deposit');
  if (wanted === null) return (await patientNamed(request, patients))?.id ?? null;
  const deposit = deposits.find(({ id }) => id === wanted);
  if (!deposit) throw notFound();
  return deposit.patientId;
}

/**
 * What /newdeposit is about: of whom the patient chooses first, where several have a deposit, and then of which deposits;
 * or why there is no form.
 */
export async function payoutAsked(request: AccountRequest) {
  const all = await allDeposits(request);
  const { barrier, patients } = all;
  const outage = all.outage ?? all.listDown ?? all.balancesDown;
  const none = (why: NoForm, patient: string | null = null) =>
    ({ kind: 'NONE', why, barrier, outage, patient }) as const;
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
  if (own.every(({ available }) => available <= 0)) return none('NO_MONEY', patient);
  const isChoice = people.length > 1;
  const wanted = request.url.searchParams.get('deposit');
  const offered = own.filter(({ id, available }) => available > 0 || id === wanted);
  return { kind: 'FORM', patientId, patient, isChoice, deposits: offered } as const;
}
export type PayoutForm = Extract<Awaited<ReturnType<typeof payoutAsked>>, { kind: 'FORM' }>;

/** Answers a form that is not offered: its page says why and what to do, as whoever only looks reads it. Nothing is asked of any field. */
export function notOffered(form: FormData, why: NoForm) {
  if (why !== 'OUTAGE') return data(null, { status: 422 });
  return refusedAsWhole(form, 'page:problem.503.title', 503);
}

/** Refuses what was sent, whatever was typed. */
export const refusedAsWhole = (form: FormData, why: ErrorText, status: 422 | 503) =>
  refused(parseWithZod(form, { schema: z.object({}) }), { '': [why] }, { status });

/** The deposit that an address names, whatever is available in it; or why there is none to see. @throws notFound for another's as for none */
export async function depositAsked(request: AccountRequest, id: string) {
  const { barrier, listed, patients, ...all } = await allDeposits(request);
  const outage = all.outage ?? all.listDown;
  if (barrier || !listed) {
    return { kind: 'NONE', why: barrier ? 'BARRIER' : 'OUTAGE', barrier, outage, patient: null } as const;
  }
  const deposit = listed.find((one) => one.id === id);
  if (!deposit) throw notFound();
  const { patientId } = deposit;
  const isChoice = listed.some((one) => one.patientId !== patientId);
  return { kind: 'ONE', deposit, patient: namesById(request, patients)(patientId), isChoice } as const;
}
