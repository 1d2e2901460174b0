import type { z } from 'zod';
import type {
  Declaration,
  DeclarationData,
  HospitalDeclaration,
  StaffMember,
} from '#contract/declarations/schemas.ts';
import { addressOf, present } from '#provider/core/wire.ts';
import type {
  ChoiceColumns,
  ChosenColumns,
  DeclarationDataRow,
  DeclarationRow,
  HospitalDeclarationRow,
  PrimaryCareStaffRow,
} from './tables.ts';
import { chosenColumns } from './rules.ts';
import type { LinkedPatientRow, UnitRow } from '#provider/core/rows.ts';

function practitionerView(row: ChosenColumns) {
  const { practitioner_id: id, practitioner_name: name, practitioner_last_name: lastName } = row;
  if (id === null || name === null || lastName === null) return undefined;
  const employee = {
    id,
    name,
    lastName,
    ...present({ middleName: row.practitioner_middle_name, degree: row.practitioner_degree }),
  };
  return {
    employee,
    occupation: { code: row.practitioner_occupation_code ?? '' },
    ...present({ practiceNumber: row.practitioner_practice_number }),
  };
}

const unitView = (row: ChosenColumns) =>
  row.unit_id === null || row.unit_name === null
    ? null
    : {
        id: row.unit_id,
        name: row.unit_name,
        ...present({
          address: row.unit_address,
          systemUnitId: row.unit_system_unit_id,
          systemPractitionerId: row.unit_system_practitioner_id,
        }),
      };

/** The chosen person and where they work; an old declaration that does not say has neither. */
function chosenView(row: ChosenColumns) {
  const practitioner = practitionerView(row);
  return practitioner ? { practitioner, hospitalOrganizationUnit: unitView(row) } : {};
}

const choicesView = (row: ChoiceColumns) =>
  present({
    healthcareProviderChoiceOrderNumber: row.provider_order_number,
    healthcareProviderChoiceOrderReasonCode: row.provider_reason_code,
    healthcareProviderChoiceOtherReason: row.provider_other_reason,
    practitionerChoiceOrderNumber: row.practitioner_order_number,
    practitionerChoiceOrderReasonCode: row.practitioner_reason_code,
    practitionerChoiceOtherReason: row.practitioner_other_reason,
  });

/** A declaration of the portal as the calls tell it. */
export const declarationView = (row: DeclarationRow): z.input<typeof Declaration> => ({
  id: row.id,
  patientId: row.patient_id,
  type: row.type,
  state: row.state,
  registrationDate: row.registration_date,
  dateOfSubmission: row.date_of_submission,
  stateExport: row.state_export,
  givenByRole: row.given_by_role,
  version: row.version,
  ...chosenView(row),
  ...choicesView(row),
  ...present({
    systemId: row.system_id,
    withdrawnOn: row.withdrawn_on,
    signedAt: row.signed_at === null ? null : new Date(row.signed_at).toISOString(),
  }),
});

/** One of the hospital system. */
export const hospitalView = (row: HospitalDeclarationRow): z.input<typeof HospitalDeclaration> => ({
  systemId: row.system_id,
  patientId: row.patient_id,
  type: row.type,
  stateExport: row.state_export,
  state: row.state,
  ...chosenView(row),
  ...choicesView(row),
  ...present({ dateOfSubmission: row.date_of_submission, withdrawnOn: row.withdrawn_on }),
});

/** Somebody who may be chosen, as a declaration with them would say it. */
export function staffView({
  member,
  unit,
}: {
  member: PrimaryCareStaffRow;
  unit: UnitRow | undefined;
}): z.input<typeof StaffMember> {
  const columns = chosenColumns({ member, unit });
  const practitioner = practitionerView(columns);
  if (!practitioner) throw new Error(`No names of ${member.id}`);
  return { practitioner, hospitalOrganizationUnit: unitView(columns) };
}

type Told = {
  patient: LinkedPatientRow;
  data: DeclarationDataRow | undefined;
  phone: string | null;
};

/** The data that a declaration has of a patient beside the names (B-46); the phone is the account's where none was told and it is theirs. */
export const dataView = ({ patient, data, phone }: Told): z.input<typeof DeclarationData> => ({
  address: addressOf(patient),
  insurance: present({ insurerCode: patient.insurer_code }),
  ...present({
    familyName: data?.family_name ?? null,
    phoneNumber: data?.phone_number ?? (patient.role === 'PATIENT' ? phone : null),
  }),
});
