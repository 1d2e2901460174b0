import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { ProviderText } from '#app/domain/text.ts';
import { isOn } from '#app/areas.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { stagesOf } from '#app/services/wizard/steps.server.ts';
import { carriedBy, stepPath, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { patientChosen, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { serviceGroupsOf } from './service-list.server.ts';
import { placesOf, searchOf, type Catalog } from './services.form.server.ts';

type Choosing = { request: PortalRequest; draftRequest: DraftRequest | null };

type Offered = Choosing & {
  catalog: Catalog;
  /** Why the service that the address names cannot be chosen. */
  refusal: TextKey | null;
};

/** All services, what was found of them, or the places of the one that was asked for; when that cannot be chosen, why, and all of them. */
export async function servicesPage({ request, draftRequest, catalog, refusal }: Offered) {
  const carried = draftRequest ? carriedBy(draftRequest) : {};
  const path = draftRequest ? stepPath(draftRequest.draft.id, 'services', carried) : request.url.pathname;
  const offered = catalog.entries.filter(catalog.isOffered);
  const { q, service: code } = searchOf(request.url);
  const chosen = draftRequest?.draft.answers.services?.availabilityId;
  const places = (q || code) && !refusal ? placesOf({ catalog, request, chosen }) : null;
  // One service was asked for, and it can be booked here: where and with whom is all that is open.
  const service = code ? places?.services[0] : undefined;
  const isOfTeleconsultations =
    places?.hasTeleconsultations === true && isOn('teleconsultations', await applicationSettings(request));
  return {
    isOfTeleconsultations,
    frame: serviceFrame({ request, draftRequest, path, service: service?.service }),
    title: titleOf(request, { isPlaces: service !== undefined, places }),
    groups: places ? [] : await serviceGroupsOf({ entries: offered, request, draftRequest, path }),
    isGuest: draftRequest === null,
    units: service?.units ?? null,
    patientsPath: draftRequest && patientsPath(draftRequest),
    carried,
    path,
    places,
    q,
    refusal,
  };
}

/** Returns the address where somebody else is chosen, when the account acts for several people. */
const patientsPath = ({ draft: { id, answers } }: DraftRequest) =>
  answers.facts.patientCount > 1 ? stepPath(id, 'patients') : null;

function titleOf(
  { t }: PortalRequest,
  { isPlaces, places }: { isPlaces: boolean; places: ReturnType<typeof placesOf> | null },
) {
  if (isPlaces) return t('booking-wizard:services.choose');
  return places && !places.isWithheld
    ? t('booking-wizard:services.titleFound', { count: places.count })
    : t('booking-wizard:services.title');
}

/**
 * The frame around the choice of a service, which guests make too; once a service is named, around that of its place.
 * `path`: all services.
 */
function serviceFrame({
  request,
  draftRequest,
  path,
  service,
}: Choosing & { path: string; service: ProviderText | undefined }): StepFrame {
  const { t } = request;
  const stages = stagesOf(bookingWizard, request, { current: 0 });
  if (!service) return draftRequest ? stepFrame(draftRequest) : { back: null, stages, chosen: [] };
  return {
    back: { href: path, label: t('booking-wizard:services.all') },
    stages,
    chosen: [
      ...(draftRequest ? patientChosen(draftRequest) : []),
      {
        icon: 'first-aid-kit',
        term: t('booking-wizard:choices.service'),
        value: service,
        isOfProvider: true,
        change: { href: path, label: t('booking-wizard:summary.changeService') },
      },
    ],
  };
}
