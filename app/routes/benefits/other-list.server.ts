import { isOn } from '#app/areas.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { bookingsPath } from '#app/domain/bookings/filter.ts';
import { encountersPath } from '#app/domain/encounters/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { everyPatientOf } from '#app/services/provider/frame.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

const PATHS = {
  bookings: (patientId: string | null) => bookingsPath({ view: 'past', patientId }),
  benefits: encountersPath,
} as const;

/** Where an area has its list of past visits, of one patient or of whoever is shown; null where it is off, or nobody can say. */
export async function pastVisitsPath(
  request: AccountRequest,
  { area, patientId }: { area: keyof typeof PATHS; patientId: string | null },
) {
  const settings = await orOutage(applicationSettings(request));
  if (!settings.ok || !isOn(area, settings.data)) return null;
  const path = PATHS[area](patientId);
  const people = await orOutage(everyPatientOf(request));
  const person = people.ok ? people.data.find(({ id }) => id === patientId) : undefined;
  return person && !mayOpen(person, path) ? null : path;
}
