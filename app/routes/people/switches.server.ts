import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/** The parts that the unit offers for a person; none while it cannot be asked: files are locked then, and so are names (A§3). */
export async function switchesOf(request: AccountRequest) {
  const [people, application] = await Promise.all([
    orOutage(request.provider.people.settings()),
    orOutage(applicationSettings(request)),
  ]);
  return {
    hasFiles: people.ok && (people.data.attachmentsVisible || people.data.attachmentsRequired),
    needsFile: people.ok && people.data.attachmentsRequired,
    hasMobileApp: application.ok && application.data.ampaModule,
    areNamesOpen: people.ok && !people.data.patientNamesDisabled,
    isKnown: people.ok,
  };
}
