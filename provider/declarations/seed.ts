import { addDays } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { PatientId } from '#provider/seed/people.ts';
import { units } from '#provider/seed/units.ts';
import { chosenColumns, hospitalLiveKey, liveKey } from './rules.ts';
import { staffRows } from './seed-staff.ts';
import { NO_CHOICE, type ChoiceColumns, type DeclarationRow, type HospitalDeclarationRow } from './tables.ts';

const FIRST: ChoiceColumns = { ...NO_CHOICE, provider_order_number: 1, practitioner_order_number: 1 };
const THIRD: ChoiceColumns = {
  ...FIRST,
  practitioner_order_number: 3,
  practitioner_reason_code: 4,
  practitioner_other_reason: 'Moja pielęgniarka przeszła na emeryturę.',
};

type Told = Pick<DeclarationRow, 'type' | 'state'> & {
  patient: PatientId;
  daysAgo: number;
  staff: string;
  choices?: ChoiceColumns;
};

type SeedDeclaration = Told & Pick<DeclarationRow, 'system_id'> & { account?: string };

/**
 * Filed in the portal. Anna's and Zofia's are not signed, and with Zofia's doctor the hospital system refuses all; Maria's is a
 * third choice; Stanisław's is withdrawn; Dorota's is no longer in the hospital system; Piotr and Oleksandr have none anywhere.
 */
const declarations: readonly SeedDeclaration[] = [
  {
    patient: 'patient-1001',
    type: 'GP',
    state: 'SUBMITTED',
    system_id: 'poz-4001',
    daysAgo: 900,
    staff: 'doctor-majewska',
    account: 'account-2001',
  },
  {
    patient: 'patient-1002',
    type: 'MIDWIFE',
    state: 'REGISTERED',
    system_id: 'poz-4010',
    daysAgo: 30,
    staff: 'midwife-szymczak',
    account: 'account-2002',
  },
  {
    patient: 'patient-1003',
    type: 'GP',
    state: 'REGISTERED',
    system_id: 'poz-4011',
    daysAgo: 30,
    staff: 'doctor-pelka',
    account: 'account-2002',
  },
  {
    patient: 'patient-1006',
    type: 'NURSE',
    state: 'SUBMITTED',
    system_id: 'poz-4006',
    daysAgo: 400,
    staff: 'nurse-adamska',
    choices: THIRD,
  },
  {
    patient: 'patient-1007',
    type: 'GP',
    state: 'CANCELED',
    system_id: null,
    daysAgo: 60,
    staff: 'doctor-sikora',
    account: 'account-2006',
  },
  {
    patient: 'patient-1019',
    type: 'NURSE',
    state: 'SUBMITTED',
    system_id: 'poz-4012',
    daysAgo: 700,
    staff: 'nurse-kwiatkowska',
  },
];

/** Held in the hospital's system. Stanisław's and Dorota's have ended there; those that are not signed are pre-registered. */
const hospitalDeclarations: readonly Held[] = [
  held(['poz-4001', 'patient-1001', 'GP'], {
    staff: 'doctor-majewska',
    daysAgo: 900,
    account: 'account-2001',
  }),
  held(['poz-4002', 'patient-1002', 'GP']),
  held(['poz-4003', 'patient-1004', 'GP']),
  held(['poz-4004', 'patient-1004', 'NURSE'], { staff: 'nurse-adamska' }),
  held(['poz-4005', 'patient-1006', 'GP']),
  held(['poz-4006', 'patient-1006', 'NURSE'], { staff: 'nurse-adamska', daysAgo: 400, choices: THIRD }),
  held(['poz-4017', 'patient-1017', 'GP']),
  held(['poz-4007', 'patient-1007', 'NURSE'], { staff: 'nurse-adamska', state: 'CANCELED' }),
  held(['poz-4008', 'patient-1009', 'GP']),
  held(['poz-4010', 'patient-1002', 'MIDWIFE'], {
    staff: 'midwife-szymczak',
    state: 'REGISTERED',
    daysAgo: 30,
    account: 'account-2002',
  }),
  held(['poz-4011', 'patient-1003', 'GP'], {
    staff: 'doctor-pelka',
    state: 'REGISTERED',
    daysAgo: 30,
    account: 'account-2002',
  }),
  held(['poz-4012', 'patient-1019', 'NURSE'], {
    staff: 'nurse-kwiatkowska',
    state: 'CANCELED',
    daysAgo: 700,
  }),
];

type Held = Told & { system_id: string; account?: string };

function held(
  [system_id, patient, type]: readonly [string, PatientId, Told['type']],
  other: Partial<Held> = {},
): Held {
  return { system_id, patient, type, state: 'SUBMITTED', staff: 'doctor-sikora', daysAgo: 500, ...other };
}

export function declarationsSeed({ today }: Clinic) {
  const staff = staffRows();
  const dayOf = ({ daysAgo }: Told) => addDays({ day: today, days: -daysAgo });
  const chosenOf = (told: Told) => {
    const member = staff.find(({ id }) => id === told.staff);
    if (!member) throw new Error(`The seed has no ${told.staff}`);
    return chosenColumns({ member, unit: units.find(({ id }) => id === member.unit_id) });
  };
  const commonOf = (told: Told & { account?: string }) =>
    ({
      ...chosenOf(told),
      ...(told.choices ?? FIRST),
      patient_id: told.patient,
      account_id: told.account ?? null,
      type: told.type,
      state: told.state,
      state_export: told.state === 'SUBMITTED' ? 'A' : 'N',
      date_of_submission: dayOf(told),
      withdrawn_on: told.state === 'CANCELED' ? addDays({ day: dayOf(told), days: 20 }) : null,
    }) as const;

  return {
    primary_care_staff: staff,
    declarations: declarations.map((told, index): DeclarationRow => {
      const isOwn = told.patient !== 'patient-1003';
      return {
        ...commonOf(told),
        id: `declaration-${5001 + index}`,
        registration_date: dayOf(told),
        given_by_role: told.account === undefined ? 'UNIT' : isOwn ? 'SELF' : 'GUARDIAN',
        system_id: told.system_id,
        signed_at: told.state === 'SUBMITTED' ? Date.parse(`${dayOf(told)}T10:00:00Z`) : null,
        version: 1,
        live_key: liveKey({ patient_id: told.patient, type: told.type, state: told.state }),
      };
    }),
    hospital_declarations: hospitalDeclarations.map((told): HospitalDeclarationRow => ({
      ...commonOf(told),
      system_id: told.system_id,
      key_hash: null,
      live_key: hospitalLiveKey({ patient_id: told.patient, type: told.type, state: told.state }),
    })),
  };
}
