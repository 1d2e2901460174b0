import { linkOf } from '#contract/people/reading/link.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { actsOf, isForUnit, type Act } from './guardians.server.ts';

/** The state that each act makes of a link. */
export const TARGETS = { confirm: 'C', unblock: 'C', block: 'J', remove: 'D' } as const satisfies Record<
  Act,
  string
>;

/** The states of a link, in the provider's letters. */
const LETTERS = { WAITING: 'W', CONFIRMED: 'C', BLOCKED: 'J', ENDED: 'D' } as const;

/** The text when an act is done; of an account that is blocked not that it acts now. */
export const doneText = (act: Act, isAccountBlocked: boolean) =>
  isAccountBlocked && (act === 'confirm' || act === 'unblock')
    ? (`guardians:act.${act}.doneBlocked` as const)
    : (`guardians:act.${act}.done` as const);

const isAct = (word: string): word is Act => Object.hasOwn(TARGETS, word);

/** The guardian of the own patient whom an address names, and what it does with them; 404 for another's and for none. */
export async function askedAct(
  request: AccountRequest,
  { accountId = '', act = '' }: Readonly<Record<string, string | undefined>>,
) {
  if (!isAct(act)) throw notFound();
  const own = (await patientsOf(request)).find(({ patientRole }) => patientRole === 'PATIENT');
  if (!own) throw notFound();
  const link = await orNotFound(request.provider.guardians.link({ patientId: own.id, accountId }));
  if (link.role !== 'WARD') throw notFound();
  const state = linkOf(link.status);
  return {
    pair: { accountId, patientId: own.id },
    name: fullName(link),
    act,
    state,
    letter: LETTERS[state],
    isAllowed: actsOf(link).includes(act),
    isForUnit: isForUnit(link),
    isAccountBlocked: link.isAccountBlocked === true,
  };
}
