import type { Declaration, DeclarationType, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import type { Former } from '#app/journeys/declaration/draft.ts';
import { heldByHospital } from '#app/services/provider/hospital-declarations.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Asked = Readonly<{
  patientId: string;
  kind: DeclarationType;
  /**
   * The number that the draft itself has pre-registered: it is nobody's former one; nor is what was saved of it when the
   * answer was lost.
   */
  preRegistered?: string | undefined;
}>;

/**
 * Returns the declaration of the kind that stands in the portal, at the hospital system or in both; null where there is none, and
 * undefined while it cannot be known. `isSure`: both systems have answered; `isUnknown`: the hospital system has no such patient. One that
 * is withdrawn is no hindrance (B§4).
 */
export async function formerOf(
  request: Pick<PortalRequest, 'provider'>,
  { patientId, kind, preRegistered }: Asked,
): Promise<{ former: Former | null | undefined; isSure: boolean; isUnknown: boolean }> {
  const [own, held] = await Promise.all([
    orOutage(request.provider.declarations.forPatient({ patientId })),
    heldByHospital(request, { patientId, types: kind }),
  ]);
  const isSure = own.ok && held.ok;
  const live = (own.ok ? own.data : []).find(
    ({ type, state, systemId }) =>
      type === kind && state !== 'CANCELED' && !(preRegistered !== undefined && systemId === preRegistered),
  );
  const theirs = (held.ok ? held.data.declarations : []).filter(
    ({ type, systemId }) => type === kind && systemId !== preRegistered,
  );
  const former = joined(live, theirs);
  const isUnknown = held.ok && held.data.isUnknown;
  return { former: former ?? (isSure ? null : undefined), isSure, isUnknown };
}

/** An active one is named before one that only waits there; where the portal has one, that is the one it names. */
function joined(live: Declaration | undefined, theirs: readonly HospitalDeclaration[]): Former | null {
  const active = theirs.find(({ stateExport }) => stateExport === 'A');
  const waiting = theirs.filter(({ state, stateExport }) => state === 'REGISTERED' && stateExport === 'N');
  const open = waiting.find(({ systemId }) => systemId === live?.systemId) ?? waiting.at(-1);
  const named = live ?? active ?? open;
  if (!named) return null;
  const { practitioner, hospitalOrganizationUnit: unit, dateOfSubmission } = named;
  return {
    ...(live ? { id: live.id } : {}),
    ...optional('systemId', (open ?? active)?.systemId),
    isPreRegistered: open !== undefined,
    isActive: active !== undefined,
    ...optional('name', practitioner && practitionerName(practitioner)),
    ...optional('unit', unit?.name),
    ...optional('dateOfSubmission', dateOfSubmission),
  };
}

const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
