import type { ChatMessageRow } from './tables.ts';

const GUEST = { pl: 'gość', en: 'guest' } as const;

/** Who sent a line of a chat: a guest is called one, for the name is as the guest has given it. */
export const senderOf = (
  { sender, side }: Pick<ChatMessageRow, 'sender' | 'side'>,
  language: keyof typeof GUEST,
) => (side === 'GUEST' ? `${sender} (${GUEST[language]})` : sender);
