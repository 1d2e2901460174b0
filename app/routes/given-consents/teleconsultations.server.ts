import type { Consent } from '#contract/given-consents/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

type Asked = Pick<Consent, 'consentType' | 'patientId'>;

/** The state of teleconsultations for the patient of a CTEL; null for another kind, undefined while it cannot be had. */
async function stateBeside({ provider }: AccountRequest, { consentType, patientId }: Asked) {
  if (consentType !== 'CTEL') return null;
  const states = await orOutage(provider.givenConsents.teleconsultations());
  return states.ok ? (states.data.find((one) => one.patientId === patientId) ?? null) : undefined;
}

/** The unit's own state `both` ends with the consent, or `stays`; `notRequired`: the unit asks nobody; `unknown`: it cannot be had now. */
export type TeleconsultationSource = 'both' | 'stays' | 'notRequired' | 'unknown';

/** The unit's data beside a consent to teleconsultations; null: none, or it is of another kind. */
export async function besideConsent(
  request: AccountRequest,
  consent: Asked,
): Promise<TeleconsultationSource | null> {
  if (consent.consentType !== 'CTEL') return null;
  const state = await stateBeside(request, consent);
  if (state === undefined) return 'unknown';
  if (state?.value === 'UNCHECKED') return 'notRequired';
  if (state?.value !== 'C') return null;
  return state.endsWithConsent ? 'both' : 'stays';
}

/** The state by which teleconsultations still stand once a consent to them was taken back: it is read anew, and not concluded. */
export async function stillStanding(request: AccountRequest, consent: Asked) {
  const value = (await stateBeside(request, consent))?.value;
  return value === 'C' || value === 'UNCHECKED' || value === 'REGISTERED' ? value : null;
}
