import type { Patient } from '#contract/patients/schemas.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/**
 * Whose matters a page of several areas shows: the patient of the address, else the one chosen last, else the account's
 * first. The patient of an address is a claim: 404 when the account may not act for them. While nobody knows for whom it
 * may, nobody is chosen.
 */
export async function patientShown(request: AccountRequest) {
  const answer = await orOutage(request.provider.patients.list());
  if (!answer.ok) return { patients: [], patient: null, outage: answer.outage };

  const patients = answer.data;
  const claimed = request.url.searchParams.get('patientId');
  const named = patients.find(({ id }) => id === claimed);
  if (claimed !== null && !named) throw notFound();
  const { session } = request;
  if (named && named.id !== session.patientId) {
    const { store } = request.context.portal;
    await store.sessions.choosePatient({ idHash: session.idHash, patientId: named.id });
  }
  const patient = named ?? patients.find(({ id }) => id === session.patientId) ?? patients[0] ?? null;
  return { patients, patient, outage: null };
}

const ICONS = { PATIENT: 'user', WARD: 'users', CHILD: 'user-heart' } as const;

/** What the picker shows: "Anna, ja", "Zofia, córka"; whole names where two first names are the same. */
export function pickerOf(
  { t }: AccountRequest,
  { patients, patient }: { patients: readonly Patient[]; patient: Patient | null },
) {
  const isShared = ({ id, name }: Patient) =>
    patients.some((other) => other.id !== id && other.name === name);
  return {
    people: patients.map((one) => ({
      id: one.id,
      label: t(`patients:relation.${one.patientRole}.${one.gender}`, {
        name: isShared(one) ? fullName(one) : one.name,
      }),
      icon: ICONS[one.patientRole],
      isShown: one.id === patient?.id,
    })),
  };
}
