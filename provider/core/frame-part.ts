import type { Frame } from '#contract/home/schemas.ts';
import type { CallContext } from '#provider/core/context.ts';

/** An area's part of what stands around every page. */
export type FramePart = Readonly<{
  /** No page can be made without it; any other part that fails or takes long is left out. */
  isNeeded: boolean;
  say: (context: CallContext) => Promise<Partial<Frame>>;
}>;
