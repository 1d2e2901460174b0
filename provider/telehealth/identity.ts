import { ORPCError } from '@orpc/server';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { identifiersOf } from './identifiers.ts';

type Claimed = { accountId: string; patientId: string; action: Action };

/** Somebody whom the account of the session may act for; the address names that account, too. @throws NOT_FOUND */
async function claimedPatient({ access, account }: CallContext, { accountId, ...whose }: Claimed) {
  const { id } = await account();
  if (accountId !== id) throw new ORPCError('NOT_FOUND', { status: 404 });
  return access.patient(whose);
}

const identifier = os.telehealthIdentity.identifier.handler(async ({ input, context }) => {
  const { accountId, x: patientId } = input;
  const claimed = { accountId, patientId, action: 'telehealthIdentity.identifier' } as const;
  return { identifiers: identifiersOf(await claimedPatient(context, claimed)) };
});

const data = os.telehealthIdentity.data.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, identifiers } = input;
  const claimed = { accountId, patientId, action: 'telehealthIdentity.data' } as const;
  await claimedPatient(context, claimed);
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
