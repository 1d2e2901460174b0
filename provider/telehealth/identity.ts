import { os } from '#provider/core/context.ts';
import { claimedPatient } from '#provider/core/telehealth/claimed.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import { identifiersOf } from './identifiers.ts';

const identifier = os.telehealthIdentity.identifier.handler(async ({ input, context }) => {
  const { accountId, x: patientId } = input;
  const claimed = { accountId, patientId, action: 'telehealthIdentity.identifier' } as const;
  const patient = await claimedPatient(context, claimed);
  return { identifiers: identifiersOf(patient) };
});

const data = os.telehealthIdentity.data.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, identifiers } = input;
  const claimed = { accountId, patientId, action: 'telehealthIdentity.data' } as const;
  await claimedPatient(context, claimed);
  await failAsSet(context, { call: 'identity', patientId });
  const entry = await context.access.entry(claimed);
  const toldAt = context.clock.now().getTime();
  await context.store.transaction(async (store) => {
    const isKnown = await store.telehealthPatients.tell({ patientId, identifiers, toldAt });
    if (!isKnown) throw errors.NOT_FOUND();
    await store.audit.add([entry]);
  });
  return { value: true as const };
});

const create = os.telehealthIdentity.create.handler(async ({ input, context }) => {
  const { accountId, patientId, identifiers, birthDate: birth_date, ...person } = input;
  const claimed = { accountId, patientId, action: 'telehealthIdentity.create' } as const;
  await claimedPatient(context, claimed);
  await failAsSet(context, { call: 'identity', patientId });
  const entry = await context.access.entry(claimed);
  const told_at = context.clock.now().getTime();
  await context.store.transaction(async (store) => {
    const row = { ...person, patient_id: patientId, birth_date, told_at };
    await store.telehealthPatients.put({ ...row, identifiers: JSON.stringify(identifiers) });
    await store.audit.add([entry]);
  });
  return { value: true as const };
});

export const telehealthIdentity = { identifier, data, create };
