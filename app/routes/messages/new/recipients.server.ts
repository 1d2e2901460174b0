import type { MessageSettings, Recipient, RecipientQuery } from '#contract/messages/schemas.ts';
import { recipientName } from '#app/domain/messages/recipient-name.ts';
import { shownName } from '#app/domain/person-name.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { ChosenRecipient } from './draft.server.ts';

/** C§9. */
export const RECIPIENTS_A_PAGE = 5;
/** More than any setting allows. */
const MOST = 50;

const nameOf = ({ name, lastname }: Pick<Recipient, 'name' | 'lastname'>) =>
  providerText(shownName(plainText(name), lastname && plainText(lastname)));

const chosenFrom = (recipient: Recipient): ChosenRecipient => ({
  accountId: recipient.accountId,
  name: nameOf(recipient),
  role: recipient.role,
});

/**
 * Returns the members of the staff with these ids, in the order in which they were chosen; the caller tells of ids that are
 * not among them.
 */
export async function recipientsByIds(
  request: AccountRequest,
  ids: readonly string[],
): Promise<ChosenRecipient[]> {
  const accountIds = ids.slice(0, MOST);
  if (accountIds.length === 0) return [];
  const { items } = await request.provider.messages.recipientsInfo({
    pageIndex: 0,
    pageSize: MOST,
    accountIds,
  });
  return accountIds.flatMap((id) => items.filter(({ accountId }) => accountId === id).map(chosenFrom));
}

/** Returns those of the ids to whom nobody may write: they left, or never were. */
export async function unknownRecipients(request: AccountRequest, ids: readonly string[]): Promise<string[]> {
  const known = await recipientsByIds(request, ids);
  return ids.filter((id) => known.every(({ accountId }) => accountId !== id));
}

/** A unit by its name; nobody when it gets no messages. */
export async function recipientsNamed(
  request: AccountRequest,
  name: Recipient['name'],
): Promise<ChosenRecipient[]> {
  const { items } = await request.provider.messages.recipientsInfo({
    pageIndex: 0,
    pageSize: MOST,
    name: plainText(name),
  });
  return items
    .filter((one) => one.lastname === undefined && one.name === name)
    .slice(0, 1)
    .map(chosenFrom);
}

type Part = Pick<RecipientQuery, 'name' | 'lastname' | 'username'> & { page: number };

/** Who may be written to, a page of five. */
export const recipientPage = (request: AccountRequest, { page, ...query }: Part) =>
  request.provider.messages.recipientsInfo({
    ...query,
    pageIndex: page - 1,
    pageSize: RECIPIENTS_A_PAGE,
  });

/** An option: who, as what and where; what to write to them about, and how fast they answer. */
export function recipientOption(
  { t }: AccountRequest,
  { recipient, settings }: { recipient: Recipient; settings: MessageSettings },
) {
  const { accountId, role, unit, answersFor, isSeen } = recipient;
  const days = recipient.answerWithinDays ?? settings.answerWithinDays;
  return {
    value: accountId,
    label: recipientName([nameOf(recipient), role, unit]),
    isOfProvider: true as const,
    about: answersFor ?? null,
    hint: [
      ...(days === undefined ? [] : [t('messages:recipients.answersWithin', { count: days })]),
      ...(isSeen ? [t('messages:recipients.seen')] : []),
    ].join(' '),
  };
}

/** An option of who was chosen before, of whom no more is looked up. */
export const chosenOption = ({ accountId, name, role }: ChosenRecipient) => ({
  value: accountId,
  label: recipientName([name, role]),
  isOfProvider: true as const,
});

/** Options of a few in one line each: who, as what, and where only if two of them would be called alike. */
export function shortOptions(recipients: readonly Recipient[]) {
  const options = recipients.map((one) => ({ ...chosenOption(chosenFrom(one)), unit: one.unit }));
  return options.map(({ unit, ...option }) => {
    const isAlone = options.filter(({ label }) => label === option.label).length === 1;
    return isAlone ? option : { ...option, label: recipientName([option.label, unit]) };
  });
}
