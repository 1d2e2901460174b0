import { createHash } from 'node:crypto';
import { newPasswordFault } from '#provider/core/passwords/new-password.ts';
import { hashOfNew } from '#provider/core/passwords/hash-of-new.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { contactPlan } from '#provider/core/registration/contacts.ts';
import type { RegistrationRow } from '#provider/core/registration/kept.ts';
import { register } from './creating.ts';
import type { Registering } from './rows.ts';
import {
  accountFault,
  consentFault,
  lacksFiles,
  needsPassword,
  readPeople,
  type SentRegistration,
} from './rules.ts';
import { tellOwners } from './telling.ts';
import { wantedUsername } from '#provider/core/registration/usernames.ts';

type Errors = Parameters<Parameters<typeof os.registration.create.handler>[0]>[0]['errors'];

/** Opaque, and the same however often the registration is sent: it is made of the secret that the browser alone has. */
const referenceOf = (key: string) => createHash('sha256').update(`registration ${key}`).digest('base64url');

/** The same for known and unknown people, and for the first post and each that is like it. */
async function answerTo(context: CallContext, row: RegistrationRow, key: string) {
  const isAtOnce = row.channel === 'NONE' && row.done_at === row.created_at && row.account_id !== null;
  const account = isAtOnce && row.account_id ? await context.store.accounts.byId(row.account_id) : undefined;
  return {
    registrationId: referenceOf(key),
    channel: row.channel,
    ...(row.patient_alias === '' ? {} : { patientId: row.patient_alias }),
    ...(account ? { username: account.username } : {}),
  };
}

export const create = os.registration.create.handler(async ({ input, context, errors }) => {
  const { key, proof, ...sent } = input;
  const keyHash = hashOf(key);
  const before = await context.store.registration.byKey(keyHash);
  if (before) return answerTo(context, before, key);

  await checkOffered({ context, errors, sent });
  const read = await readSent({ context, errors, sent, proof });
  const passwordHash = await hashOfTyped({ context, errors, read });
  const { row, isNew } = await register({
    context,
    read,
    keyHash,
    passwordHash,
    referenceHash: hashOf(referenceOf(key)),
    proofHash: proof === undefined ? null : hashOf(proof),
    refuse: {
      proof: () => errors.PROOF_OVER(),
      files: () => errors.VALIDATION_ERROR({ data: { fault: 'ATTACHMENTS', of: 'PATIENT' } }),
      tooMany: (until: string) => errors.TOO_MANY_REGISTRATIONS({ data: { until } }),
    },
  });
  if (isNew) tellOwners({ context, row });
  return answerTo(context, row, key);
});

/** @throws NOT_OFFERED */
async function checkOffered({
  context,
  errors,
  sent,
}: {
  context: CallContext;
  errors: Errors;
  sent: SentRegistration;
}) {
  const login = await context.store.settings.login();
  const isOffered = {
    PATIENT: login.showLinkToCreateAccountForMe,
    WARD: login.showLinkToCreateAccountForWard,
    CHILD: login.showLinkToCreateAccountForChild,
  }[sent.patientRole ?? 'PATIENT'];
  if (!isOffered) throw errors.NOT_OFFERED();
}

/** All that the registration says, when nothing is wrong with it. @throws VALIDATION_ERROR, CONSENT_CHANGED, PROOF_OVER */
async function readSent({
  context,
  errors,
  sent: asTyped,
  proof,
}: {
  context: CallContext;
  errors: Errors;
  sent: SentRegistration;
  proof: string | undefined;
}): Promise<Registering['read']> {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const [settings, { nationalIdRequired }, { usernamePromptMode }, areNumbersProved] = await Promise.all([
    store.settings.registration(),
    store.consentSettings.identification(),
    store.settings.login(),
    store.settings.arePhonesProved(),
  ]);
  const isOwn = asTyped.patientRole === undefined;
  const proved =
    proof === undefined ? undefined : await store.registration.proved({ proofHash: hashOf(proof), now });
  if (proof !== undefined && (!proved || !isOwn)) throw errors.PROOF_OVER();
  const sent = proved ? withProved(asTyped, proved) : asTyped;
  const isEmailName = usernamePromptMode === 'E_MAIL';
  const { phoneNumber, email } = sent.account.contactData;
  const isProofWanted = settings.phoneConfirmationEnabled;
  const plan = contactPlan({ phoneNumber, email, isEmailName, areNumbersProved, isProofWanted });

  const ofAccount = accountFault(sent, { settings, isEmailName, plan });
  if (ofAccount) throw errors.VALIDATION_ERROR({ data: ofAccount });
  const { people, fault } = readPeople(sent, {
    settings: { ...settings, nationalIdRequired },
    today: localDay(now),
  });
  if (fault) throw errors.VALIDATION_ERROR({ data: fault });
  if (lacksFiles(people, settings))
    throw errors.VALIDATION_ERROR({ data: { fault: 'ATTACHMENTS', of: 'PATIENT' } });
  const ofConsents = consentFault(sent.consents, settings);
  if (ofConsents === 'MISSING') throw errors.VALIDATION_ERROR({ data: { fault: 'CONSENT', of: 'ACCOUNT' } });
  if (ofConsents === 'CHANGED') throw errors.CONSENT_CHANGED();
  return {
    sent,
    people,
    plan,
    settings,
    isEmailName,
    isSure: proved?.is_sure ?? 0,
    isProved: proved ? 1 : 0,
  };
}

type Proved = NonNullable<Awaited<ReturnType<CallContext['store']['registration']['proved']>>>;

/** Whatever was typed, who it is the identity system has said (C-07). */
function withProved(sent: SentRegistration, { national_id, name, last_name }: Proved): SentRegistration {
  const names = {
    ...(name === null ? {} : { name }),
    ...(last_name === null ? {} : { lastName: last_name }),
  };
  const identity = { nationalIdentificationNumber: national_id };
  return {
    ...sent,
    account: { ...sent.account, ...names },
    patient: { ...sent.patient, ...names, identity },
  };
}

/** "" where the password is set later. @throws PASSWORD_TOO_SHORT, PASSWORD_VULNERABLE_ERROR, BUSY */
async function hashOfTyped({
  context,
  errors,
  read,
}: {
  context: CallContext;
  errors: Errors;
  read: Registering['read'];
}) {
  const { settings, plan, sent, isEmailName } = read;
  const { credentials, contactData, name, lastName } = sent.account;
  const { password } = credentials;
  if (password === undefined || !needsPassword({ settings, plan })) return '';
  const typed = wantedUsername({ username: credentials.username, name, lastName });
  const username = isEmailName ? (contactData.email ?? typed) : typed;
  const fault = newPasswordFault({ password, username });
  if (fault) throw errors[fault]();
  return hashOfNew({ context, errors, password });
}
