/** What makes the database fast; each can be switched off (docs/decisions/019-fast-rooms.md). */
export type DatabaseFast = {
  has: (part: 'compiled-queries' | 'prepared-statements' | 'quick-rows') => boolean;
};

export const ALL_FAST: DatabaseFast = { has: () => true };
