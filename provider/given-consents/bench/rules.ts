import { z } from 'zod';
import { Id } from '#contract/primitives.ts';
import { ConsentType, type KnownConsentStatus } from '#contract/given-consents/schemas.ts';
import { OFFERED_DOCUMENTS, type ConsentsRow } from '#provider/given-consents/settings.ts';
import { FAILING } from './faults.ts';

export const STAFF_MOVES = ['accept', 'refuse', 'withdraw', 'number'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** The number with which the partner's system has answered (B-34). */
export const GivenNumber = z.object({ systemId: z.string().trim().pipe(Id) });

/**
 * The moves that the staff can make with a consent: take its signed paper or refuse it, take back what the patient asks to
 * be taken back, or write the number that a partner has given it.
 */
export function movesOf({
  status,
  type,
}: Readonly<{ status: KnownConsentStatus; type: ConsentType }>): readonly StaffMove[] {
  if (status === 'CANCELLED') return [];
  return [
    ...(status === 'REGISTERED' ? (['accept', 'refuse'] as const) : []),
    'withdraw',
    ...(type === 'CPAR' ? (['number'] as const) : []),
  ];
}

type Fields = Readonly<Record<string, unknown>>;
const isOn = (fields: Fields, name: string) => fields[name] === 'on';

/** Settings as the form says them; a word that is none of its names is no fault of anybody's. */
export function settingsOf(fields: Fields) {
  const signatureRequired = Object.fromEntries(
    ConsentType.options.map((type) => [type, isOn(fields, `signed-${type}`)]),
  ) as ConsentsRow['signatureRequired'];
  const consents: ConsentsRow = {
    signatureRequired,
    guardianMayGive: isOn(fields, 'guardianMayGive'),
    occupational: isOn(fields, 'occupational'),
    failing: Object.keys(FAILING).filter((call) => isOn(fields, call)),
  };
  return {
    consents,
    modules: {
      partnersModule: isOn(fields, 'partnersModule'),
      occupationalMedicineModule: isOn(fields, 'occupationalMedicineModule'),
    },
    identification: {
      nationalIdRequired: isOn(fields, 'nationalIdRequired'),
      documents: OFFERED_DOCUMENTS.filter(({ code }) => isOn(fields, `document-${code}`)),
    },
  };
}
