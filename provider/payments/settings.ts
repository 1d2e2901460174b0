import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { settingOf } from '#provider/core/settings/store/setting-of.ts';

/** The settings of payments. */
export type PaymentSettings = Readonly<{
  /** ISO 4217. */
  currency: string;
  /** The calls that fail, as it was left at the staff side: for trying what patients read then. */
  failing: readonly string[];
}>;

const USUAL: PaymentSettings = { currency: 'PLN', failing: [] };

/** Zloty, and nothing fails, unless the store says otherwise. */
export const paymentSettingsOf = (db: Kysely<Tables>) => ({
  async get(): Promise<PaymentSettings> {
    const otherwise: Partial<PaymentSettings> = {};
    return { ...USUAL, ...(await settingOf({ db, key: 'payments', otherwise })) };
  },
});
