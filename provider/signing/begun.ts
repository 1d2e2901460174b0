import type { SignableKind } from '#contract/signing/schemas.ts';
import { newId } from '#provider/core/ids.ts';
import type { CallContext } from '#provider/core/context.ts';
import { letterheadOf } from '#provider/core/printouts/head.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { SignableDocument } from '#provider/core/signable.ts';
import { isOver, newNonce, nonceHash, waitingKey, withNonce } from './rules.ts';
import type { Opened } from './opened.ts';
import type { SigningRow } from './tables.ts';

type Begun = 'NOT_OPEN' | 'WITH_STAFF' | 'EDIT_WAITS' | Readonly<{ url: string }>;
type ToBegin = Readonly<{
  kind: SignableKind;
  id: string;
  successUrl: string;
  errorUrl: string;
}>;

/** The text about the document on the service's page: nothing of the patient (S-14). */
const INFO = {
  CONSENT: 'Zgoda z portalu pacjenta',
  DECLARATION: 'Deklaracja wyboru z portalu pacjenta',
} as const satisfies Record<SignableKind, string>;

/**
 * Gives a document to the signing service, unless the same one waits there for the same account. @throws SigningDown
 */
export async function begun(
  context: CallContext,
  { opened, input }: { opened: Opened; input: ToBegin },
): Promise<Begun> {
  const { store, clock, signingService, language } = context;
  const { patient, whose, accountId } = opened;
  const now = clock.now();
  const key = { kind: input.kind, document_id: input.id };
  const before = await standing(store, { opened, document: opened.document, now, key });
  if (before || !signingService) return before ?? 'NOT_OPEN';

  const nonce = newNonce();
  const letterhead = await letterheadOf({ store, language });
  const { phone_number: phone } = await context.account();
  const content = await opened.document.pdf({ patient, phone, letterhead, language, at: now });
  const address = await signingService.add({
    content,
    successUrl: withNonce(input.successUrl, nonce),
    errorUrl: withNonce(input.errorUrl, nonce),
    info: INFO[input.kind],
  });
  const row: SigningRow = {
    id: newId(now),
    ...key,
    patient_id: patient.id,
    account_id: accountId,
    data_hash: opened.document.hash,
    content: Buffer.from(content),
    address,
    nonce_hash: nonceHash(nonce),
    nonce_used_at: null,
    live_key: waitingKey({ ...key, account_id: accountId }),
    started_at: now.getTime(),
    ended_at: null,
    outcome: null,
    reason: null,
    signed_content: null,
    signer: null,
    uncovered: null,
    staff_reason: null,
  };
  const entry = await context.access.entry({
    action: 'signing.begin',
    patientId: patient.id,
    object: input.id,
  });
  return store.transaction(async (store) => {
    await store.patients.lock(patient.id);
    const document = await context.signables[input.kind]?.open(store, { whose, id: input.id });
    if (document?.hash !== opened.document.hash) return 'NOT_OPEN';
    const meanwhile = await standing(store, { opened, document, now, key });
    if (meanwhile) return meanwhile;
    const last = await store.signings.last({ whose, ...key, accountId });
    if (last?.ended_at === null)
      await store.signings.end(last.id, { outcome: endOf(last, now), at: now.getTime() });
    // The order is that in which they were begun, whatever the clock says.
    const startedAt = Math.max(row.started_at, (last?.started_at ?? 0) + 1);
    await store.signings.insert({ ...row, started_at: startedAt });
    await store.signings.forgetOldest({ whose, ...key, accountId });
    await store.audit.add([entry]);
    return { url: address };
  });
}

const endOf = ({ started_at: startedAt }: SigningRow, now: Date) =>
  isOver({ startedAt, now: now.getTime() }) ? 'OVER' : 'REPLACED';

type Asked = Readonly<{
  opened: Opened;
  document: SignableDocument;
  now: Date;
  key: Pick<SigningRow, 'kind' | 'document_id'>;
}>;

/** Why it is not given to the service, or where it lies there already; null: it may be given. */
async function standing(
  store: StoreInTransaction,
  { opened, document, now, key }: Asked,
): Promise<Begun | null> {
  const { whose, accountId } = opened;
  if (!document.canSign(now) || (await store.signings.signedDocument({ whose, ...key }))) return 'NOT_OPEN';
  if (await document.needsNone(store)) return 'NOT_OPEN';
  if (document.isHeldBack) return 'EDIT_WAITS';
  const withStaff = await store.signings.withStaff({ whose, ...key });
  if (withStaff?.data_hash === document.hash) return 'WITH_STAFF';
  const last = await store.signings.last({ whose, ...key, accountId });
  const isWaiting =
    last?.ended_at === null &&
    last.outcome === null &&
    last.data_hash === document.hash &&
    !isOver({ startedAt: last.started_at, now: now.getTime() });
  return isWaiting ? { url: last.address } : null;
}
