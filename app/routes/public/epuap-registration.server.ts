import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { isEntryOn } from '#app/services/registration/guest.server.ts';
import { PROVED_PATH } from '#app/services/registration/proved.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/**
 * Where somebody registers who was proved just now: the draft from which they came to be proved anew, or a new one; null while the
 * registration of oneself is off, nobody can say so, or nothing was proved.
 */
export async function registersProved(request: PortalRequest) {
  const { url, session } = request;
  if (session || !url.searchParams.has('registers')) return null;
  const isOn = await orOutage(isEntryOn(request, 'PATIENT'));
  if (!isOn.ok || !isOn.data) return null;
  const wanted = ownPath(url.searchParams.get('return'));
  return wanted?.startsWith(`${PROVED_PATH}?`) ? wanted : onTheWayIn(PROVED_PATH, url);
}
