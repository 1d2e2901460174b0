import type { Kysely } from 'kysely';
import type { BilingualText } from '#contract/primitives.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { settingOf } from '#provider/core/settings/store/setting-of.ts';

/** The settings of payouts; null: no such limit. */
export type PayoutSettings = {
  least: number | null;
  most: number | null;
  perMonth: number | null;
  /** Where the money goes (B-29). */
  paidTo: BilingualText;
  /** The calls that fail, as it was left at the staff side: for trying what patients read then. */
  failing: readonly string[];
};

const USUAL: PayoutSettings = {
  least: null,
  most: 200_000,
  perMonth: 3,
  paidTo: {
    pl: 'Na konto bankowe, które zna przychodnia, a gdy go nie zna: do odbioru w kasie na parterze, z dowodem tożsamości.',
    en: 'To the bank account that the clinic knows; if it knows none, to be collected at the cash desk on the ground floor, with proof of identity.',
  },
  failing: [],
};

/** Settings of payouts of deposits. */
export const depositSettingsOf = (db: Kysely<Tables>) => ({
  /** Three a calendar month, 2000 zł at most, unless the store says otherwise. */
  async payouts(): Promise<PayoutSettings> {
    return {
      ...USUAL,
      ...(await settingOf<Partial<PayoutSettings>>({ db, key: 'deposits', otherwise: {} })),
    };
  },
});
