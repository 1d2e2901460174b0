import type { Clock } from '#provider/core/clock.ts';
import type { Log } from '#provider/core/log.ts';
import type { Store } from '#provider/core/store.ts';

/** The parts needed to write down what the gateway says. */
export type Hearing = Readonly<{
  store: Store;
  clock: Clock;
  log: Log;
  /** Where patients find the portal: for links in mails. */
  portalOrigin: string;
}>;
