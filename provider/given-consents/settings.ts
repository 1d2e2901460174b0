import type { Kysely } from 'kysely';
import type { ConsentType } from '#contract/given-consents/schemas.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { settingOf } from '#provider/core/settings/store/setting-of.ts';

/** The settings of consents that patients give. */
export type ConsentsRow = {
  signatureRequired: Record<ConsentType, boolean>;
  guardianMayGive: boolean;
  occupational: boolean;
  /** The calls that fail, as it was left at the staff side: for trying what patients read then. */
  failing: readonly string[];
};

const WITH_CONSENTS: ConsentsRow = {
  signatureRequired: { CPAR: true, CDPM: true, CTEL: false, INFO: false, OCCU: false },
  guardianMayGive: false,
  occupational: true,
  failing: [],
};

/** The documents by which somebody may be known. */
export const OFFERED_DOCUMENTS: IdentificationSettings['documents'] = [
  { code: 'PASSPORT', pl: 'Paszport', en: 'Passport' },
  { code: 'IDENTITY_CARD', pl: 'Dowód osobisty', en: 'Identity card' },
  { code: 'RESIDENCE_CARD', pl: 'Karta pobytu', en: 'Residence card' },
];

const KNOWN_BY: IdentificationSettings = {
  nationalIdRequired: true,
  documents: OFFERED_DOCUMENTS,
  signing: [
    { code: 'TRUSTED_PROFILE', pl: 'Profil zaufany', en: 'Trusted profile' },
    { code: 'QUALIFIED', pl: 'Podpis kwalifikowany', en: 'Qualified signature' },
  ],
};

/** Settings of consents that patients give. */
export const consentSettingsOf = (db: Kysely<Tables>) => ({
  /** B-38, A-141, B-15. CDPM and CPAR are signed, patients give for themselves alone, occupational consents are offered, unless the store says otherwise. */
  async giving(): Promise<ConsentsRow> {
    const kept = await settingOf<Partial<ConsentsRow>>({ db, key: 'consents', otherwise: {} });
    const signatureRequired = { ...WITH_CONSENTS.signatureRequired, ...kept.signatureRequired };
    return { ...WITH_CONSENTS, ...kept, signatureRequired };
  },

  /** AP-47. By what people are known; as usual unless the store says otherwise. */
  async identification(): Promise<IdentificationSettings> {
    const otherwise: Partial<IdentificationSettings> = {};
    return { ...KNOWN_BY, ...(await settingOf({ db, key: 'identification', otherwise })) };
  },

  /** B-15. Modules of consents, on unless the store says otherwise. */
  async modules() {
    const otherwise: { partnersModule?: boolean; occupationalMedicineModule?: boolean } = {};
    const kept = await settingOf({ db, key: 'application', otherwise });
    return {
      partners: kept.partnersModule !== false,
      occupational: kept.occupationalMedicineModule !== false,
    };
  },
});
