import { isOn } from '#app/areas.ts';
import { areaIsOff } from '#app/services/access/problems.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Tells whether visits are booked in the portal; taken for granted while nobody can say, for to explain does no harm. */
export async function areBookingsOn(request: PortalRequest) {
  const settings = await orOutage(applicationSettings(request));
  return !settings.ok || isOn('bookings', settings.data);
}

/**
 * Checks that visits are booked here: what cannot be done in the portal is not explained. @throws the page of an
 * area that is off
 */
export async function requireBookings(request: PortalRequest) {
  if (!(await areBookingsOn(request))) throw areaIsOff();
}
