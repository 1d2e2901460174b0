import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The files of a draft that has ended go at once; where the provider does not answer, they go by themselves within the day. */
export const endGuestFiles = ({ provider }: PortalRequest, key: string) =>
  orOutage(provider.registrationFiles.removeAll({ key }));
