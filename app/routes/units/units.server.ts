import type { CatalogUnit } from '#contract/bookings/schemas/clinic.ts';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import type { UnitView } from '#app/components/units/unit-list.tsx';
import { addressLines } from '#app/domain/bookings/names.ts';
import { createMatcher } from '#app/domain/bookings/search.ts';
import { plainText, type ProviderText } from '#app/domain/text.ts';
import { dayOf, wholeMinute } from '#app/domain/dates/warsaw.ts';
import { todaysHours, weekOf } from '#app/domain/units/hours.ts';
import { treeOf, type UnitNode } from '#app/domain/units/tree.ts';
import { madeOnce } from '#app/services/page/made-once.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import {
  offeredToAll,
  offeredWith,
  servicesOf,
  unitCatalogue,
  wizardsOf,
  type Wizards,
} from './catalogue.server.ts';

const PATH = '/hierarchicalunits';
const LONGEST_QUERY = 100;

type Known = Readonly<{ entries: readonly CatalogEntry[]; wizards: Wizards; request: PortalRequest }>;
type Above = CatalogUnit | undefined;

/** /hierarchicalunits: every unit below the one it is a part of, or what was found of them; it is the same for everybody. */
export async function unitsPage(request: PortalRequest) {
  const { t, url, now, language } = request;
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const [heard, wizards] = await Promise.all([unitCatalogue(request), wizardsOf(request)]);
  const offered = heard && (await offeredToAll(request));
  const page = {
    path: PATH,
    q,
    hasVisits: wizards.hasVisits,
    areServicesKnown: offered !== null,
    asOf: heard?.isOld ? textIn(language).formatMoment(heard.at, now) : null,
  };
  const title = t('units:title');
  if (!heard) return { ...page, title, units: null, found: null };

  const units = heard.value;
  const knownOf = () => ({ entries: offeredWith(wizards, offered ?? []), wizards, request });
  if (q === '') {
    const all = madeOnce(request.context.portal, {
      name: `units in ${language}`,
      of: [units, offered, wizards.hasVisits, wizards.hasRemote, wholeMinute(now.getTime())],
      make: () => {
        const known = knownOf();
        return treeOf(units).map((one) => viewOf(one, known));
      },
    });
    return { ...page, title, units: all, found: null };
  }

  const known = knownOf();
  const { found, isApproximate } = search(units, q, known.entries);
  const count = found.length;
  return {
    ...page,
    title: isApproximate ? t('units:titleSimilar') : t('units:titleFound', { count }),
    units: found.map((unit) => foundView(unit, { units, known })),
    found: { count, isApproximate },
  };
}

/** Units of which the words are found, whatever their case and marks; small mistakes are forgiven where there are none. */
function search(units: readonly CatalogUnit[], query: string, entries: readonly CatalogEntry[]) {
  const matcher = createMatcher(query);
  if (matcher.isWordless) return { found: [], isApproximate: false };
  const words = new Map(units.map((unit) => [unit, searchedTextOf(unit, entriesOf(unit, entries))]));
  const exact = units.filter((unit) => matcher.isExact(words.get(unit) ?? ''));
  if (exact.length > 0) return { found: exact, isApproximate: false };
  const found = units.filter((unit) => matcher.isSimilar(words.get(unit) ?? ''));
  return { found, isApproximate: found.length > 0 };
}

const entriesOf = ({ id }: CatalogUnit, entries: readonly CatalogEntry[]) =>
  entries.filter(({ hospitalOrganizationUnit }) => hospitalOrganizationUnit.id === id);

function searchedTextOf(unit: CatalogUnit, entries: readonly CatalogEntry[]) {
  const { name, speciality, description, access } = unit;
  const own = [name, speciality.name, description, access].flatMap((text) => (text ? [plainText(text)] : []));
  const ofServices = entries.flatMap(
    ({ medicalService: { name: service, description: what, searchWords } }) => [
      plainText(service),
      ...(what ? [plainText(what)] : []),
      ...(searchWords ?? []),
    ],
  );
  return [...own, ...addressLines(unit.address), ...ofServices].join(' ');
}

/** One of the units found: with all that is said of it, and of what it is a part. */
function foundView(
  unit: CatalogUnit,
  { units, known }: { units: readonly CatalogUnit[]; known: Known },
): UnitView {
  const parent = units.find(({ id }) => id === unit.parentId && id !== unit.id);
  return { ...viewOf({ unit, parts: [] }, known), partOf: parent?.name ?? null };
}

/** A unit with its parts; what is as with the unit above it is said there. */
function viewOf({ unit, parts }: UnitNode<CatalogUnit>, known: Known, above?: Above): UnitView {
  const addressOf = (one: Above) => (one ? addressLines(one.address).join(', ') : '');
  const address = addressOf(unit);
  const phone = unit.contact.phoneNumber ?? null;
  return {
    id: unit.id,
    name: unit.name,
    partOf: null,
    ...hoursOf(unit, known.request),
    address: address === addressOf(above) ? '' : address,
    phone: phone === above?.contact.phoneNumber ? null : phone,
    access: unlessSaid(unit.access, above?.access),
    directions: unlessSaid(unit.description, above?.description),
    services: servicesOf(entriesOf(unit, known.entries), known.wizards),
    parts: parts.map((part) => viewOf(part, known, unit)),
  };
}

const unlessSaid = (text: ProviderText | undefined, before: ProviderText | undefined) =>
  text === undefined || (before !== undefined && plainText(text) === plainText(before)) ? null : text;

/** Today's hours in words and those of the week; nothing of a unit that says nothing of them. */
function hoursOf({ openingHours }: CatalogUnit, { t, now, language }: PortalRequest) {
  if (!openingHours) return { today: null, week: [] };
  const { formatDayWord, formatUntil } = textIn(language);
  const weekday = (day: number) => t(`units:weekday.${day as 1}`);
  const week = weekOf(openingHours).map(
    ({ first, last, hours }) =>
      `${first === last ? weekday(first) : `${weekday(first)}–${weekday(last)}`} ${hours}`,
  );

  const today = todaysHours(openingHours, now);
  if (today.state === 'open')
    return { today: { now: t('units:today.open', today), reason: null, next: '' }, week };
  const next = today.next
    ? t('units:next', { day: formatDayWord(today.next.day, now), hours: today.next.hours })
    : t('units:nextUnknown');
  if (today.state !== 'holiday') {
    const hours = 'hours' in today ? today.hours : '';
    return { today: { now: t(`units:today.${today.state}`, { hours }), reason: null, next }, week };
  }
  const isTodayAlone = today.until === dayOf(now);
  const said = isTodayAlone
    ? t('units:today.holiday')
    : t('units:today.holidayUntil', { until: formatUntil(today.until, now) });
  return { today: { now: said, reason: today.reason, next }, week };
}
