import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { enabledShortcuts } from '#app/areas.menu.ts';
import { isOn } from '#app/areas.ts';
import { firstOf } from '#app/domain/lists/first-of.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { ALL_PATH } from '#app/domain/start/paths.ts';
import { isUrgent } from '#app/domain/start/urgency.ts';
import { nextVisit, upcomingBookings } from '#app/routes/bookings/next-visit.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { patientShown, pickerOf } from '#app/services/page/patient-shown.server.ts';
import { isOf, lacksOf, whatWaits, type Waits } from './waits.server.ts';

/** The most things that each panel shows: all stand on a page of their own. */
const MOST_URGENT = 3;
const MOST_OTHERS = 3;
const MOST_NEW = 2;

/** All that /start shows; each part fails alone. */
export async function startOf(request: AccountRequest) {
  const [account, settings, { patients, patient, outage }] = await Promise.all([
    orOutage(accountOf(request)),
    applicationSettings(request),
    patientShown(request),
  ]);
  const isWithoutPatient = !outage && patients.length === 0;
  const hasVisits = isOn('bookings', settings) && !isWithoutPatient;
  const [waits] = await Promise.all([
    isWithoutPatient ? null : whatWaits(request),
    hasVisits ? orOutage(upcomingBookings(request)) : null,
  ]);
  const toDo = waits && toDoOf(request, { waits, patientId: patient?.id });
  const said = toDo ? [...toDo.urgent, ...toDo.items].map(({ href }) => href) : [];

  return {
    name: account.ok ? fullName(account.data) : null,
    picker: pickerOf(request, { patients, patient }),
    outage,
    visit: hasVisits ? await nextVisit(request, { patients, patientId: patient?.id, said }) : null,
    toDo,
    cut: await cutOf(request, patient ? [patient] : patients),
    shortcuts: enabledShortcuts(settings, {
      isKiosk: request.context.portal.environment.isKiosk,
      hasConfirmed: patients.some(({ authorized }) => authorized),
    }).map(({ path, title, icon }) => ({ href: path, name: request.t(title), icon })),
    noPatient: await withoutPatient(request, isWithoutPatient),
  };
}

/** The first things of the person shown, in three parts; how many there are of the others, and for everybody. */
function toDoOf(
  { now }: AccountRequest,
  { waits, patientId }: { waits: Waits; patientId: string | undefined },
) {
  const allHref = ofPatient(ALL_PATH, patientId);
  const first = (rows: Waits['rows'], most: number) => firstOf(rows, { most, allHref }).shown;
  const theirs = waits.rows.filter(isOf(patientId));
  const urgent = first(
    theirs.filter((one) => isUrgent(one, now)),
    MOST_URGENT,
  );
  const others = theirs.slice(urgent.length);
  const fresh = first(
    others.filter(({ kind }) => kind === 'new'),
    MOST_NEW,
  );
  const items = first(
    others.filter(({ kind }) => kind !== 'new'),
    MOST_OTHERS,
  );
  const { all } = firstOf(waits.rows, { most: urgent.length + items.length + fresh.length, allHref });
  return { urgent, items, fresh, all, ...lacksOf(waits) };
}
