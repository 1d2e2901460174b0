import type { WrittenAccountCopy } from '#contract/account/leaving-schemas.ts';
import type { CallContext } from '#provider/core/context.ts';
import { present } from '#provider/core/wire.ts';
import { accountView } from './account-view.ts';

const instant = (at: number) => new Date(at).toISOString();

/** The copy of what is kept of the session's account; whoever reads it is in the audit. */
export async function accountCopy(context: CallContext): Promise<WrittenAccountCopy> {
  const row = await context.account();
  await context.access.note({ patientId: null, action: 'account.copy', object: row.id });
  const { departure } = context.store;
  const now = context.clock.now().getTime();
  const consents = await departure.consentsOf(row.id);
  const marketing = await departure.marketingOf(row.id);
  const links = await departure.linksOf(row.id);
  const former = await context.store.contacts.former({ accountId: row.id, now });
  const sessions = await departure.sessionsOf({ accountId: row.id, now });
  return {
    username: row.username,
    name: row.name,
    lastName: row.last_name,
    type: row.type,
    contacts: (await accountView({ ...context, row, former })).contactData,
    settings: {
      ...present({ language: row.language, reminderDays: row.reminder_days }),
      preferredCommunicationChannel: row.preferred_channel,
    },
    consents: consents.map(({ name, version, accepted, answered_at: at }) => ({
      name,
      version,
      ...(accepted === null || at === null ? {} : { accepted: accepted === 1, answeredAt: instant(at) }),
    })),
    marketing: marketing.map(({ is_given, version, at }) => ({
      isGiven: is_given === 1,
      version,
      at: instant(at),
    })),
    links: links.map(({ name, last_name, role, link_state, linked_at, ended_at }) => ({
      name,
      lastName: last_name,
      role,
      linkState: link_state,
      linkedAt: instant(linked_at),
      ...(ended_at === null ? {} : { endedAt: instant(ended_at) }),
    })),
    sessions: sessions.map(({ token_hash, created_at, expires_at }) => ({
      openedAt: instant(created_at),
      endsAt: instant(expires_at),
      isCurrent: token_hash === context.tokenHash,
    })),
    formerContacts: former.map(({ kind, value, changed_at, valid_until }) => ({
      kind,
      value,
      changedAt: instant(changed_at),
      validUntil: instant(valid_until),
    })),
    signIns: await lastSignIns({ store: context.store, accountId: row.id }),
  };
}

/** The number of sign-ins that an account's owner is shown. */
const SHOWN_EVENTS = 20;

type OfAccount = Readonly<{ store: Pick<CallContext['store'], 'signInEvents'>; accountId: string }>;

/** The last sign-ins to an account, and the failed ones, the newest first. */
export async function lastSignIns({ store, accountId }: OfAccount) {
  const rows = await store.signInEvents.latest({
    accountId,
    limit: SHOWN_EVENTS,
    types: ['LOGIN_SUCCESS', 'LOGIN_FAILURE', 'ACCOUNT_LOCK'],
  });
  return rows.flatMap(({ at, type, device }) =>
    type === 'LOGOUT' ? [] : [{ at: instant(at), type, device: device ?? undefined }],
  );
}
