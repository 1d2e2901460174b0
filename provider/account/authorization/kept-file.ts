import type { VerifiedFile } from '#contract/account/calls/authorization.ts';
import type { CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { confirmOwner } from '#provider/core/registration/joining.ts';
import { inRow, namesIn } from '#provider/core/signatures/uncovered.ts';
import { present } from '#provider/core/wire.ts';
import type { Owner } from './documents.ts';
import type { Judged } from './rules.ts';
import type { SignedFileRow } from './rows.ts';

type Kept = Readonly<{
  context: CallContext;
  owner: Owner;
  judged: Judged;
  file: Readonly<{ filename: string; fileHash: string; bytes: Buffer }>;
}>;

/** Keeps what became of a file, and makes the account AUTHORIZED where the file proves it and the staff is not asked. */
export async function keepFile({ context, owner, judged, file }: Kept): Promise<VerifiedFile> {
  const { confIdentQualifiedCert: isEnough } = await context.store.settings.registration();
  const [accountId, patientId] = [owner.account.id, owner.patient.id];
  const at = context.clock.now();
  const entry = await context.access.entry({
    ...{ action: 'account.verifySignature', patientId, object: accountId },
  });
  return context.store.transaction(async (store) => {
    const { type } = await context.lockedAccount(store);
    // The file after one that was enough: it is named, and nothing follows from it.
    if (type === 'AUTHORIZED')
      return viewOf({ ...judged, uncovered: inRow(judged), state: 'CONFIRMED', filename: file.filename });
    // Whoever is doubted is proved by the PESEL that the signature itself names, and by no name.
    const isDoubted = (await store.joining.behind(patientId)) !== undefined;
    const isNamed = !isDoubted || (judged.signer?.pesel ?? null) !== null;
    const isProved = judged.isProof && isEnough && isNamed;
    const known = await store.authorizations.sameFile({ accountId, fileHash: file.fileHash });
    // What waits for the staff, or was decided by it, is not asked again; all else may have become better since.
    if (known && isWithStaff(known) && !isProved) return viewOf({ ...known, filename: file.filename });

    const row = rowOf({ owner, judged, file, at, id: known?.id ?? newId(at), isProved });
    if (known) await store.authorizations.changeFile({ id: known.id, to: row });
    else await store.authorizations.insertFile(row);
    if (isProved) await confirmOwner({ store, context, accountId, patientId, by: 'ACCOUNT' });
    await store.audit.add([entry]);
    return viewOf(row);
  });
}

const isWithStaff = ({ state, decided_at: decidedAt }: Pick<SignedFileRow, 'state' | 'decided_at'>) =>
  state === 'WAITING' || decidedAt !== null;

function rowOf({
  owner,
  judged,
  file,
  at,
  id,
  isProved,
}: Omit<Kept, 'context'> & { at: Date; id: string; isProved: boolean }): SignedFileRow {
  const isNegative = judged.outcome === 'NEGATIVE';
  return {
    ...{ id, account_id: owner.account.id, patient_id: owner.patient.id },
    ...{ file_hash: file.fileHash, filename: file.filename },
    ...{ outcome: judged.outcome, reason: judged.reason },
    state: isNegative ? 'REFUSED' : isProved ? 'CONFIRMED' : 'WAITING',
    signer: isNegative ? null : JSON.stringify(judged.signer),
    uncovered: inRow(judged),
    staff_reason: null,
    content: isNegative ? null : file.bytes,
    ...{ at: at.getTime(), decided_at: null },
  };
}

const NEXT = { CONFIRMED: 'AUTHORIZED', WAITING: 'STAFF', REFUSED: 'AGAIN' } as const;

const viewOf = ({
  filename,
  outcome,
  reason,
  state,
  uncovered,
}: Pick<SignedFileRow, 'filename' | 'outcome' | 'reason' | 'state' | 'uncovered'>) => ({
  ...{ filename, outcome, next: NEXT[state] },
  ...present({ reason, uncovered: namesIn(uncovered) }),
});
