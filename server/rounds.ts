import type { Kysely } from 'kysely';
import { startReminding } from '#provider/account/reminding.ts';
import { startForgettingCopies } from '#provider/copies/rounds.ts';
import { startForgettingGuests } from '#provider/registration/rounds.ts';
import { startForgetting } from '#provider/telehealth-live/forgetting.ts';
import { startAgeing } from '#provider/ages/rounds.ts';
import { startEnding } from '#provider/guardians/rounds.ts';
import type { Clock } from '#provider/core/clock.ts';
import { startArchiving } from '#provider/core/audit/archive.ts';
import type { Log } from '#provider/core/log.ts';
import { startDelivery } from '#provider/core/outbox/delivery.ts';
import { createStore } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { startAsking } from '#provider/payments/questions.ts';

type Parts = Readonly<{
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  portalOrigin: string;
  gateway: PaymentGateway | null;
  mailFrom: string;
  /** Undefined: nobody sends mails. */
  send: Parameters<typeof startDelivery>[0]['send'] | undefined;
}>;

/** All that the provider in the box does by itself, every so often. Returns what ends it, once what is under way is done. */
export function startAllRounds({ gateway, mailFrom: from, send, ...parts }: Parts) {
  const rounds = [
    startArchiving(parts),
    startReminding(parts),
    startAgeing(parts),
    startEnding(parts),
    startForgetting(parts),
    startForgettingGuests(parts),
    startForgettingCopies(parts),
    startAsking({ ...parts, store: createStore(parts.db), gateway }),
    ...(send ? [startDelivery({ ...parts, from, send })] : []),
  ];
  return async () => {
    for (const { stop } of rounds) await stop();
  };
}
