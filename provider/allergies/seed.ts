import { addDays } from '#provider/core/local-time.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { AllergyRow } from '#provider/allergies/tables.ts';

type SeedAllergy = Omit<AllergyRow, 'id' | 'patient_id' | 'entry_date'> & { daysAgo: number };

/** Jan's: an active one, one that no longer shows, and a cured one. */
const allergies: readonly SeedAllergy[] = [
  {
    ...{ code: 'J01CA04', name: 'Amoksycylina', type_code: 'L', type_name: 'Lek' },
    ...{ severity_name: 'Ciężkie', description: 'Wysypka i duszność po pierwszej dawce.' },
    ...{ daysAgo: 40, is_active: 1, is_cured: 0 },
  },
  {
    ...{ code: 'ORZECHY', name: 'Orzechy ziemne', type_code: 'P', type_name: 'Pokarm' },
    ...{ severity_name: 'Łagodne', description: null },
    ...{ daysAgo: 900, is_active: 0, is_cured: 0 },
  },
  {
    ...{ code: 'TRAWY', name: 'Pyłki traw', type_code: 'I', type_name: 'Inne' },
    ...{ severity_name: null, description: 'Po odczulaniu bez objawów.' },
    ...{ daysAgo: 2_000, is_active: 0, is_cured: 1 },
  },
];

export const seed = ({ today }: Pick<Clinic, 'today'>) => ({
  allergies: allergies.map(({ daysAgo, ...allergy }, index) => ({
    ...allergy,
    id: `allergy-${7001 + index}`,
    patient_id: 'patient-1001',
    entry_date: addDays({ day: today, days: -daysAgo }),
  })),
});
