import { kindsOffered } from '#app/domain/copies/kinds.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings, copiesSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/** True while copies can be asked for: the module is on, and the unit takes some kind (B-15). */
export async function areCopiesOffered(request: AccountRequest) {
  const { documentRequestsModule } = await applicationSettings(request);
  if (!documentRequestsModule) return false;
  const settings = await orOutage(copiesSettings(request));
  return settings.ok && kindsOffered(settings.data).length > 0;
}

/** True while there is a list of requests: they are offered, nobody can say, or some were made before (B-104). */
export async function areCopiesListed(request: AccountRequest) {
  const { documentRequestsModule } = await applicationSettings(request);
  if (documentRequestsModule) {
    const settings = await orOutage(copiesSettings(request));
    if (!settings.ok || kindsOffered(settings.data).length > 0) return true;
  }
  const made = await orOutage(request.provider.copies.list({}));
  return made.ok && made.data.length > 0;
}
