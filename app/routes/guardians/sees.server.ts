import { actingIn } from '#app/areas.menu.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/**
 * The areas in which somebody who acts for a person sees and does things, one by one; none is left out while nobody knows
 * which are on.
 */
export async function whatTheySee(request: AccountRequest) {
  const settings = await orOutage(applicationSettings(request));
  return actingIn(settings.ok ? settings.data : null);
}
