import { isDefinedError, safe } from '@orpc/client';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { orOutage } from './provider.server.ts';

type Asked = Readonly<{ patientId: string; types?: string }>;

/** Reads what the hospital system holds for a patient; `isUnknown`: it has no such patient, so it holds nothing and takes nothing. */
async function held({ provider }: Pick<PortalRequest, 'provider'>, asked: Asked) {
  const [error, declarations] = await safe(provider.declarations.hospitalForPatient(asked));
  if (isDefinedError(error) && error.code === 'UNKNOWN_TO_HOSPITAL')
    return { declarations: [], isUnknown: true };
  if (error) throw error;
  return { declarations, isUnknown: false };
}

/** The same, or the outage. */
export const heldByHospital = (request: Pick<PortalRequest, 'provider'>, asked: Asked) =>
  orOutage(held(request, asked));
