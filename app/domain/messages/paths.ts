export const BOXES = ['inbox', 'outbox'] as const;
/** Messages to the account, or by it. */
export type Box = (typeof BOXES)[number];

export const BOX_PATHS = { inbox: '/messages', outbox: '/messages/outbox' } as const satisfies Record<
  Box,
  string
>;

export const messagePath = (id: string) => `/messages/${encodeURIComponent(id)}`;

export const messagePrintPath = (id: string) => `${messagePath(id)}/print`;

export const messageFilePath = ({ messageId, id }: { messageId: string; id: string }) =>
  `${messagePath(messageId)}/attachments/${encodeURIComponent(id)}`;
