import type { Recipient } from '#contract/messages/schemas.ts';
import { recipientName } from '#app/domain/messages/recipient-name.ts';
import { shownName } from '#app/domain/person-name.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/** C§9. */
const A_PAGE = 5;

type Asked = Readonly<{ name?: string; lastname?: string; username?: string }>;

/** Units and people of the staff, five a page, the registration desk first (AP-25). */
export async function recipientPage(
  { provider }: AccountRequest,
  { page, ...asked }: Asked & { page: number },
) {
  const query = { ...asked, pageIndex: page - 1, pageSize: A_PAGE, first: 'DESK' as const };
  const found = await orOutage(provider.messages.recipientsInfo(query));
  if (!found.ok) return { options: [], hasMore: false, outage: found.outage };
  const { items, hasMore } = found.data;
  return { options: items.map(recipientOption), hasMore, outage: null };
}

const nameOf = ({ name, lastname }: Recipient) =>
  providerText(shownName(plainText(name), lastname && plainText(lastname)));

function recipientOption(recipient: Recipient) {
  const { accountId, role, unit, answersFor } = recipient;
  return {
    value: accountId,
    label: recipientName([nameOf(recipient), role, unit]),
    isOfProvider: true as const,
    about: answersFor ?? null,
  };
}

/** Returns who gets a request: who was chosen, else the registration desk; null while nobody knows, or when the chosen one is none. */
export async function recipientOf({ provider }: AccountRequest, chosen: string | null) {
  const query = chosen === null ? { first: 'DESK' as const } : { accountIds: [chosen] };
  const found = await orOutage(provider.messages.recipientsInfo({ ...query, pageIndex: 0, pageSize: 1 }));
  const recipient = found.ok ? found.data.items[0] : undefined;
  return {
    recipient: recipient ? { accountId: recipient.accountId, name: recipientOption(recipient).label } : null,
    outage: found.ok ? null : found.outage,
  };
}
