import { placeAmong } from '#app/domain/messages/place.ts';
import { plainText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { gateAddressOf } from '#app/services/access/gates.server.ts';
import { fileViews } from './files.server.ts';

const PATH = '/messages-to-confirm';

/** The first message that waits, and its place among those that waited when the first one was shown; null when none does. */
export async function messageShown(request: AccountRequest) {
  const { provider, t, url } = request;
  const messages = await provider.messages.toConfirm();
  const [message] = messages;
  if (!message) return null;

  const files = await provider.messages.attachments({ id: message.id });
  const of = url.searchParams.get('of');
  const place = placeAmong({ left: messages.length, all: of });
  const over = t('messages:toConfirm.place', place);
  return {
    title: `${over} ${plainText(message.title)}`,
    message,
    over,
    isFirst: place.number === 1,
    files: fileViews(request, { files, hrefOf: (id) => gateFilePath({ messageId: message.id, id }) }),
    all: String(place.all),
    // The page's own address: lynx does not fetch an answer that leads back to where it posted, unless it was there (decision 057).
    action: withPlace(gateAddressOf(request, 'MESSAGES'), of),
  };
}

/** Keeps in the gate's address how many messages there were; any other page has no use for it. */
export function withPlace(address: string, all: string | null) {
  if (all === null || address.split('?')[0] !== PATH) return address;
  return `${address}${address.includes('?') ? '&' : '?'}of=${encodeURIComponent(all)}`;
}

const gateFilePath = ({ messageId, id }: { messageId: string; id: string }) =>
  `${PATH}/${encodeURIComponent(messageId)}/attachments/${encodeURIComponent(id)}`;
