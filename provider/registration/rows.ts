import { randomBytes } from 'node:crypto';
import type { CallContext } from '#provider/core/context.ts';
import type { ContactPlan } from '#provider/core/registration/contacts.ts';
import type { RegistrationRow as Settings } from '#provider/core/settings/registration-row.ts';
import type { KeptBody, KeptPerson, RegistrationRow } from '#provider/core/registration/kept.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import { agreedVersion, KEPT_MS, type SentRegistration } from './rules.ts';
import { wantedUsername } from '#provider/core/registration/usernames.ts';

/** A registration that is about to be made: what was sent, as it was read, and what refuses it. */
export type Registering = Readonly<{
  context: CallContext;
  read: Readonly<{
    sent: SentRegistration;
    people: readonly KeptPerson[];
    plan: ContactPlan;
    settings: Settings;
    isEmailName: boolean;
    isProved: 0 | 1;
    isSure: 0 | 1;
  }>;
  keyHash: string;
  referenceHash: string;
  proofHash: string | null;
  passwordHash: string;
  refuse: Readonly<{ proof: () => Error; files: () => Error; tooMany: (until: string) => Error }>;
}>;

type Of = Pick<Registering, 'read' | 'passwordHash' | 'keyHash' | 'referenceHash'> &
  Readonly<{ id: string; now: number }>;

/** The days before a visit by which a new account is reminded (AP-12). */
const REMINDER_DAYS = 2;

/** An account that waits to be let in: of its contacts it has none that its state would take for a proved one. */
export function accountRowOf({ read, passwordHash, id, now }: Of): AccountRow {
  const { sent, plan, settings, isEmailName } = read;
  const { name, lastName, contactData, credentials } = sent.account;
  const { phoneNumber, email } = contactData;
  const isAgreed = sent.account.settings.marketingMessagesConsent;
  const marketing = sent.consents.find(({ kind }) => kind === 'MARKETING');
  const isNamedByEmail = isEmailName && email !== undefined;
  return {
    id,
    username: isNamedByEmail
      ? email.toLowerCase()
      : wantedUsername({ username: credentials.username, name, lastName }),
    password_hash: passwordHash,
    type: 'UNAUTHORIZED',
    state: plan.state,
    blocked_until: null,
    name,
    last_name: lastName,
    email: plan.state === 'MUST_CONFIRM_EMAIL' ? (email ?? null) : null,
    phone_number: phoneNumber ?? null,
    phone_confirmed: 0,
    phone_required: settings.phoneIsRequired ? 1 : 0,
    language: sent.language,
    preferred_channel: 'PORTAL',
    sentinel: null,
    merge_with: null,
    version: 1,
    created_at: now,
    marketing_consent: isAgreed ? 1 : 0,
    marketing_at: isAgreed ? now : null,
    marketing_version: isAgreed ? (marketing?.version ?? '') : null,
    reminder_days: REMINDER_DAYS,
    deleted_at: null,
  };
}

export function registrationRowOf({
  read,
  id,
  accountId,
  keyHash,
  referenceHash,
  needsUsername,
  body,
  now,
}: Of & { accountId: string; needsUsername: 0 | 1; body: KeptBody }): RegistrationRow {
  const { sent, plan, isProved, isSure } = read;
  const { phoneNumber, email, preferredCommunicationChannel } = sent.account.contactData;
  return {
    id,
    key_hash: keyHash,
    reference_hash: referenceHash,
    patient_alias: sent.patientRole === undefined ? '' : randomBytes(16).toString('base64url'),
    account_id: accountId,
    state: 'WAITS',
    channel: plan.channel,
    language: sent.language,
    body: JSON.stringify(body),
    email: email ?? null,
    phone_number: phoneNumber ?? null,
    prefers: preferredCommunicationChannel,
    is_number_proved: 0,
    is_contact_known: 0,
    needs_username: needsUsername,
    is_identity_proved: isProved,
    is_identity_sure: isSure,
    corrections: 0,
    created_at: now,
    expires_at: now + KEPT_MS,
    done_at: null,
  };
}

/** The body that is kept until the account is let in: without secrets. */
export function bodyOf({ sent, people }: Registering['read']): KeptBody {
  const { password: _, ...credentials } = sent.account.credentials;
  return {
    sent: { ...sent, account: { ...sent.account, credentials } },
    people,
    patientRole: sent.patientRole ?? null,
    redirectContext: sent.redirectContext,
    wanted: sent.wanted ?? null,
    consentVersion: agreedVersion(sent.consents),
  };
}
