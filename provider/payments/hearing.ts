import type { Clock } from '#provider/core/clock.ts';
import type { Log } from '#provider/core/log.ts';
import type { Store } from '#provider/core/store.ts';

/** The parts with which the gateway's words are written down. */
export type Hearing = Readonly<{
  store: Store;
  clock: Clock;
  log: Log;
  /** Where patients find the portal: for links in mails. */
  portalOrigin: string;
}>;
