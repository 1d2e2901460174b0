import type { Kysely } from 'kysely';
import type { CopiesSettings } from '#contract/copies/schemas.ts';
import type { BilingualText } from '#contract/primitives.ts';
import { settingOf } from '#provider/core/settings/store/setting-of.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** The settings of requests, with the calls that fail, as it was left at the staff side. */
type Kept = Omit<CopiesSettings, 'priceText'> & {
  /** Null: the unit tells the price. */
  priceText: BilingualText | null;
  failing: readonly string[];
};

const USUAL: Kept = {
  cdocTypes: ['COPY', 'EXTRACT', 'PERM', 'PERM_PERSON'],
  cdocScopeEnable: true,
  priceText: {
    pl: 'Pierwsza kopia jest bezpłatna. Następne: 0,50 zł za stronę, 10 zł za płytę CD lub pendrive.',
    en: 'The first copy is free of charge. Further ones: 0.50 zł a page, 10 zł for a CD or a USB stick.',
  },
  failing: [],
};

/** Settings of requests for copies. */
export const copySettingsOf = (db: Kysely<Tables>) => {
  const all = async (): Promise<Kept> => ({
    ...USUAL,
    ...(await settingOf<Partial<Kept>>({ db, key: 'copies', otherwise: {} })),
  });
  return {
    all,

    /** B-15. Whether requests are taken at all: a kind of them, and the module, which is on unless the store says otherwise. */
    async areTaken(): Promise<boolean> {
      const otherwise: { documentRequestsModule?: boolean } = {};
      const { documentRequestsModule } = await settingOf({ db, key: 'application', otherwise });
      return documentRequestsModule !== false && (await all()).cdocTypes.length > 0;
    },
  };
};
