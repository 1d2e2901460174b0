import { isDefinedError, safe } from '@orpc/client';
import type { Waiting } from '#contract/home/schemas.ts';
import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import { isOn } from '#app/areas.ts';
import type { ToDo } from '#app/components/start/to-do.ts';
import { toldApart } from '#app/domain/start/told-apart.ts';
import { byUrgency } from '#app/domain/start/urgency.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { unopened } from '#app/services/page/opened.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { NOTHING_SAID, type AreaWaiting } from '#app/services/page/waiting.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { oncePerRequest } from '#app/services/provider/once.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { waiting } from './generated.ts';

const AREAS: Readonly<Record<string, AreaWaiting>> = waiting;
const KINDS = new Map(
  Object.entries(AREAS).flatMap(([folder, { kinds }]) =>
    Object.entries(kinds).map(([name, kind]) => [name, { folder, kind }] as const),
  ),
);
const areaOf = (name: string) => name.split('.', 1)[0] ?? '';
/** Areas as the provider calls them, in their order, each with its folder. */
const FOLDERS = new Map([...KINDS].map(([name, { folder }]) => [areaOf(name), folder]));
const ORDER = [...FOLDERS.keys()];

export type Waits = Readonly<{
  /** All that waits for the account, the most urgent first. */
  rows: readonly (ToDo & { folder: string })[];
  /** Folders that list what waits. */
  folders: readonly string[];
  /** Folders that could not be asked. */
  unasked: ReadonlySet<string>;
  /** Something may wait of which nobody here knows what it is. */
  isElsewhere: boolean;
  /** The host says what waits. */
  isOffered: boolean;
}>;

/** Returns what waits for everybody for whom the account acts, by one question to the provider (decision 202). */
export const whatWaits = oncePerRequest(async (request: AccountRequest): Promise<Waits> => {
  const [settings, people] = await Promise.all([applicationSettings(request), orOutage(patientsOf(request))]);
  const patients = people.ok ? people.data : [];
  const folders = Object.keys(AREAS).filter((folder) => isOn(folder, settings));
  const [answer, own] = await Promise.all([
    orOutage(entriesOf(request, settings)),
    Promise.all(
      folders.map((folder) => partOf(folder, () => AREAS[folder]?.also?.(request, patients) ?? [])),
    ),
  ]);
  const { entries, notAsked, isOffered } = answer.ok ? answer.data : NOT_ANSWERED;
  const isOfThem = ({ patientId }: { patientId?: string | undefined }) =>
    patientId === undefined || !people.ok || patients.some(({ id }) => id === patientId);
  const known = entries.filter(isOfThem).flatMap((entry) => {
    const found = KINDS.get(`${entry.area}.${entry.kind}`);
    return found ? [{ entry, ...found }] : [];
  });
  const here = known.filter(({ folder }) => folders.includes(folder));
  const fresh = await unopened(request, here.sort(byArea), ({ entry, kind }) => kind.opened?.(entry) ?? null);
  const nameOf = personNames(request, patients);
  const whoOf = (id: string | undefined) =>
    patients.length > 1 ? patients.filter((patient) => patient.id === id).map(nameOf)[0] : undefined;
  const said = await Promise.all(
    fresh.map(({ entry, folder, kind }) =>
      partOf(folder, async () => {
        const words = await kind.say(entry, request);
        return words ? [{ ...rowOf(entry), who: whoOf(entry.patientId) ?? null, ...words }] : [];
      }),
    ),
  );

  const begun = new Set(own.flatMap(({ rows }) => rows.map(({ href }) => href)));
  const rows = [
    // What was begun stands in the place of what it goes on with.
    ...said.flatMap((part) => part.rows.filter(({ href }) => !begun.has(href))),
    ...own.flatMap((part) => part.rows.filter(isOfThem)),
  ];
  const failed = [...own, ...said].filter(({ isAsked }) => !isAsked).map(({ folder }) => folder);
  const unasked = notAsked.map((area) => FOLDERS.get(area) ?? area);
  return {
    rows: toldApart(byUrgency(rows, request.now)),
    folders,
    unasked: new Set([
      ...failed,
      ...unasked.filter((folder) => !(folder in AREAS) || folders.includes(folder)),
    ]),
    isElsewhere: !isOffered || known.length < entries.length,
    isOffered,
  };
});

/** Picks what the page of a person lists: theirs and the account's own, and whatever is critical. */
export const isOf =
  (patientId: string | undefined) =>
  (one: Pick<ToDo, 'patientId' | 'kind'>): boolean =>
    !patientId || !one.patientId || one.patientId === patientId || one.kind === 'critical';

/** The facts by which a list of it says that it may lack something. */
export const lacksOf = ({ unasked, isElsewhere, isOffered }: Waits) => ({
  isWhole: unasked.size === 0,
  isElsewhere,
  isOffered,
});

/** The answer of a host that does not answer: nothing is known of any area. */
const NOT_ANSWERED = { entries: [], notAsked: ORDER, isOffered: true };

/** The provider's answer; of a host that leaves the question out, how many messages are not read: any may be a clinician's. */
async function entriesOf({ provider }: AccountRequest, settings: ApplicationSettings): Promise<Answer> {
  const [error, answer] = await safe(provider.home.toDo({}));
  if (!error) return { entries: answer.entries, notAsked: answer.notAsked ?? [], isOffered: true };
  if (!isDefinedError(error)) throw error;
  const { value: count } = isOn('messages', settings) ? await provider.messages.unreadCount() : { value: 0 };
  const unread = { area: 'messages', kind: 'count', ref: { id: '' }, urgency: 'clinician' as const, count };
  return { entries: count > 0 ? [unread] : [], notAsked: [], isOffered: false };
}

type Answer = Readonly<{ entries: Waiting[]; notAsked: readonly string[]; isOffered: boolean }>;

/** Rows of a folder, or that they could not be had. */
async function partOf(folder: string, say: () => ToDo[] | Promise<ToDo[]>) {
  const found = await orOutage((async () => say())());
  return { folder, isAsked: found.ok, rows: found.ok ? found.data.map((row) => ({ folder, ...row })) : [] };
}

const byArea = (one: { entry: Waiting }, other: { entry: Waiting }) =>
  ORDER.indexOf(one.entry.area) - ORDER.indexOf(other.entry.area);

const rowOf = ({ urgency, patientId, name, until }: Waiting) => ({
  ...NOTHING_SAID,
  kind: urgency,
  patientId,
  what: name ?? null,
  until: until ?? null,
});
