import {
  choiceProblem,
  clearedChoice,
  type Choice,
  type ChoiceProblem,
} from '#contract/declarations/reading/choices.ts';
import type {
  ChoiceFields,
  Declaration,
  DeclarationType,
  HospitalDeclaration,
} from '#contract/declarations/schemas.ts';
import type { UnitRow, PatientRow } from '#provider/core/rows.ts';
import type { ChoiceColumns, ChosenColumns, DeclarationRow, PrimaryCareStaffRow } from './tables.ts';

/** Which declaration of choice a service asks for: L doctor, P nurse, O midwife (B§5). */
export const DECLARATION_TYPES = { L: 'GP', P: 'NURSE', O: 'MIDWIFE' } as const satisfies Record<
  'L' | 'P' | 'O',
  DeclarationType
>;

type Held = Readonly<{
  own: readonly Pick<Declaration, 'type' | 'state'>[];
  hospital: readonly Pick<HospitalDeclaration, 'type' | 'stateExport'>[];
}>;

/** B§5, A-154. A declaration of the portal that is not CANCELED, else an active one of the hospital system. */
export function hasDeclaration({ type, own, hospital }: Held & { type: DeclarationType }) {
  return (
    own.some((each) => each.type === type && each.state !== 'CANCELED') ||
    hospital.some((each) => each.type === type && each.stateExport === 'A')
  );
}

type Keyed = Pick<DeclarationRow, 'patient_id' | 'type' | 'state'>;

/** The UNIQUE key of a live declaration of the portal: one of a kind for a patient. */
export const liveKey = ({ patient_id, type, state }: Keyed) =>
  state === 'CANCELED' ? null : `${patient_id}/${type}`;

/** The same of the hospital system, where the next one is pre-registered while the former is still in force. */
export const hospitalLiveKey = ({ patient_id, type, state }: Keyed) =>
  state === 'CANCELED' ? null : `${patient_id}/${type}/${state}`;

/** True while a declaration can still be edited and withdrawn: neither signed nor ended (B-48). */
export const isOpen = ({ state, signed_at: signedAt }: Pick<DeclarationRow, 'state' | 'signed_at'>) =>
  state === 'REGISTERED' && signedAt === null;

/** The hospital system finds people by their PESEL: without one it has no such patient (B-44). */
export const isKnownToHospital = ({ national_id: nationalId }: Pick<PatientRow, 'national_id'>) =>
  nationalId !== null;

type Place = Pick<UnitRow, 'id' | 'name' | 'street' | 'house_number' | 'postal_code' | 'city'>;
type Chosen = { member: PrimaryCareStaffRow; unit: Place | undefined };

/** The columns of whom and where a declaration chooses, as it is at its making. */
export const chosenColumns = ({ member, unit }: Chosen): ChosenColumns => ({
  practitioner_id: member.id,
  practitioner_name: member.name,
  practitioner_middle_name: member.middle_name,
  practitioner_last_name: member.last_name,
  practitioner_degree: member.degree,
  practitioner_occupation_code: member.occupation_code,
  practitioner_practice_number: member.practice_number,
  unit_id: unit?.id ?? null,
  unit_name: unit?.name ?? null,
  unit_address: unit ? addressLine(unit) : null,
  unit_system_unit_id: unit ? member.system_unit_id : null,
  unit_system_practitioner_id: unit ? member.system_practitioner_id : null,
});

/** "ul. Lipowa 14, 20-020 Lublin". */
export const addressLine = ({ street, house_number, postal_code, city }: Omit<Place, 'id' | 'name'>) =>
  [
    [street, house_number],
    [postal_code, city],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');

const providerChoice = (fields: ChoiceFields): Choice => ({
  orderNumber: fields.healthcareProviderChoiceOrderNumber,
  reasonCode: fields.healthcareProviderChoiceOrderReasonCode,
  otherReason: fields.healthcareProviderChoiceOtherReason,
});

const practitionerChoice = (fields: ChoiceFields): Choice => ({
  orderNumber: fields.practitionerChoiceOrderNumber,
  reasonCode: fields.practitionerChoiceOrderReasonCode,
  otherReason: fields.practitionerChoiceOtherReason,
});

export type ChoiceRefusal = Readonly<{
  block: 'healthcareProvider' | 'practitioner';
  problem: ChoiceProblem;
}>;

type Asked = { type: DeclarationType; dateOfSubmission: string; fields: ChoiceFields };

/** Everything that is wrong with the two choices, the provider's first. */
export function choiceRefusals({ type, dateOfSubmission, fields }: Asked): ChoiceRefusal[] {
  const choices = { healthcareProvider: providerChoice(fields), practitioner: practitionerChoice(fields) };
  return (['healthcareProvider', 'practitioner'] as const).flatMap((block) => {
    const problem = choiceProblem({ type, dateOfSubmission, choice: choices[block] });
    return problem === null ? [] : [{ block, problem }];
  });
}

/** The two choices as they are kept: without what their numbers and reasons have no use for. */
export function choiceColumns(fields: ChoiceFields): ChoiceColumns {
  const provider = clearedChoice(providerChoice(fields));
  const practitioner = clearedChoice(practitionerChoice(fields));
  return {
    provider_order_number: provider.orderNumber,
    provider_reason_code: provider.reasonCode ?? null,
    provider_other_reason: provider.otherReason ?? null,
    practitioner_order_number: practitioner.orderNumber,
    practitioner_reason_code: practitioner.reasonCode ?? null,
    practitioner_other_reason: practitioner.otherReason ?? null,
  };
}
