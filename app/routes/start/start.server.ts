import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { enabledShortcuts } from '#app/areas.menu.ts';
import { AREAS, isOn } from '#app/areas.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { fullName } from '#app/domain/patients/patients.ts';
import { byUrgency, isUrgent } from '#app/domain/start/urgency.ts';
import { nextVisit } from '#app/routes/bookings/next-visit.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { accountOf } from '#app/services/provider/once.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { patientShown, pickerOf } from '#app/services/page/patient-shown.server.ts';
import { toDo } from './generated.ts';

/** The most that the list shows at once: whoever has more to do begins with these. */
const MOST_SHOWN = 8;
/** The most results and documents that are shown as newly come: the rest is in their lists. */
const MOST_NEW = 3;

/** All that /start shows; each part fails alone. */
export async function startOf(request: AccountRequest) {
  const [account, settings, { patients, patient, outage }] = await Promise.all([
    orOutage(accountOf(request)),
    applicationSettings(request),
    patientShown(request),
  ]);
  const whose = { patients, patientId: patient?.id };
  const isWithoutPatient = !outage && patients.length === 0;
  const [visit, found] = await Promise.all([
    isOn('bookings', settings) && !isWithoutPatient ? nextVisit(request, whose) : null,
    isWithoutPatient ? null : toDoOf(request, { settings, whose }),
  ]);

  return {
    name: account.ok ? fullName(account.data) : null,
    picker: pickerOf(request, { patients, patient }),
    outage,
    visit: visit && withoutDouble(visit, [...(found?.urgent ?? []), ...(found?.toDo.items ?? [])]),
    urgent: found?.urgent ?? [],
    toDo: found?.toDo ?? null,
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

/** Whose matters: of one patient, or of all for whom the account may act while nobody knows who that is. */
type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** The first of them; of what has come no more than a few, so that what somebody has begun or has to answer is not pushed out. */
function shownOf(others: readonly ToDo[]) {
  const spare = new Set(others.filter(({ kind }) => kind === 'new').slice(MOST_NEW));
  return others.filter((one) => !spare.has(one)).slice(0, MOST_SHOWN);
}

/** Returns of a matter of several people those who have not narrowed it away (AP-22). */
function within(area: string, { patients, patientId }: Whose): Whose {
  const [path = '/'] = AREAS[AREAS[area]?.within ?? area]?.paths ?? [];
  return { patients: patients.filter((patient) => mayOpen(patient, path)), patientId };
}

/** What every area that is on says is to be done, the most urgent first, and apart from it what comes before all else. */
async function toDoOf(
  request: AccountRequest,
  { settings, whose }: { settings: ApplicationSettings; whose: Whose },
) {
  const asked = Object.entries(toDo).filter(([area]) => isOn(area, settings));
  const answers = await Promise.all(asked.map(([area, ask]) => orOutage(ask(request, within(area, whose)))));
  const found = answers.flatMap((answer) => (answer.ok ? answer.data : []));
  const sorted = byUrgency(found, request.now);
  const urgent = sorted.filter((one) => isUrgent(one, request.now));
  const others = sorted.slice(urgent.length);
  return {
    urgent,
    toDo: {
      items: shownOf(others),
      count: others.length,
      hasUrgent: urgent.length > 0,
      isWhole: answers.every(({ ok }) => ok),
    },
  };
}
