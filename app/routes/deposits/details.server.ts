import { isId } from '#app/domain/id.ts';
import { plainText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { requireReach, titled } from '#app/services/page/patient-shown.server.ts';
import { allDeposits } from './deposits.server.ts';
import { depositView, namesById, partsOf } from './view.server.ts';

/** On paper days are written out with their year. */
type On = Readonly<{ isPaper?: boolean }>;

/**
 * The deposit of an address, or why none is shown. The id of the path is the deposit's, and ?idDeposit is not read.
 * @throws notFound, the same for another's as for none
 */
export async function depositOf(request: AccountRequest, id: string, { isPaper }: On = {}) {
  if (!isId(id)) throw notFound();
  const { barrier, outage, patients, listDown, balancesDown, ...all } = await allDeposits(request);
  const down = { barrier, outage, listDown, balancesDown };
  if (barrier || outage)
    return { ...down, deposit: null, over: null, title: request.t('deposits:details.one') };
  const parts = partsOf(all).find((one) => one.id === id);
  if (!parts) throw notFound();
  await requireReach(request, parts.patientId);
  const patient = namesById(request, patients)(parts.patientId);
  const deposit = depositView(parts, { request, patient, isPaper });
  const over = patients.length > 1 ? patient : null;
  const one = request.t('deposits:details.one');
  const title = deposit.system === null ? one : `${one}, ${plainText(deposit.system)}`;
  return { ...down, deposit, over, title: titled(over, title) };
}
