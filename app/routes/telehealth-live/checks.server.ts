import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import { firstStop, type Stop } from '#app/domain/telehealth-live/checks.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { patientsOf, requireReach } from '#app/services/page/patient-shown.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { consentAndIdentity, consentOfPatient } from '#app/services/provider/telehealth-consent.server.ts';

/** The teleconsultation that the address claims; null: none, or one that is nobody's business here (S-15). */
export async function claimedLive(request: AccountRequest): Promise<LiveState | null> {
  const { provider, url, context } = request;
  const consultationId = url.searchParams.get('teleconsultationId') ?? '';
  if (!ID.test(consultationId)) return null;
  const [error, live] = await safe(provider.telehealthLive.state({ consultationId }));
  if (isDefinedError(error)) return null;
  if (error) throw error;
  await requireReach(request, live.patientId);
  // C-85: what carries picture and sound on one machine is for trying alone.
  const isForTrying = live.media === 'STAND_IN' && context.portal.environment.isProduction;
  return isForTrying ? { ...live, media: 'NONE' } : live;
}

/** Whoever opens one that they cannot see gets the list, and hears whom to ask: the unit may have taken back that they are confirmed. */
export async function toList(request: AccountRequest) {
  if (!request.url.searchParams.get('teleconsultationId')) return redirect('/bookings', 303);
  return redirectWithNotice(request, '/bookings', { key: 'telehealth-live:notHere', kind: 'error' });
}

/** The ids that the contract takes: anything else is none, as a foreign one is. */
const ID = /^[^\p{Cc}]{1,80}$/u;

/** The first check that stands in the way, in the order of the specification; null: it may be entered. */
export const stopOf = (request: AccountRequest, live: LiveState): Promise<Stop | null> =>
  firstStop(live, {
    who: () => whoStops(request, live),
    consentAndIdentity: () =>
      live.ready ? consentStops(request, live) : consentAndIdentityStop(request, live),
  });

async function whoStops(request: AccountRequest, { patientId }: LiveState): Promise<Stop | null> {
  const [{ type }, patients] = await Promise.all([accountOf(request), patientsOf(request)]);
  if (type !== 'AUTHORIZED') return 'unconfirmed';
  return patients.some(({ id, authorized }) => id === patientId && authorized) ? null : 'unauthorized';
}

const STOPS = {
  missing: 'consent',
  refused: 'consentAwaited',
  unsaved: 'silent',
  silent: 'silent',
  unknown: 'identity',
} as const;

async function consentAndIdentityStop(request: AccountRequest, live: LiveState): Promise<Stop | null> {
  const { patientId } = live;
  // A look that nobody asked for tells no system anything.
  if (request.isPrefetch) return consentStops(request, live);
  const found = await orOutage(consentAndIdentity(request, { patientId, isTicked: false, key: '' }));
  if (!found.ok) return 'silent';
  return found.data === null ? null : STOPS[found.data];
}

/** Who is in has passed all checks: the consent is looked at again, for it can be taken back, and a system that is silent throws nobody out. */
async function consentStops(request: AccountRequest, { patientId }: LiveState): Promise<Stop | null> {
  const found = await orOutage(consentOfPatient(request, patientId));
  if (!found.ok || found.data.stands) return null;
  return found.data.isAwaited ? 'consentAwaited' : 'consent';
}
