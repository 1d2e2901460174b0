import { letterheadOf } from '#provider/core/printouts/head.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { authorizationPdf } from './printout.ts';
import { dataHash, newReference, whyOver } from './rules.ts';
import type { AuthorizationDocumentRow } from './rows.ts';

/** The account's own patient: nobody else can be confirmed by the account (AP-44). */
export async function ownPatient(context: CallContext): Promise<LinkedPatientRow | undefined> {
  return (await context.access.reachable('account.authorization')).find(({ role }) => role === 'PATIENT');
}

export type Owner = Readonly<{ account: AccountRow; patient: LinkedPatientRow }>;

export const hashOfOwner = ({ account: { username }, patient }: Owner) =>
  dataHash({ username, person: patient });

/** The document that counts, which is made where there is none (AP-55); `replaced`: why the one before it does not. */
export async function currentDocument(context: CallContext, owner: Owner) {
  const { store, clock } = context;
  const at = clock.now();
  const hash = hashOfOwner(owner);
  const [last] = await store.authorizations.documents(owner.account.id);
  const over = last ? whyOver({ document: last, hash, now: at.getTime() }) : null;
  if (last && !over) return { document: last, replaced: await whyReplaced(context, { owner, last }) };
  const letterhead = await letterheadOf({ store, language: 'pl' });
  const document = await madeDocument({ letterhead, owner, hash, at });
  return store.transaction(async (store) => {
    await context.lockedAccount(store);
    const [meanwhile] = await store.authorizations.documents(owner.account.id);
    if (meanwhile && !whyOver({ document: meanwhile, hash, now: at.getTime() }))
      return { document: meanwhile, replaced: over };
    // The order is that in which they were made, whatever the clock says.
    const made = { ...document, made_at: Math.max(document.made_at, (meanwhile?.made_at ?? 0) + 1) };
    await store.authorizations.insertDocument(made);
    return { document: made, replaced: over };
  });
}

/** Why there was another document before this one; null: there was none. */
async function whyReplaced(
  { store }: CallContext,
  { owner, last }: { owner: Owner; last: AuthorizationDocumentRow },
) {
  const [, former] = await store.authorizations.documents(owner.account.id);
  if (!former) return null;
  return former.data_hash === last.data_hash ? ('AGE' as const) : ('DATA' as const);
}

type Made = { letterhead: string; owner: Owner; hash: string; at: Date };

async function madeDocument({ letterhead, owner, hash, at }: Made) {
  const reference = newReference();
  const { username, id: accountId } = owner.account;
  const content = await authorizationPdf({
    letterhead,
    reference,
    hash,
    username,
    person: owner.patient,
    at,
  });
  return {
    ...{ id: reference, account_id: accountId, patient_id: owner.patient.id },
    ...{ data_hash: hash, content: Buffer.from(content), made_at: at.getTime() },
  };
}
