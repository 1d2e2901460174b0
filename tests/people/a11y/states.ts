import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { withTenChildren } from '#tests/people/portal/ten.ts';
import type { Scene } from '#tests/support/scene.ts';

const area = 'account';
const PIOTR = '/account/patients/patient-1005/edit';
const HELENA = '/account/patients/patient-1004/edit';

/** Tomasz, who is let in for as long as he looks, and whom Stanisław has blocked. */
async function blocked(scene: Scene) {
  const letIn = (state: string) =>
    scene.change('provider', 'update accounts set state = ? where id = ?', state, 'account-2009');
  letIn('ACTIVE');
  const tomasz = scene.guest();
  await tomasz.signIn('tomasz.lewandowski');
  return tomasz.get('/account/ward').finally(() => letIn('USER_BLOCKED'));
}

async function wrongName(scene: Scene) {
  const piotr = await scene.as('piotr.zielinski');
  return piotr.submit(await piotr.get(PIOTR), { name: '-Piotr', city: '' });
}

/** The form that Anna has typed while another window has saved something else. */
async function tooLate(scene: Scene) {
  const anna = await scene.as('anna.kowalska');
  const page = await anna.get(HELENA);
  const save = (city: string) =>
    scene.change(
      'provider',
      "update patients set city = ?, version = version + 1 where id = 'patient-1004'",
      city,
    );
  save('Zamość');
  return anna.submit(page, { city: 'Opole' }).finally(() => save('Lublin'));
}

export const states: readonly (State | Lead)[] = [
  { route: 'account/mydata', area, name: 'one’s own', show: asAccount('jan.nowak', '/account/mydata') },
  {
    route: 'account/mydata',
    area,
    name: 'not confirmed',
    show: asAccount('piotr.zielinski', '/account/mydata'),
  },
  { route: 'account/mydata', area, name: 'no patient', show: asAccount('ewa.dabrowska', '/account/mydata') },
  {
    route: 'account/mydata',
    area,
    name: 'nobody answers',
    show: asAccount('halina.mazur', '/account/mydata'),
  },
  { route: 'account/ward', area, name: 'one waits', show: asAccount('anna.kowalska', '/account/ward') },
  { route: 'account/ward', area, name: 'blocked', show: blocked },
  { route: 'account/ward', area, name: 'nobody', show: asAccount('ewa.dabrowska', '/account/ward') },
  { route: 'account/child', area, name: 'one child', show: asAccount('anna.kowalska', '/account/child') },
  { route: 'account/child', area, name: 'nobody', show: asAccount('ewa.dabrowska', '/account/child') },
  {
    route: 'account/child',
    area,
    name: 'ten children',
    show: (scene) => withTenChildren(scene, (visitor) => visitor.get('/account/child')),
  },
  {
    route: 'account/patients/:id',
    area,
    name: 'a child',
    show: asAccount('anna.kowalska', '/account/patients/patient-1003'),
  },
  {
    route: 'account/patients/:id',
    area,
    name: 'a foreigner',
    show: asAccount('oleksandr.kovalenko', '/account/patients/patient-1008'),
  },
  {
    route: 'account/patients/:id/edit',
    area,
    name: 'confirmed names',
    show: asAccount('jan.nowak', '/account/patients/patient-1001/edit'),
  },
  { route: 'account/patients/:id/edit', area, name: 'names', show: asAccount('piotr.zielinski', PIOTR) },
  { route: 'account/patients/:id/edit', area, name: 'wrong', status: 400, errors: 2, show: wrongName },
  { route: 'account/patients/:id/edit', area, name: 'too late', status: 409, errors: 1, show: tooLate },
];
