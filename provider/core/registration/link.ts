import { randomBytes } from 'node:crypto';
import { hashOf, type CallContext } from '#provider/core/context.ts';
import { endOfToken, tokensKeptFrom } from '#provider/core/one-time-tokens.ts';
import { registrationAtKnownAddress, registrationLink } from '#provider/core/outbox/registration-mails.ts';
import { linkTo } from '#provider/core/outbox/sent-links.ts';
import { SENDS_KEPT_MS, sendsNow } from '#provider/core/phone-codes/rules.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { keptBody, type RegistrationRow } from './kept.ts';

const PURPOSE = 'CONFIRM_EMAIL';

type Sending = Readonly<{
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'portalOrigin'>;
  /** As it is now; the transaction has locked it. */
  account: AccountRow;
  registration: RegistrationRow;
}>;

/**
 * Sends the link of a registration to its address; the one before is void. The bounds are kept in silence: by account and by
 * address (AP-04), and where there is an account with the address one mail a day (C-17).
 */
export async function sendRegistrationLink({ store, context, account, registration }: Sending) {
  const { email, language } = registration;
  if (email === null) return;
  const at = context.clock.now();
  const now = at.getTime();
  const owners = (await store.accounts.byEmail({ email })).filter(({ id }) => id !== account.id);
  const sends = await sendsOf({ store, account, email, registration, now });
  const mayGo = sendsNow({ sends, now }).nextSendAt === undefined;
  const ofOwner = { store, owner: owners[0], email, now };
  if (!mayGo || (await wasTold(ofOwner))) return;
  await countTold(ofOwner);

  const token = randomBytes(24).toString('base64url');
  await store.oneTimeTokens.voidAll({ accountId: account.id, purpose: PURPOSE, now });
  await store.oneTimeTokens.keep({
    account_id: account.id,
    purpose: PURPOSE,
    address: email,
    token_hash: hashOf(token),
    created_at: now,
    valid_until: Math.min(endOfToken({ purpose: PURPOSE, now }), registration.expires_at),
    keptFrom: tokensKeptFrom(now),
  });
  const { portalOrigin } = context;
  const { wanted, redirectContext } = keptBody(registration);
  const page = pageOf({ portalOrigin, redirectContext });
  const link = linkTo({ page, token, wanted: wanted ?? undefined });
  const isNamed = account.username !== email.toLowerCase() && registration.needs_username === 0;
  const mail =
    owners.length === 0
      ? registrationLink({ language, link, username: isNamed ? account.username : null })
      : registrationAtKnownAddress({
          language,
          link,
          login: `${portalOrigin}/login`,
          recovery: `${portalOrigin}/resetpassword`,
        });
  await store.outbox.queue({ channel: 'EMAIL', recipient: email, at, ...mail });
}

type Addressed = Readonly<{ store: StoreInTransaction; email: string; now: number }>;

/** Tells whether a link may go to an address that comes with a new registration: where none may, the one before stays good. */
export async function mayLinkGo({ store, email, now }: Addressed) {
  const toUnconfirmed = await store.registration.timesOfEmail({ email, since: now - SENDS_KEPT_MS });
  const [owner] = await store.accounts.byEmail({ email });
  const isFree = sendsNow({ sends: { ofAccount: [], toUnconfirmed }, now }).nextSendAt === undefined;
  return isFree && !(await wasTold({ store, owner, email, now }));
}

/** When links went to this account within the last day, and when the address came with any registration. */
async function sendsOf({ store, account, email, registration, now }: Addressed & Omit<Sending, 'context'>) {
  const since = now - SENDS_KEPT_MS;
  const ofAccount = await store.oneTimeTokens.sends({ accountId: account.id, purpose: PURPOSE, since });
  const others = await store.registration.timesOfEmail({ email, since, except: registration.id });
  const toUnconfirmed = [...ofAccount, ...others].sort((one, other) => one - other);
  return { ofAccount, toUnconfirmed };
}

type OfOwner = Addressed & Readonly<{ owner: AccountRow | undefined }>;

/** The owner of an address is told once a day, of whatever registration; no other note takes its place. */
async function wasTold({ store, owner, email, now }: OfOwner) {
  if (!owner) return false;
  const since = now - SENDS_KEPT_MS;
  const asked = { accountId: owner.id, address: email, kind: 'REGISTRATION', since } as const;
  return (await store.phoneCodes.timesTold(asked)) > 0;
}

async function countTold({ store, owner, email, now }: OfOwner) {
  if (!owner) return;
  const row = { account_id: owner.id, phone_number: email, kind: 'REGISTRATION', sent_at: now } as const;
  await store.phoneCodes.countSend({ ...row, since: now - SENDS_KEPT_MS });
}

/** The page of the link, with what is to be booked. */
function pageOf({
  portalOrigin,
  redirectContext,
}: {
  portalOrigin: string;
  redirectContext: ReturnType<typeof keptBody>['redirectContext'];
}) {
  const { medicalServiceCode, organizationalUnitId, employeeId, occupationCode, kind } =
    redirectContext ?? {};
  const named = {
    service: medicalServiceCode,
    orgUnit: organizationalUnitId,
    employee: employeeId,
    occupation: occupationCode,
    kind,
  };
  const query = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const page = `${portalOrigin}/confirm`;
  return query.length === 0 ? page : `${page}?${new URLSearchParams(query).toString()}`;
}
