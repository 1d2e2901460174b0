import type { ProviderClient } from '#contract/index.ts';
import { ANNAS_ACCOUNT } from './killed.ts';
import { FIRST } from './steps.ts';
import type { Portal } from './two-systems.ts';

/** A declaration of a midwife in the place of the one that only waits there, as its page saves it: the number, the save, the former number. */
export async function declaredAnew(anna: ProviderClient, portal: Portal, draft: string) {
  const [key, id = '', former] = draft.split(' ');
  const order = {
    ...FIRST,
    patientId: 'patient-1002',
    type: 'MIDWIFE',
    practitionerId: 'midwife-baran',
    hospitalOrganizationUnitId: 'unit-nurses',
  } as const;
  const asked = { ...order, key: key ?? '', ...(former !== undefined && { replaces: former }) };
  const { systemId = '' } = await anna.hospitalDeclarations.preRegister(asked);
  const first = async () => {
    await anna.declarations.add({ ...order, systemId, replaces: id });
    return { documentId: id };
  };
  const request = portal.requestOf({ provider: anna, accountId: ANNAS_ACCOUNT, now: new Date() });
  const step = { kind: 'declarationWithdrawn', patientId: order.patientId, documentId: id, input: {}, first };
  await portal.steps.runOrKeep(request, { ...step, kind: 'declarationWithdrawn' });
}
