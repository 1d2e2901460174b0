import type { CallContext } from '#provider/core/context.ts';
import { tellOfLink } from '#provider/core/links/telling.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';

type Confirming = Readonly<{
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'portalOrigin'>;
  accountId: string;
  /** The account's own person. */
  patientId: string;
  by: 'ACCOUNT' | 'UNIT';
}>;

/**
 * It is known who an account's owner is: whoever registered with a PESEL that a record had already is that record's person from now on
 * (S-60), and whose record it is hears of it. A document is no such proof: `isDocumentSeen` where the unit itself says that it is one person.
 */
export async function confirmOwner({
  isDocumentSeen = false,
  ...confirming
}: Confirming & { isDocumentSeen?: boolean }) {
  const { store, context, accountId, patientId, by } = confirming;
  const record = await store.joining.behind(patientId);
  const isJoined = record !== undefined && (record.isByPesel || isDocumentSeen);
  const own = isJoined ? record.id : patientId;
  if (isJoined) {
    await store.patients.lock(own);
    await store.joining.join({ accountId, from: patientId, to: own, now: context.clock.now().getTime() });
  }
  await store.authorizations.authorize({ accountId, patientId: own });
  if (isJoined) await tellOfLink(context, store, { event: 'BEGUN', accountId, patientId: own, by });
  return { patientId: own, isJoined };
}
