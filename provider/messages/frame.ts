import type { FramePart } from '#provider/home/frame-part.ts';

/** How many messages are not read yet. */
export const frame: FramePart = {
  isNeeded: false,
  async say(context) {
    const { id } = await context.account();
    return { unreadCount: await context.store.messages.unreadCount(id) };
  },
};
