import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BenchParts } from '#provider/bench/area.ts';
import { newId } from '#provider/core/ids.ts';
import { createStore } from '#provider/core/store.ts';
import { staffSigningsOf } from '#provider/signing/staff-signings.ts';

const Refusal = z.object({ reason: z.string().trim().min(1).max(500) });

type Asked = Pick<BenchParts, 'db' | 'clock' | 'signables'> &
  Readonly<{ id: string; move: string; fields: Record<string, unknown> | null }>;

/** Accepts or refuses a signature that could not be checked (AP-09); a number is the status of a refusal. */
export async function moveSigning({ db, clock, signables, id, move, fields }: Asked) {
  if (move !== 'accept' && move !== 'refuse') return 404;
  const refusal = move === 'refuse' ? Refusal.safeParse(fields).data : null;
  if (refusal === undefined) return 400;
  const found = await staffSigningsOf(db).byId(id);
  if (!found) return 404;
  const at = clock.now();
  return createStore(db).transaction(async (store) => {
    await store.patients.lock(found.patient_id);
    const { kind, document_id, patient_id, address, uncovered, signed_content: content } = found;
    const document = await signables[kind]?.openForStaff(store, document_id);
    // Not before both systems say what was signed.
    if (!refusal && document?.isHeldBack) return 409;
    const isOther = document?.hash !== found.data_hash || !document.canSign(at);
    const end = refusal
      ? ({ outcome: 'REFUSED', reason: 'STAFF', staff_reason: refusal.reason } as const)
      : isOther || !content
        ? ({ outcome: 'REFUSED', reason: 'OTHER_DOCUMENT' } as const)
        : ({ outcome: 'SIGNED' } as const);
    if (!(await store.signings.end(id, { ...end, at: at.getTime() }))) return 409;
    const entry = {
      at,
      accountId: null,
      patientId: patient_id,
      object: document_id,
      requestId: randomUUID(),
    };
    await store.audit.add([{ ...entry, action: `bench.signing.${move}` }]);
    if (refusal) return move;
    if (end.outcome !== 'SIGNED' || !document || !content) return 409;
    const signed = {
      id: newId(at),
      kind,
      document_id,
      patient_id,
      address,
      content,
      uncovered,
      at: at.getTime(),
    };
    await store.signings.keepSigned(signed);
    await document.markSigned(store, { signedDocumentId: signed.id, accountId: null, at });
    return move;
  });
}
