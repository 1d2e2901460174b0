import type { FramePart } from '#provider/core/frame-part.ts';

/** The number of messages not read yet. */
export const frame: FramePart = {
  isNeeded: false,
  async say(context) {
    const { id } = await context.account();
    return { unreadCount: await context.store.messages.unreadCount(id) };
  },
};
