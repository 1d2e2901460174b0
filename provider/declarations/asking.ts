import type { ChoiceFields, DeclarationType } from '#contract/declarations/schemas.ts';
import type { Action } from '#provider/core/actions.ts';
import type { os, CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { choiceRefusals, chosenColumns } from './rules.ts';

type Add = Parameters<Parameters<typeof os.declarations.add.handler>[0]>[0]['errors'];
export type NotFound = { errors: Pick<Add, 'NOT_FOUND'> };

/** Today in Warsaw. */
export const todayOf = ({ clock }: Pick<CallContext, 'clock'>) => localDay(clock.now().getTime());

type One = NotFound & { context: CallContext; id: string; action: Action };

/** A declaration of the portal that the account may see. @throws NOT_FOUND */
export async function requireOwn({ context, errors, id, action }: One) {
  const whose = await context.access.seen(await context.access.reachable(action));
  const row = await context.store.declarations.byId({ whose, id });
  if (!row) throw errors.NOT_FOUND();
  const { patient_id: patientId, account_id: madeBy } = row;
  const patient = await context.access.patient({ patientId, action, object: id, madeBy });
  return { whose, row, patient };
}

/** The same of one that the hospital system holds. @throws NOT_FOUND */
export async function requireHospital({ context, errors, id: systemId, action }: One) {
  const whose = await context.access.seen(await context.access.reachable(action));
  const row = await context.store.hospitalDeclarations.byId({ whose, systemId });
  if (!row) throw errors.NOT_FOUND();
  const { patient_id: patientId, account_id: madeBy } = row;
  const patient = await context.access.patient({ patientId, action, object: systemId, madeBy });
  return { whose, row, patient };
}

type Choosing = {
  errors: Pick<Add, 'CHOICE_REFUSED'>;
  type: DeclarationType;
  dateOfSubmission: string;
  fields: ChoiceFields;
};

/** @throws CHOICE_REFUSED with all that is wrong with the two choices */
export function requireChoices({ errors, ...asked }: Choosing) {
  const choices = choiceRefusals(asked);
  if (choices.length > 0) throw errors.CHOICE_REFUSED({ data: { choices } });
}

type Chosen = {
  store: Pick<StoreInTransaction, 'primaryCare'>;
  errors: Pick<Add, 'UNKNOWN_STAFF'>;
  input: { type: DeclarationType; practitionerId: string; hospitalOrganizationUnitId: string | null };
};

/** Who is chosen, where they work. @throws UNKNOWN_STAFF for somebody of another kind, and for another unit */
export async function requireStaff({ store, errors, input }: Chosen) {
  const { type, practitionerId, hospitalOrganizationUnitId: unitId } = input;
  const member = await store.primaryCare.member({ id: practitionerId, type });
  if (!member || member.unit_id !== unitId) throw errors.UNKNOWN_STAFF();
  const [unit] = unitId === null ? [] : await store.primaryCare.units([unitId]);
  return { member, columns: chosenColumns({ member, unit }) };
}

export const isRefusedByHospital = async (
  store: Pick<StoreInTransaction, 'primaryCare'>,
  { practitioner_id: id, type }: { practitioner_id: string | null; type: DeclarationType },
) => id !== null && (await store.primaryCare.member({ id, type }))?.sentinel === 'REFUSES';

/** The hospital system's message about a person with whom it refuses all. */
export const REFUSED_BY_HOSPITAL = 'Wybrana osoba nie przyjmuje nowych pacjentów. Proszę wybrać inną osobę.';
