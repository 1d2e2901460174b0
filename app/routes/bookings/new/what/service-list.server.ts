import type { ListedService, ServiceGroupShown } from '#app/components/appointments/places.tsx';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { groupByService, isBookable } from '#app/domain/bookings/catalogue.ts';
import { pastBookingFilter } from '#app/domain/bookings/filter.ts';
import {
  choiceIn,
  earlierOf,
  earlierServices,
  groupOf,
  inGroups,
  type ServiceGroup,
} from '#app/domain/bookings/service-groups.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { nameIn, personOf } from '#app/services/wizard/person.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

type Listing = Readonly<{
  entries: readonly CatalogEntry[];
  request: PortalRequest;
  draftRequest: DraftRequest | null;
  /** All services. */
  path: string;
}>;

/** Without a search: the services that the patient has had, then every one under its heading (decision 093). */
export async function serviceGroupsOf({ draftRequest, ...listing }: Listing): Promise<ServiceGroupShown[]> {
  const services = servicesOf(listing);
  const { t } = listing.request;
  const groups = inGroups(services);
  const titleOf = (group: ServiceGroup) =>
    groups.length > 1 || group !== 'OTHER'
      ? t(`booking-wizard:services.groups.${group}`)
      : t('booking-wizard:services.all');
  const earlier = draftRequest ? earlierOf(services, await hadBy(draftRequest)) : [];
  return [
    ...(draftRequest && earlier.length > 0 ? [{ title: earlierTitle(draftRequest), services: earlier }] : []),
    ...groups.map(({ group, services: ofGroup }) => ({ title: titleOf(group), services: ofGroup })),
  ];
}

/** The codes of the services that the patient has had in the last year; none while that cannot be known. */
async function hadBy({ draft, provider, now }: DraftRequest) {
  const patientId = chosenPatientId(draft.answers);
  if (!patientId) return [];
  const { dateFrom, dateTo } = pastBookingFilter(today(now));
  const found = await orOutage(provider.bookings.list({ patientId, dateFrom, dateTo }));
  return found.ok ? earlierServices({ bookings: found.data, patientId, now }) : [];
}

/** "Ostatnio u Ciebie", or whose they are. */
function earlierTitle(request: DraftRequest) {
  const { t } = request;
  const patient = personOf(request);
  return patient && patient.patientRole !== 'PATIENT'
    ? t('booking-wizard:services.earlierOf', { name: nameIn(request, patient) })
    : t('booking-wizard:services.earlier');
}

type Listed = ListedService & { code: string; group: ServiceGroup };

function servicesOf({ entries, request, path }: Omit<Listing, 'draftRequest'>): Listed[] {
  return groupByService(entries).map(({ service, entries: places }) => {
    const bookable = places.filter(isBookable);
    const [only, ...others] = bookable;
    const detail = only ? detailOf(request, bookable) : request.t('booking-wizard:services.byPhoneDetail');
    return {
      code: service.code,
      group: groupOf(service),
      href: servicePath({ path, code: service.code }),
      availabilityId: only && others.length === 0 && detail === '' ? only.availabilityId : null,
      label: service.name,
      isOfProvider: true as const,
      detail,
    };
  });
}

/** "2 miejsca, 5 osób do wyboru", "3 osoby do wyboru albo ktoś z dyżuru, płatna"; empty where nothing is open. */
function detailOf({ t }: PortalRequest, bookable: readonly CatalogEntry[]) {
  const { places, people, isOnDutyToo, paid } = choiceIn(bookable);
  const isChoice = people > 1 || (people === 1 && isOnDutyToo);
  return [
    places > 1 ? t('booking-wizard:services.places', { count: places }) : '',
    isChoice && !isOnDutyToo ? t('booking-wizard:services.people', { count: people }) : '',
    isChoice && isOnDutyToo ? t('booking-wizard:services.peopleOrDuty', { count: people }) : '',
    paid ? t(`booking-wizard:services.paid.${paid}`) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const servicePath = ({ path, code }: { path: string; code: string }) =>
  `${path}${path.includes('?') ? '&' : '?'}service=${encodeURIComponent(code)}`;
