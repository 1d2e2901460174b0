import type { AccountCopy } from '#contract/account/leaving-schemas.ts';
import { partsOfDevice } from '#app/domain/account/device.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Copied = Pick<PortalRequest, 't' | 'language'>;

/** The copy of an account's data as its page says it, part by part, in the words of the printout. */
export function copyView(copy: AccountCopy, request: Copied) {
  const { t } = request;
  const name = `${copy.name} ${copy.lastName}`;
  return {
    account: [
      { term: t('account:copy.terms.login'), value: copy.username },
      { term: t('account:copy.terms.name'), value: name },
      { term: t('account:copy.terms.type'), value: t(`account:copy.type.${copy.type}`) },
    ],
    contacts: contactsView(copy, request),
    consents: copy.consents,
    marketing: copy.marketing,
    links: copy.links.map(({ role, linkState, linkedAt, endedAt, ...person }) => ({
      name: `${person.name} ${person.lastName}`,
      values: { role: t(`account:copy.role.${role}`), state: t(`account:copy.state.${linkState}`) },
      linkedAt,
      endedAt: endedAt ?? null,
    })),
    sessions: copy.sessions,
    /** Null: the provider does not say. */
    signIns:
      copy.signIns?.map(({ at, type, device }) => ({ at, type, device: partsOfDevice(device) })) ?? null,
  };
}
export type CopyView = ReturnType<typeof copyView>;

type Waiting = { value: string; validUntil: string };

function contactsView({ contacts, settings, formerContacts }: AccountCopy, { t, language }: Copied) {
  const phone = contacts.phoneNumber && phoneAsSaid({ phone: contacts.phoneNumber, language });
  const state = contacts.phoneConfirmed ? 'phoneConfirmed' : 'phoneUnconfirmed';
  const { reminderDays: count, preferredCommunicationChannel: channel } = settings;
  const { pendingPhone: pending, restorePhone: former } = contacts;
  const waitingFact = (name: 'newEmail' | 'newPhone', waiting: Waiting | undefined) => {
    if (!waiting) return [];
    const day = textIn(language).formatDateTime(waiting.validUntil);
    const value = t('account:copy.waits', { value: waiting.value, day });
    return [{ term: t(`account:copy.terms.${name}`), value }];
  };
  const sayable = (kind: 'EMAIL' | 'PHONE', value: string) =>
    kind === 'PHONE' ? phoneAsSaid({ phone: value, language }) : value;
  const formerFacts = (kind: 'EMAIL' | 'PHONE', last: string | undefined) => {
    const term = t(`account:copy.terms.${kind === 'PHONE' ? 'formerPhone' : 'formerEmail'}`);
    // A host that does not list them all says the last one.
    if (!formerContacts) return last ? [{ term, value: sayable(kind, last) }] : [];
    return formerContacts
      .filter((one) => one.kind === kind)
      .map(({ value, validUntil }) => ({
        term,
        value: t('account:copy.former', {
          value: sayable(kind, value),
          day: textIn(language).formatDateTime(validUntil),
        }),
      }));
  };
  return [
    { term: t('account:copy.terms.email'), value: contacts.email ?? t('account:copy.none') },
    ...waitingFact('newEmail', contacts.pendingEmail),
    ...formerFacts('EMAIL', contacts.restoreEmail),
    {
      term: t('account:copy.terms.phone'),
      value: phone ? t(`account:copy.${state}`, { phone }) : t('account:copy.none'),
    },
    ...waitingFact(
      'newPhone',
      pending && { ...pending, value: phoneAsSaid({ phone: pending.value, language }) },
    ),
    ...formerFacts('PHONE', former),
    { term: t('account:copy.terms.channel'), value: t(`account:copy.channel.${channel}`) },
    {
      term: t('account:copy.terms.language'),
      value: t(`account:copy.languages.${settings.language ?? 'none'}`),
    },
    {
      term: t('account:copy.terms.reminders'),
      value: count === undefined ? t('account:copy.noReminders') : t('account:copy.reminderDays', { count }),
    },
  ];
}

/** The size of the printout, in words; null where it is not offered: at a kiosk, and where it cannot be made now. */
export async function pdfSize({ context, provider, session, language }: AccountRequest) {
  if (context.portal.environment.isKiosk) return null;
  const file = await orOutage(provider.account.copyPrintout({ id: session.accountId }));
  return file.ok ? formatFileSize({ bytes: file.data.size, language }) : null;
}
