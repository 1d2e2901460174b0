import type { FramePart } from '#provider/core/frame-part.ts';
import { accountShown } from './handlers/account-view.ts';
import { openGates } from './handlers/gates.ts';

/** Whose account it is, and what it must do before anything else. */
export const frame: FramePart = {
  isNeeded: true,
  async say(context) {
    const [gates, account] = await Promise.all([openGates(context), accountShown(context)]);
    return { gates, account };
  },
};
