import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import {
  entriesForContext,
  readBookingContext,
  type BookingContext,
} from '#app/domain/bookings/booking-context.ts';
import { groupByService } from '#app/domain/bookings/catalogue.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { unitsOf } from '#app/services/appointments/places.server.ts';
import type { Stop } from '#app/routes/teleconsultations/draft/people.server.ts';
import { carriedBy, stepPath, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';
import { stagesOf } from '#app/services/wizard/steps.server.ts';
import { dutyOf, knownPeople } from './duty.server.ts';
import { namedOffer } from './named.server.ts';
import { isShown, offered, offersOf, type Offers } from './offer.server.ts';

type Choosing = { request: PortalRequest; draftRequest: DraftRequest | null; stop: Stop | null };

/** The services to be had at a set time and now; each list fails alone. */
export async function servicesPage({ request, draftRequest, stop }: Choosing) {
  const answers = draftRequest?.draft.answers;
  const offers = await offersOf(request, answers && chosenPatientId(answers));
  const chosen = answers?.services?.availabilityId;
  const named = namedOffer(offers, request.url.searchParams);
  const refusal = named && 'refusal' in named ? named.refusal : null;
  const context = refusal ? undefined : readBookingContext(request.url.searchParams);
  const { planned, now } = offers;
  return {
    title: request.t('teleconsultation:services.title'),
    frame: frameOf({ request, draftRequest }),
    isGuest: request.session === null,
    stop,
    refusal,
    /** All of them, where the address names one service. */
    allPath: context ? allPath({ request, draftRequest }) : null,
    planned: planned.ok
      ? unlessOther(context, plannedView(request, { offers, entries: planned.data, chosen, context }))
      : null,
    plannedOutage: planned.ok ? null : planned.outage,
    now: now.ok
      ? unlessOther(context, await nowView(request, { offers, entries: now.data, chosen, context }))
      : null,
    nowOutage: now.ok ? null : now.outage,
    path: pathOf(request.url),
    asOf: MARKS.now,
  };
}

/** Where one service is asked for, a list without it is not shown. */
const unlessOther = <View>(context: BookingContext | undefined, views: readonly View[]) =>
  context !== undefined && views.length === 0 ? null : views;

type Listed = {
  offers: Offers;
  entries: readonly CatalogEntry[];
  chosen: string | undefined;
  /** The service, unit and person that the address names. */
  context: BookingContext | undefined;
};

const groupsOf = ({ offers, entries, context }: Listed) =>
  groupByService(
    (context ? entriesForContext({ entries, context }) : entries).filter((entry) => isShown(offers, entry)),
  );

const plannedView = (request: PortalRequest, listed: Listed) =>
  groupsOf(listed).map(({ service, entries }) => ({
    code: service.code,
    service: service.name,
    units: unitsOf({ entries, request, chosen: listed.chosen, isOnline: true }),
  }));

function nowView(request: PortalRequest, listed: Listed) {
  const all = offered(listed.offers).map(({ entry }) => entry);
  const whoever = request.t('teleconsultation:services.onDuty');
  return Promise.all(
    groupsOf(listed).map(async ({ service, entries }) => ({
      code: service.code,
      service: service.name,
      units: unitsOf({ entries, request, chosen: listed.chosen, isOnline: true, whoever }),
      /** Null while it cannot be had. */
      duty: await dutyOf(request, { serviceCode: service.code, people: knownPeople(entries, all) }),
    })),
  );
}

const allPath = ({ request, draftRequest }: Omit<Choosing, 'stop'>) =>
  draftRequest ? stepPath(draftRequest.draft.id, 'services', carriedBy(draftRequest)) : request.url.pathname;

/** The frame around the choice, which guests make too. */
const frameOf = ({ request, draftRequest }: Omit<Choosing, 'stop'>): StepFrame =>
  draftRequest
    ? stepFrame(draftRequest)
    : { back: null, stages: stagesOf(wizard, request, { current: 0 }), chosen: [] };
