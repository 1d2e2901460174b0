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

export const NEW_PATH = '/messages/new';
export const DRAFTS_PATH = '/messages/drafts';

export const newPath = (draftId: string | null) =>
  draftId === null ? NEW_PATH : `${NEW_PATH}?draft=${encodeURIComponent(draftId)}`;
export const replyPath = (id: string) => `${NEW_PATH}?reply=${encodeURIComponent(id)}`;
export const anewPath = (id: string) => `${NEW_PATH}?from=${encodeURIComponent(id)}`;

/** The subjects about which a message may be begun: a booking by its system and id, "AMMS/booking-3001". */
export const SUBJECTS = ['BOOKING', 'RESULT', 'ENCOUNTER', 'INVOICE'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const aboutPath = ({ kind, id, patientId }: { kind: Subject; id: string; patientId: string }) =>
  `${NEW_PATH}?${new URLSearchParams({ about: kind, id, patientId })}`;

/** Pages of a message that is being written. */
export const writingPath = (part: 'recipients' | 'files', draftId: string) =>
  `${NEW_PATH}/${part}?draft=${encodeURIComponent(draftId)}`;

export const editPath = (id: string, draftId: string | null = null) =>
  `${messagePath(id)}/edit${draftId === null ? '' : `?draft=${encodeURIComponent(draftId)}`}`;
export const deletePath = (id: string) => `${messagePath(id)}/delete`;
export const restorePath = (id: string) => `${messagePath(id)}/restore`;
export const discardDraftPath = (id: string) => `${DRAFTS_PATH}/${encodeURIComponent(id)}/delete`;
