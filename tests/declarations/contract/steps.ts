import type { ProviderClient } from '#contract/index.ts';
import type { TestProvider } from '#tests/support/providers.ts';

export const JAN = 'patient-1001';
export const FIRST = {
  healthcareProviderChoiceOrderNumber: 1,
  practitionerChoiceOrderNumber: 1,
} as const;

/** Jan chooses a nurse: he has none anywhere. */
export const NURSE = {
  patientId: JAN,
  type: 'NURSE',
  practitionerId: 'nurse-adamska',
  hospitalOrganizationUnitId: 'unit-nurses',
  ...FIRST,
} as const;

let drafts = 0;
export const newKey = () => `key-of-one-draft-${(drafts += 1)}`;

type Replaced = { id: string; systemId?: string | undefined };

/** Pre-registers and saves, as the portal does. */
export async function declared(client: ProviderClient, changed: object = {}, replaced?: Replaced) {
  const chosen = { ...NURSE, ...changed };
  const { systemId = '' } = await client.hospitalDeclarations.preRegister({
    ...chosen,
    key: newKey(),
    ...(replaced?.systemId && { replaces: replaced.systemId }),
  });
  return client.declarations.add({ ...chosen, systemId, ...(replaced && { replaces: replaced.id }) });
}

/** As a verified signature leaves it. */
export const signed = ({ provider, clock }: TestProvider, id: string) =>
  provider.db
    .updateTable('declarations')
    .set({ signed_at: clock.now().getTime() })
    .where('id', '=', id)
    .execute();

/** Calls of declarations that fail from now on, as the staff side says it. */
export async function failing({ provider }: TestProvider, calls: readonly string[]) {
  await provider.db.deleteFrom('settings').where('key', '=', 'declarations').execute();
  await provider.db
    .insertInto('settings')
    .values({ key: 'declarations', value: JSON.stringify({ failing: calls }) })
    .execute();
}
