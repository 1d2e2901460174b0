import { instant, type AreaToDo } from '#provider/core/waiting.ts';
import { stateOf } from './rules.ts';

/** Consents that are not in force before they are signed, of those for whom the account may sign. */
export const toDo: AreaToDo = async ({ context: { store }, today: day, seen }) => {
  const rows = await store.givenConsents.unsigned({ whose: await seen('signing.begin'), day });
  if (rows.length === 0) return [];
  const { signatureRequired } = await store.consentSettings.giving();
  return rows
    .filter((row) => stateOf(row, { day, signatureRequired }) === 'AWAITS_SIGNATURE')
    .map((row) => ({
      kind: 'sign',
      ref: { id: row.id, of: row.type },
      patientId: row.patient_id,
      urgency: 'due',
      since: instant(row.made_at),
      ...(row.partner_name !== null && { name: row.partner_name }),
      ...(row.name !== null && row.last_name !== null && { who: `${row.name} ${row.last_name}` }),
    }));
};
