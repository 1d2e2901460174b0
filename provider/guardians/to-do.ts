import { instant, type AreaToDo } from '#provider/core/waiting.ts';
import { stateOn } from './rules.ts';

/** Who asks to act for the account's own patient and waits for the answer (AP-16, AP-18); of no other person. */
export const toDo: AreaToDo = async ({ context: { store }, today, patients }) => {
  const own = (await patients('guardians.wardens')).find(({ role }) => role === 'PATIENT');
  if (!own) return [];
  const asking = await store.links.asking(own.id);
  return asking
    .filter((link) => stateOn({ link, birthDate: own.birth_date, today }) === 'W')
    .map(({ account_id: id, name, last_name: lastName, asked_at: askedAt, linked_at: linkedAt }) => ({
      kind: 'asked',
      ref: { id },
      patientId: own.id,
      urgency: 'request',
      since: instant(askedAt ?? linkedAt),
      who: `${name} ${lastName}`,
    }));
};
