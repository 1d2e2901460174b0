/** C§3: chat, chat and audio, chat with audio and video. */
export const COMMUNICATION_TYPES = ['C', 'A', 'V'] as const;
export type CommunicationType = (typeof COMMUNICATION_TYPES)[number];

/** True where microphone or camera are used. */
export const hasMedia = (type: CommunicationType) => type !== 'C';

/** C-61: what access-data answers as `apiKey` where the stand-in carries picture and sound; any other key is the vendor's. */
export const STAND_IN_KEY = 'stand-in';

/** C-54: for how long a report says that somebody is there, by what has sent it. */
export const READY_MS = { script: 90_000, page: 600_000 } as const;
export type ReportedBy = keyof typeof READY_MS;

/** C-98: code points of one line of the chat, after its line ends are LF. */
export const LINE_MOST = 2000;

/** Characters of the name that a guest gives. */
export const GUEST_NAME_MOST = 80;

/** Bounds of what the stand-in passes on between two browsers. */
export const SIGNAL = { longest: 16_000, atOnce: 30 } as const;
