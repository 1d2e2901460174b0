import { hashOf, type CallContext } from '#provider/core/context.ts';
import { sendCode } from '#provider/core/phone-codes/codes.ts';
import { activationObject } from '#provider/core/phone-codes/rules.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { RegistrationRow } from './kept.ts';

type Asked = Readonly<{
  registrationId: string;
  phoneNumber: string;
  /** In phone-no2: what stands for the ward or child. */
  patientId?: string | undefined;
}>;

/** The registration of a browser whose number waits for its code, with its account locked; undefined: there is none. */
export async function waitingFor({
  store,
  context,
  asked,
}: {
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock'>;
  asked: Asked;
}): Promise<{ registration: RegistrationRow; account: AccountRow } | undefined> {
  const before = await store.registration.byReference(hashOf(asked.registrationId));
  if (!before?.account_id) return undefined;
  await store.accounts.lock(before.account_id);
  const now = context.clock.now().getTime();
  const registration = await store.registration.openOf({ accountId: before.account_id, now });
  if (registration?.state !== 'WAITS' || registration.channel !== 'SMS') return undefined;
  const isOther = asked.patientId !== undefined && asked.patientId !== registration.patient_alias;
  if (isOther || registration.phone_number !== asked.phoneNumber) return undefined;
  return { registration, account: await store.accounts.byId(before.account_id) };
}

/** Sends one more code to the number of a registration, whether it is another account's or not (C-77). @throws PHONE_NOT_PENDING, TOO_MANY_CODES */
export async function sendRegistrationCode({
  context,
  errors,
  asked,
}: {
  context: CallContext;
  errors: Parameters<typeof sendCode>[0]['errors'] & { PHONE_NOT_PENDING: () => Error };
  asked: Asked;
}) {
  await context.store.transaction(async (store) => {
    const found = await waitingFor({ store, context, asked });
    if (!found) throw errors.PHONE_NOT_PENDING();
    const { account } = found;
    await sendCode({ store, context, account, confirms: activationObject(account.id), errors });
  });
}
