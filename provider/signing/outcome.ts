import type { z } from 'zod';
import type { SignableKind, Signing } from '#contract/signing/schemas.ts';
import type { CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { namesIn } from '#provider/core/signatures/uncovered.ts';
import { present } from '#provider/core/wire.ts';
import { endOfWaiting, formatOf, isOver, judged, nonceHash, staffKey, type Judged } from './rules.ts';
import type { Opened } from './opened.ts';
import type { SigningOutcome, SigningRow } from './tables.ts';

type Asked = Readonly<{
  kind: SignableKind;
  id: string;
  nonce?: string | undefined;
  word?: 'ok' | 'error' | undefined;
}>;
type Given = Readonly<{ opened: Opened; input: Asked }>;
type View = z.input<typeof Signing>;

/**
 * Tells how it stands with a signature: asks the service where one is waited for, and takes what it gives (S-06, B-71).
 * Nothing follows from what the address of the return says, but that the person has given up. @throws SigningDown
 */
export async function outcomeOf(context: CallContext, { opened, input }: Given): Promise<View> {
  const { store } = context;
  const isReturn = await isGoodNonce(context, { opened, input });
  const waiting = await store.signings.last({ ...keyOf({ opened, input }), accountId: opened.accountId });
  if (waiting?.ended_at === null && waiting.outcome === null)
    await settle(context, { opened, input, waiting, hasGivenUp: isReturn && isWordOf(input, waiting) });
  return { ...(await viewOf(store, { opened, input })), isReturn };
}

/** The word of a former return, of a tab that stood open, ends no later waiting. */
const isWordOf = ({ nonce = '', word }: Asked, { nonce_hash: hash }: SigningRow) =>
  word === 'error' && nonceHash(nonce) === hash;

const keyOf = ({ opened: { whose }, input: { kind, id } }: Given) => ({ whose, kind, document_id: id });

async function isGoodNonce({ store, clock }: CallContext, { opened: { accountId }, input }: Given) {
  if (input.nonce === undefined) return false;
  return store.signings.useNonce({
    kind: input.kind,
    document_id: input.id,
    accountId,
    hash: nonceHash(input.nonce),
    at: clock.now().getTime(),
  });
}

type Waiting = Given & Readonly<{ waiting: SigningRow; hasGivenUp: boolean }>;

/** Ends the waiting where there is a reason to. */
async function settle(context: CallContext, { waiting, hasGivenUp, ...given }: Waiting) {
  const { clock, signingService } = context;
  const end = (found: Found) => written(context, { ...given, waiting, found });
  const { document } = given.opened;
  const now = clock.now();
  if (isOver({ startedAt: waiting.started_at, now: now.getTime() })) return end({ outcome: 'OVER' });
  // B-80: what was shown there is not the document of now.
  if (document.hash !== waiting.data_hash || !document.canSign(now))
    return end({ outcome: 'REFUSED', reason: 'OTHER_DOCUMENT' });
  // What is there is taken once both systems say what was signed.
  if (document.isHeldBack) return undefined;
  const signed = await signingService?.signed(waiting.address);
  if (signed) return end(await judgedNow(context, { ...given, waiting, signed }));
  return hasGivenUp ? end({ outcome: 'GIVEN_UP' }) : undefined;
}

type Found =
  | Readonly<{ outcome: 'OVER' | 'GIVEN_UP' }>
  | Extract<Judged, { outcome: 'REFUSED' }>
  | (Extract<Judged, { outcome: 'SIGNED' | 'WITH_STAFF' }> & Readonly<{ signed: Uint8Array }>);

/** The judgement of the verifier and the rules on what the service has given. */
async function judgedNow(
  context: CallContext,
  { opened: { patient, guardian }, waiting, signed }: Given & { waiting: SigningRow; signed: Uint8Array },
): Promise<Found> {
  const verdicts = await context.signatures.verify({
    bytes: signed,
    documents: [{ id: waiting.document_id, content: new Uint8Array(waiting.content ?? []) }],
    at: context.clock.now(),
  });
  const found = judged(verdicts, guardian ? [patient, guardian] : [patient]);
  return found.outcome === 'REFUSED' ? found : { ...found, signed };
}

type ToWrite = Given & Readonly<{ waiting: SigningRow; found: Found }>;

/** Writes what was found, with its audit entry: once, however many ask at the same time. */
async function written(context: CallContext, { opened, input, waiting, found }: ToWrite) {
  const at = context.clock.now();
  const entry = await context.access.entry({
    action: 'signing.outcome',
    patientId: opened.patient.id,
    object: input.id,
  });
  await context.store.transaction(async (store) => {
    await store.patients.lock(opened.patient.id);
    const word = await decided(context, { store, opened, input, waiting, found, at });
    if (word) await store.audit.add([{ ...entry, action: `${entry.action}.${word}` }]);
  });
}

type ToDecide = ToWrite & Readonly<{ store: StoreInTransaction; at: Date }>;

/** The decision that was made in the end: a word for the audit; null: another one was there before. */
async function decided(context: CallContext, { store, opened, input, waiting, found, at }: ToDecide) {
  const end = async (outcome: SigningOutcome, reason: SigningRow['reason'] = null) =>
    (await store.signings.end(waiting.id, { outcome, reason, at: at.getTime() }))
      ? (reason ?? outcome)
      : null;
  if (found.outcome === 'REFUSED') return end('REFUSED', found.reason);
  if (!('signed' in found)) return end(found.outcome);

  const { whose, accountId } = opened;
  const key = keyOf({ opened, input });
  const document = await context.signables[input.kind]?.open(store, { whose, id: input.id });
  const isOther = document?.hash !== waiting.data_hash || !document.canSign(at);
  if (isOther || (await store.signings.signedDocument(key))) return end('REFUSED', 'OTHER_DOCUMENT');
  if (document.isHeldBack) return null;
  const content = Buffer.from(found.signed);
  if (found.outcome === 'WITH_STAFF') {
    // Another signature under it is there already: one is decided at a time. One under what it said before is worth nothing.
    const other = await store.signings.withStaff(key);
    if (other?.data_hash === waiting.data_hash) return end('REPLACED');
    const stale = { outcome: 'REFUSED', reason: 'OTHER_DOCUMENT', at: at.getTime() } as const;
    if (other) await store.signings.end(other.id, stale);
    const given = {
      live_key: staffKey(waiting),
      signed_content: content,
      signer: JSON.stringify(found.signer),
      uncovered: found.uncovered,
    };
    return (await store.signings.giveToStaff(waiting.id, given)) ? 'WITH_STAFF' : null;
  }
  if (!(await end('SIGNED'))) return null;
  const id = newId(at);
  const { kind, document_id, patient_id, address } = waiting;
  await store.signings.keepSigned({
    id,
    kind,
    document_id,
    patient_id,
    address,
    content,
    uncovered: found.uncovered,
    at: at.getTime(),
  });
  await document.markSigned(store, { signedDocumentId: id, accountId, at });
  return 'SIGNED';
}

/** As the page tells it. */
async function viewOf(store: StoreInTransaction, given: Given): Promise<Omit<View, 'isReturn'>> {
  const key = keyOf(given);
  const signed = await store.signings.signedDocument(key);
  if (signed) {
    const uncovered = namesIn(signed.uncovered);
    const signedAs = formatOf(signed.content);
    return { state: 'SIGNED', signedDocumentId: signed.id, signedAs, ...present({ uncovered }) };
  }
  const withStaff = await store.signings.withStaff(key);
  if (withStaff?.data_hash === given.opened.document.hash)
    return { state: 'WITH_STAFF', ...present({ uncovered: namesIn(withStaff.uncovered) }) };
  const last = await store.signings.last({ ...key, accountId: given.opened.accountId });
  if (!last || last.outcome === 'REPLACED') return { state: 'NONE' };
  if (last.outcome === 'WITH_STAFF') return { state: 'REFUSED', reason: 'OTHER_DOCUMENT' };
  const { outcome, reason, staff_reason: staffReason, started_at: startedAt } = last;
  if (outcome === null) return { state: 'WAITING', until: new Date(endOfWaiting(startedAt)).toISOString() };
  return { state: outcome, ...present({ reason, staffReason }) };
}
