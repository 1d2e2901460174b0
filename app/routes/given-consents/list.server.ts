import { GROUPS } from '#app/domain/given-consents/standing.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { consentView } from './view.server.ts';

/** The consents of everybody for whom the account may act, in their groups; `groups` is null while they cannot be had. */
export async function consentList(request: AccountRequest) {
  const [patients, found] = await Promise.all([
    orOutage(patientsOf(request)),
    orOutage(request.provider.givenConsents.list()),
  ]);
  if (!found.ok || !patients.ok) {
    const failed = [found, patients].find((answer) => !answer.ok);
    return {
      groups: null,
      since: failed?.ok === false ? failed.outage.since : null,
      isWithoutPatient: false,
    };
  }
  const nameOf = personNames(request, patients.data);
  const nameOfId = (id: string) => {
    const patient = patients.data.find((one) => one.id === id);
    return patient ? nameOf(patient) : null;
  };
  const consents = found.data.map((consent) =>
    consentView(consent, { request, patient: nameOfId(consent.patientId) }),
  );
  return {
    groups: GROUPS.flatMap((name) => {
      const ofGroup = consents.filter(({ group }) => group === name);
      return ofGroup.length > 0 ? [{ name, consents: ofGroup }] : [];
    }),
    since: null,
    isWithoutPatient: patients.data.length === 0,
  };
}
