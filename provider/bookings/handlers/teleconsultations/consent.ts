import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import { os } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { stateOf } from '#provider/given-consents/rules.ts';
import { consentStanding } from '#provider/given-consents/standing.ts';

const AWAITED: readonly ConsentState[] = ['AWAITS_SIGNATURE', 'AWAITS_OWN_CONSENT'];

/** A-104, B-88. What make, change and unplanned decide by. */
export const consent = os.teleconsultations.consent.handler(async ({ input: { patientId }, context }) => {
  const action = 'teleconsultations.consent';
  const patient = await context.access.patient({ patientId, action, madeBy: null });
  const { store } = context;
  const whose = context.access.whoeverMade([patient]);
  const day = localDay(context.clock.now().getTime());
  const [{ states, written, given, signatureRequired }, isTold] = await Promise.all([
    consentStanding(store, { whose, day }),
    store.telehealthSystem.isConsentTold(patientId),
  ]);
  const stands = states.some((row) => row.patient_id === patientId && row.stands !== null);
  const value = written.find((row) => row.patient_id === patientId)?.value;
  const isAwaited = given.some(
    (row) => row.type === 'CTEL' && AWAITED.includes(stateOf(row, { day, signatureRequired })),
  );
  return { stands, ...(value === undefined ? {} : { value }), isTold, isAwaited };
});
