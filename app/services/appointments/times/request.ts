import type { ServiceAnswer, timeSlotQueryOf } from '#app/journeys/appointment.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** The facts that choosing a time needs of the wizard in which it is chosen. */
export type Choosing = Readonly<{
  service: ServiceAnswer | undefined;
  query: ReturnType<typeof timeSlotQueryOf>;
  /** The booking that is being moved. */
  hisBookingId: string | undefined;
  /** The address of this step, with what it carries on. */
  pathTo: (query: Record<string, string>) => string;
  /** Where the service is chosen in other places; null where it stays as it is. */
  placesPath: string | null;
  /** Where another service is chosen; null where it stays as it is. */
  servicesPath: string | null;
}>;

export type TimesRequest = AccountRequest & { times: Choosing };
