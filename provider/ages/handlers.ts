import { os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { OWN_CONSENT_TEXT, stateOfConsent } from './consent.ts';

async function viewOf({ store, clock }: Pick<CallContext, 'store' | 'clock'>, patient: LinkedPatientRow) {
  const given = await store.ages.ownConsent(patient.id);
  const today = localDay(clock.now().getTime());
  return {
    state: stateOfConsent({ birthDate: patient.birth_date, today, given }),
    isOwn: patient.role === 'PATIENT',
    givenAt: given && new Date(given.given_at).toISOString(),
    ...OWN_CONSENT_TEXT,
  };
}

const ownConsent = os.ages.ownConsent.handler(async ({ input, context }) =>
  viewOf(context, await context.access.patient({ ...input, action: 'ages.ownConsent' })),
);

const giveOwnConsent = os.ages.giveOwnConsent.handler(async ({ input, context, errors }) => {
  const { patientId, version } = input;
  const whose = { patientId, action: 'ages.giveOwnConsent' } as const;
  const patient = await context.access.patient(whose);
  if (patient.role !== 'PATIENT') throw errors.NOT_FOUND();
  const { state } = await viewOf(context, patient);
  if (state === 'NOT_NEEDED') throw errors.NOT_ASKED();
  if (version !== OWN_CONSENT_TEXT.version) throw errors.CONSENT_CHANGED();
  const entry = await context.access.entry(whose);
  const given_at = context.clock.now().getTime();
  await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    await store.ages.giveConsent({ patient_id: patientId, version, by: 'PERSON', given_at });
    await store.audit.add([entry]);
  });
  return viewOf(context, patient);
});

export const ages = { ownConsent, giveOwnConsent };
