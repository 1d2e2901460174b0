import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { byLastDay, isOverdue } from '#app/domain/start/urgency.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { patientNamed, patientsOf, pickerOf } from '#app/services/page/patient-shown.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { lacksOf, whatWaits } from './waits.server.ts';

/** All that waits for everybody for whom the account acts, the account's own first. */
export async function allToDo(request: AccountRequest) {
  const [account, people] = await Promise.all([orOutage(accountOf(request)), orOutage(patientsOf(request))]);
  const patients = people.ok ? people.data : [];
  const named = people.ok ? await patientNamed(request, patients) : null;
  const waits = await whatWaits(request);

  const own = patients.find(({ patientRole }) => patientRole === 'PATIENT');
  const others = patients.filter(({ id }) => id !== own?.id);
  const rows = byLastDay(waits.rows, request.now).map((row) => ({
    ...row,
    isLate: isOverdue(row, request.now),
  }));
  const isOther = (id: string | undefined) => others.some((one) => one.id === id);
  const ownName = account.ok ? fullName(account.data) : request.t('page:header.account');
  const labels = pickerOf(request, { patients, patient: null }).people;
  const nameOf = (person: { id: string }) => labels.find(({ id }) => id === person.id)?.label ?? '';
  const groups = [
    { name: own ? nameOf(own) : ownName, items: rows.filter(({ patientId }) => !isOther(patientId)) },
    ...others.map((person) => ({
      name: nameOf(person),
      items: rows.filter(({ patientId }) => patientId === person.id),
    })),
  ];
  return {
    count: rows.length,
    outage: people.ok ? null : people.outage,
    backPath: ofPatient('/start', named?.id),
    groups: groups.filter(({ items }) => items.length > 0),
    isOfSeveral: others.length > 0,
    cut: await cutOf(request, patients),
    noPatient: await withoutPatient(request, people.ok && patients.length === 0),
    ...lacksOf(waits),
  };
}
