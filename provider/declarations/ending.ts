import type { StoreInTransaction } from '#provider/core/store.ts';
import { hospitalLiveKey } from './rules.ts';
import type { HospitalDeclarationRow } from './tables.ts';

/** A declaration of the hospital system after what was asked for, or why that was not done. */
export type Done = { row: HospitalDeclarationRow; refusal?: 'NOT_ACTIVE' | 'NOT_SIGNED' };

type Ending = {
  store: Pick<StoreInTransaction, 'declarations' | 'hospitalDeclarations'>;
  row: HospitalDeclarationRow;
  today: string;
};

const endedOn = (today: string) =>
  ({ state: 'CANCELED', state_export: 'N', withdrawn_on: today, live_key: null }) as const;

/** Ends one; of a pre-registration, the one whose place it took has it again. */
export async function canceled({ store, row, today }: Ending): Promise<Done> {
  const { system_id: systemId, patient_id: patientId, type } = row;
  const to = endedOn(today);
  await store.hospitalDeclarations.change({ systemId, to });
  const waiting = await store.hospitalDeclarations.ofKind({ patientId, type, state: 'REGISTERED' });
  const [former] = waiting;
  if (former && waiting.every(({ live_key: key }) => key === null))
    await store.hospitalDeclarations.change({
      systemId: former.system_id,
      to: { live_key: hospitalLiveKey(former) },
    });
  return { row: { ...row, ...to } };
}

/** Makes a signed one active, and ends the one that was: there is never none in between, and never two (A-149, B-79). */
export async function activated({ store, row, today }: Ending): Promise<Done> {
  const { system_id: systemId, patient_id: patientId, type } = row;
  const own = await store.declarations.ofSystemId({ patientId, systemId });
  if (own?.state !== 'REGISTERED' || own.signed_at === null) return { row, refusal: 'NOT_SIGNED' };

  for (const former of await store.hospitalDeclarations.ofKind({ patientId, type, state: 'SUBMITTED' }))
    await store.hospitalDeclarations.change({ systemId: former.system_id, to: endedOn(today) });
  const to = {
    state: 'SUBMITTED',
    state_export: 'A',
    live_key: hospitalLiveKey({ patient_id: patientId, type, state: 'SUBMITTED' }),
  } as const;
  await store.hospitalDeclarations.change({ systemId, to });
  const taken = { state: 'SUBMITTED', state_export: 'A' } as const;
  await store.declarations.change({ id: own.id, version: own.version, to: taken });
  return { row: { ...row, ...to } };
}
