import { redirect } from '@remix-run/node';
import { foldersOf, hubAt, type MenuArea, type TiledArea } from '#app/areas.menu.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { areaAt } from '#app/areas.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { isOf, type Waits } from '#app/routes/start/waits.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { areaIsOff } from '#app/services/access/problems.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import {
  overOf,
  patientClaimed,
  patientShown,
  pickerOf,
  titled,
} from '#app/services/page/patient-shown.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';

type Shown = Awaited<ReturnType<typeof patientShown>>;

type Portal = Readonly<{
  /** The areas that the provider has switched on. */
  areas: readonly MenuArea[];
  whatWaits: (request: AccountRequest) => Promise<Waits>;
}>;

/**
 * All that the page of a group shows. A group of which one area is on has no page: its address, which was the menu's while
 * there were several, leads to that area; one of which none is on is switched off as an area is.
 */
export async function hubOf(request: AccountRequest, { areas, whatWaits }: Portal) {
  const hub = hubAt(request.url.pathname, areas);
  const [first, ...others] = hub?.areas ?? [];
  if (!hub || !first) throw areaIsOff();
  if (others.length === 0) throw redirect(hrefOf(first, await patientClaimed(request)), 303);

  const shown = await patientShown(request);
  const { patients, patient, outage } = shown;
  const waits = await whatWaits(request);
  const over = overOf(request, { patients, patient });
  const heading = request.t(hub.title);
  return {
    title: titled(over, heading),
    heading,
    over,
    outage,
    path: pathOf(request.url),
    picker: { ...pickerOf(request, { patients, patient }), path: request.url.pathname },
    tiles: await Promise.all(
      hub.areas
        .filter(({ paths: [path] }) => !patient || mayOpen(patient, path))
        .map((area) => tileOf(request, { area, shown, waits })),
    ),
  };
}

const hrefOf = ({ paths: [path] }: MenuArea, patientId: string | null | undefined) =>
  areaAt(path)?.isOfPatient ? ofPatient(path, patientId) : path;

type Tiled = Readonly<{ area: TiledArea; shown: Shown; waits: Waits }>;

async function tileOf(request: AccountRequest, { area, shown, waits }: Tiled) {
  const { title, tile } = area;
  return {
    href: hrefOf(area, shown.patient?.id),
    name: request.t(title),
    icon: tile.icon,
    lead: request.t(tile.lead),
    count: await countOf(request, { area, shown, waits }),
  };
}

/** The number of things to be done in an area, as /start counts them; null where it has no such list. Who is not known is not said to have nothing. */
async function countOf(
  request: AccountRequest,
  { area, shown: { patients, patient, outage }, waits: { rows, folders, unasked, isOffered } }: Tiled,
) {
  const within = foldersOf(area.name).filter((folder) => folders.includes(folder));
  if (within.length === 0 || !isOffered) return null;
  if (outage || within.some((folder) => unasked.has(folder))) return { ok: false as const };
  const theirs = rows.filter(isOf(patient?.id));
  const count = theirs.filter(({ folder }) => within.includes(folder)).length;
  const isWaiting = count > 0;
  // Nobody has nothing to do where there is no patient yet, or what others have entered is not seen.
  const isKnown = patients.length > 0 && (await cutOf(request, patient ? [patient] : patients)) === null;
  if (!isWaiting && !isKnown) return null;
  const words = isWaiting ? request.t('start:toDo.count', { count }) : request.t('page:tiles.nothing');
  return { ok: true as const, words, isWaiting };
}
