import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { enabledShortcuts } from '#app/areas.menu.ts';
import { isOn } from '#app/areas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { ALL_PATH } from '#app/domain/start/paths.ts';
import { isUrgent } from '#app/domain/start/urgency.ts';
import { nextVisit } from '#app/routes/bookings/next-visit.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { patientShown, pickerOf } from '#app/services/page/patient-shown.server.ts';
import { isOf, lacksOf, whatWaits, type Waits } from './waits.server.ts';

/** The most urgent things and others that are shown at once: all stand on a page of their own. */
const MOST_URGENT = 3;
const MOST_OTHERS = 5;
/** The most results and documents of these, so that what somebody has begun or has to answer is not pushed out. */
const MOST_NEW = 3;

/** All that /start shows; each part fails alone. */
export async function startOf(request: AccountRequest) {
  const [account, settings, { patients, patient, outage }] = await Promise.all([
    orOutage(accountOf(request)),
    applicationSettings(request),
    patientShown(request),
  ]);
  const isWithoutPatient = !outage && patients.length === 0;
  const [visit, waits] = await Promise.all([
    isOn('bookings', settings) && !isWithoutPatient
      ? nextVisit(request, { patients, patientId: patient?.id })
      : null,
    isWithoutPatient ? null : whatWaits(request),
  ]);
  const toDo = waits && toDoOf(request, { waits, patientId: patient?.id });

  return {
    name: account.ok ? fullName(account.data) : null,
    picker: pickerOf(request, { patients, patient }),
    outage,
    visit: visit && withoutDouble(visit, toDo ? [...toDo.urgent, ...toDo.items] : []),
    toDo,
    cut: await cutOf(request, patient ? [patient] : patients),
    shortcuts: enabledShortcuts(settings, {
      isKiosk: request.context.portal.environment.isKiosk,
      hasConfirmed: patients.some(({ authorized }) => authorized),
    }).map(({ path, title, icon }) => ({ href: path, name: request.t(title), icon })),
    noPatient: await withoutPatient(request, isWithoutPatient),
  };
}

/** A way to join that a list of the page has is not said again at the visit. */
function withoutDouble<Shown extends { visit: { join: { path: string } | null } | null }>(
  shown: Shown,
  listed: readonly ToDo[],
): Shown {
  const isSaid = listed.some(({ href }) => href === shown.visit?.join?.path);
  return shown.visit && isSaid ? { ...shown, visit: { ...shown.visit, join: null } } : shown;
}

/** The first things of the person shown, those apart that come before all else; how many there are, and for everybody. */
function toDoOf(
  { now }: AccountRequest,
  { waits, patientId }: { waits: Waits; patientId: string | undefined },
) {
  const theirs = waits.rows.filter(isOf(patientId));
  const urgent = theirs.filter((one) => isUrgent(one, now));
  const others = theirs.slice(urgent.length);
  const spare = new Set(others.filter(({ kind }) => kind === 'new').slice(MOST_NEW));
  return {
    urgent: urgent.slice(0, MOST_URGENT),
    urgentCount: urgent.length,
    items: others.filter((one) => !spare.has(one)).slice(0, MOST_OTHERS),
    count: others.length,
    allCount: waits.rows.length,
    allPath: ofPatient(ALL_PATH, patientId),
    ...lacksOf(waits),
  };
}
