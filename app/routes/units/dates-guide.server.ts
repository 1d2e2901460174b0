import { data } from '@remix-run/node';
import type { CatalogEntry, FirstFreeTimes } from '#contract/bookings/schemas/catalog.ts';
import type { GuideRowView } from '#app/components/units/guide-row.tsx';
import { addressLines } from '#app/domain/bookings/names.ts';
import { createMatcher } from '#app/domain/bookings/search.ts';
import { dayOf, wholeMinute } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { plainText } from '#app/domain/text.ts';
import { readGuideFilter, type DayFault, type GuideFilter } from '#app/domain/units/guide-filter.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { madeOnce } from '#app/services/page/made-once.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import {
  firstFreeTimes,
  hasWizard,
  isRemote,
  offeredToAll,
  offeredWith,
  pathOf,
  wizardsOf,
  type Wizards,
} from './catalogue.server.ts';

const GUIDE_PATH = '/treatmentdatesguide';

type Pair = readonly [CatalogEntry, ...CatalogEntry[]];
type Known = Readonly<{
  request: PortalRequest;
  wizards: Wizards;
  /** Null: nobody knows now what is free. */
  times: readonly FirstFreeTimes[] | null;
  filter: GuideFilter['filter'];
}>;

/** /treatmentdatesguide: the first free time of each service in each unit; it is the same for everybody. */
export async function datesGuide(request: PortalRequest) {
  const { t, url, now, language } = request;
  const wizards = await wizardsOf(request);
  const [heard, offered] = await Promise.all([firstFreeTimes(request), offeredToAll(request)]);
  const asked = readGuideFilter({ query: url.searchParams, today: dayOf(now) });
  const { filter, typed, faults, isAsked, latest } = asked;
  const errors = keyedErrors({
    way: faults.way && 'units:guide.way.unknown',
    from: faults.from && dayFault(faults.from),
  });
  const times = heard?.value ?? null;
  const known = { request, wizards, times, filter };
  const rows = offered && {
    name: `guide in ${language}`,
    of: [times, offered, wizards.hasVisits, wizards.hasRemote, wholeMinute(now.getTime())],
    make: () =>
      found(pairsOf(offeredWith(wizards, offered)), filter)
        .map((pair) => rowOf(pair, known))
        .sort(byTime),
  };
  const page = {
    title: t('units:guide.title'),
    path: GUIDE_PATH,
    isAsked,
    // One that would be taken.
    example: formatTypedDate(latest),
    fields: typed,
    submission: errors && { status: 'error' as const, initialValue: typed, error: errors },
    hasVisits: wizards.hasVisits,
    asOf: heard ? textIn(language).formatMoment(heard.at, now) : null,
    rows: rows && (isAsked ? rows.make() : madeOnce(request.context.portal, rows)),
  };
  return data(page, { status: errors ? 400 : 200 });
}

/** A text for a day that is none, or for one that the guide does not know. */
const dayFault = (fault: DayFault) =>
  fault === 'malformed' || fault === 'impossible'
    ? (`fields:day.${fault}` as const)
    : (`units:guide.from.${fault}` as const);

/** All that is booked for a service in a unit; one that is given now has no times. */
function pairsOf(entries: readonly CatalogEntry[]): Pair[] {
  const pairs = new Map<string, [CatalogEntry, ...CatalogEntry[]]>();
  for (const entry of entries) {
    if (entry.nowSlotId !== undefined) continue;
    const key = JSON.stringify([entry.medicalService.code, entry.hospitalOrganizationUnit.id]);
    const pair = pairs.get(key);
    if (pair) pair.push(entry);
    else pairs.set(key, [entry]);
  }
  return [...pairs.values()];
}

/** The pairs for which every filter holds; small mistakes in a service's name are forgiven where there is none of it. */
function found(pairs: readonly Pair[], { service, town, way }: GuideFilter['filter']): Pair[] {
  const [towns, services] = [createMatcher(town), createMatcher(service)];
  if (towns.isWordless || services.isWordless) return [];
  const there = pairs.filter(
    ([entry]) =>
      towns.isExact(entry.hospitalOrganizationUnit.address.city ?? '') &&
      (way === null || (way === 'remote') === isRemote(entry)),
  );
  const exact = there.filter((pair) => services.isExact(searchedTextOf(pair)));
  return exact.length > 0 ? exact : there.filter((pair) => services.isSimilar(searchedTextOf(pair)));
}

function searchedTextOf([
  {
    medicalService: { name, description, searchWords = [] },
  },
]: Pair) {
  return [plainText(name), ...(description ? [plainText(description)] : []), ...searchWords].join(' ');
}

function rowOf(pair: Pair, known: Known): GuideRowView {
  const [first] = pair;
  const { medicalService: service, hospitalOrganizationUnit: unit } = first;
  const entry = pair.find(hasWizard);
  const { state, at } = entry && known.wizards.hasVisits ? timeOf(entry, known) : BY_PHONE;
  const { formatMoment } = textIn(known.request.language);
  return {
    key: `${service.code} ${unit.id}`,
    service: service.name,
    unit: unit.name,
    address: isRemote(first) ? '' : addressLines(unit.address).join(', '),
    meeting: isRemote(first) ? (service.meeting ?? 'VIDEO') : null,
    phone: unit.contact.phoneNumber ?? null,
    state,
    at,
    when: at ? formatMoment(at, known.request.now) : '',
    href: entry && WITH_WIZARD.has(state) ? pathOf(entry) : null,
  };
}

const BY_PHONE = { state: 'byPhone', at: null } as const;
/** Where the wizard may know more than the guide. */
const WITH_WIZARD = new Set<GuideRowView['state']>(['free', 'later', 'unknown']);

/** The state of a pair: it has nothing free only where the provider says so. */
function timeOf(entry: CatalogEntry, { times, filter: { from }, request: { now } }: Known) {
  const {
    medicalService: { code },
    hospitalOrganizationUnit: { id },
  } = entry;
  const told = times?.find((one) => one.medicalServiceCode === code && one.organizationUnitId === id);
  if (told?.failure) return { state: 'failing', at: null } as const;
  if (!told) return { state: 'unknown', at: null } as const;
  const ahead = told.days.filter((at) => Date.parse(at) > now.getTime());
  if (told.days.length === 0) return { state: 'none', at: null } as const;
  const at = ahead.find((one) => from === null || dayOf(one) >= from);
  if (at) return { state: 'free', at } as const;
  // Those that were told have come meanwhile, or are all before the day that was asked for.
  return { state: from === null ? 'unknown' : 'later', at: null } as const;
}

/** The earliest first, then what has no time, in the order of the catalogue. */
const byTime = (one: GuideRowView, other: GuideRowView) =>
  (one.at === null ? 1 : 0) - (other.at === null ? 1 : 0) || (one.at ?? '').localeCompare(other.at ?? '');
