import type { Kysely } from 'kysely';
import type { Clock } from '#provider/core/clock.ts';
import type { MadeUpAuthority } from '#provider/core/signatures/made-up/authority.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { Bank } from '#provider/payments/bench/bank.ts';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import type { Desk } from '#provider/signing/bench/desk.ts';
import type { SessionMaker } from '#provider/core/outside/session-maker.ts';
import type { Signables } from '#provider/core/signable.ts';

/** The parts with which the staff's pages of an area are made. */
export type BenchParts = Readonly<{
  db: Kysely<Tables>;
  clock: Clock;
  /** Where patients find the portal. */
  portalOrigin: string;
  /** The portal runs as another process, with a clock of its own. */
  isRemotePortal: boolean;
  /** The made-up authority of signatures; null: there are real ones. */
  authority: MadeUpAuthority | null;
  /** The made-up signing service; null: there is a real one, or none. */
  desk: Desk | null;
  /** The made-up bank; null: there is a real gateway, or none. */
  bank: Bank | null;
  /** Who pays back, real or made up; null: nobody. */
  gateway: PaymentGateway | null;
  /** The documents that patients sign. */
  signables: Signables;
  /** The maker of the sessions of live teleconsultations. */
  sessions: SessionMaker;
  /** Must be called when a setting has changed: kept answers are asked for anew. */
  changed: () => void;
}>;

/** One entry of the staff side's menu: its name there, and what can be done on the page. */
export type BenchPage = Readonly<{ path: string; name: string; does: string }>;
