import type { CallContext } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { isReached } from '#provider/core/outbox/reached.ts';
import { registrationOfOwner, registrationOfOwnerBySms } from '#provider/core/outbox/registration-mails.ts';
import { tellOwner } from '#provider/core/outbox/tell-owner.ts';
import type { RegistrationRow } from '#provider/core/registration/kept.ts';
import { ownersOfPeople } from '#provider/core/registration/proving.ts';
import type { AccountRow } from '#provider/core/rows.ts';

type Telling = Readonly<{ context: CallContext; row: RegistrationRow }>;

/** Tells whose PESEL, document or number came with a registration (C-17, S-60): behind the answer, so that its time tells nothing. */
export function tellOwners({ context, row }: Telling) {
  try {
    context.afterwards.add(async () => {
      for (const account of await ownersOf({ context, row })) await tell({ context, row, account });
    });
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    context.log.warn({ requestId: context.requestId }, 'owners of known data were not told');
  }
}

/** A ward or child who is known hears of the request itself, once the account is let in. */
async function ownersOf({ context: { store }, row }: Telling) {
  const owners = new Map<string, AccountRow>();
  const add = (accounts: readonly AccountRow[]) => {
    for (const account of accounts) if (account.id !== row.account_id) owners.set(account.id, account);
  };
  add(await ownersOfPeople({ store, registration: row }));
  if (row.phone_number !== null) add(await store.accounts.byPhone({ phoneNumber: row.phone_number }));
  return owners.values();
}

async function tell({ context, row, account }: Telling & { account: AccountRow }) {
  const language = account.language ?? context.language;
  // No note that somebody else can bring about takes its place.
  const telling = { context, account, kind: 'REGISTRATION' } as const;
  if (isReached(account)) {
    const message = registrationOfOwner({
      language,
      at: context.clock.now().getTime(),
      link: `${context.portalOrigin}/login`,
      recovery: `${context.portalOrigin}/resetpassword`,
    });
    return tellOwner({ ...telling, to: { channel: 'EMAIL', address: account.email }, message });
  }
  const { phone_number: address, phone_confirmed: isConfirmed, state } = account;
  const isBySms = address !== null && isConfirmed === 1 && state !== 'USER_BLOCKED';
  // Its code goes to the same number already.
  if (!isBySms || address === row.phone_number || !(await context.store.settings.isSmsEnabled())) return;
  const message = registrationOfOwnerBySms({ language });
  await tellOwner({ ...telling, to: { channel: 'SMS', address }, message });
}
