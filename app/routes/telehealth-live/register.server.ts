import { isDefinedError, safe } from '@orpc/client';
import { firstNowPath } from '#app/domain/bookings/paths.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { outageOf, refusalUnexpected } from '#app/services/provider/provider.server.ts';
import type { LiveRequest } from './guard.server.ts';

/**
 * Registers one "now" that has no booking yet, once for its id: the summary did not succeed. Null: there is nothing to register,
 * or somebody else has done it. A tab that names itself in no address yet is led on first, so that what came of it is said where it stands.
 * @throws 303 to the one that the patient has now already
 */
export async function registerNow(request: LiveRequest): Promise<'registered' | 'failed' | null> {
  const { provider, session, live, isPrefetch, seat } = request;
  const { toRegister, booking, consultationId: teleconsultationId, patientId } = live;
  if (booking || !toRegister || isPrefetch || seat === null) return null;
  const { accountId } = session;
  const wanted = { accountId, x: patientId, patientId, teleconsultationId, ...toRegister };
  const [error] = await safe(provider.teleconsultations.unplanned(wanted));
  if (!error) return 'registered';
  if (isDefinedError(error) && error.code === 'NOW_EXISTS') {
    throw await redirectWithNotice(request, firstNowPath(error.data.booking), {
      key: 'teleconsultation-summary:now.exists',
      kind: 'error',
    });
  }
  if (outageOf(error) || refusalUnexpected(error)) return 'failed';
  throw error;
}
