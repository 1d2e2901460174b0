import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import {
  ANNAS,
  editBy,
  SECOND_CHOICE,
  waitingEdit,
  whileFailing,
  ZOFIAS,
} from '#tests/declarations/scene.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { newStates } from './new-states.ts';

const area = 'declarations';
const list = { route: 'declarations', area } as const;
const one = { route: 'declarations/:id', area } as const;
const edit = { route: 'declarations/:id/edit', area } as const;
const withdraw = { route: 'declarations/:id/withdraw', area } as const;
const paper = { route: 'declarations/:id/printout', area } as const;
const hospital = { route: 'declarations/:id/amms', area } as const;

const failing = (account: Account, calls: readonly string[], path: string) => (scene: Scene) =>
  whileFailing(scene, calls, async () => (await scene.as(account)).get(path));

/** The form that Anna sends to change her declaration. */
const sent = (fields: Record<string, string>) => async (scene: Scene) =>
  (await editBy(scene, 'anna.kowalska', ANNAS, fields)).answer;

const lost = async (scene: Scene) => {
  await scene.portal.tell('/declarations/declaration-5001/lose', {});
  return (await scene.as('jan.nowak')).get('/declarations/declaration-5001');
};

/** The form came when another window had saved something else. */
const late = async (scene: Scene) => {
  const visitor = await scene.as('anna.kowalska');
  const [first, second] = [await visitor.get(`${ANNAS}/edit`), await visitor.get(`${ANNAS}/edit`)];
  await visitor.submit(first, SECOND_CHOICE);
  return visitor.submit(second, { healthcareProviderNumber: '2', healthcareProviderReason: '2' });
};

/** The question came before the declaration was signed at the unit. */
const signedMeanwhile = async (scene: Scene) => {
  const visitor = await scene.as('anna.kowalska');
  const page = await visitor.get(`${ANNAS}/withdraw`);
  await scene.portal.tell('/declarations/declaration-5002/accept', {});
  return visitor.submit(page);
};

const refusedThere = async (scene: Scene) => {
  const { visitor, answer } = await editBy(scene, 'anna.kowalska', ZOFIAS, SECOND_CHOICE);
  return visitor.follow(answer);
};

export const states: readonly (State | Lead)[] = [
  { ...list, name: 'filled', show: asAccount('jan.nowak', '/declarations') },
  { ...list, name: 'several people', show: asAccount('anna.kowalska', '/declarations') },
  { ...list, name: 'none', show: asAccount('oleksandr.kovalenko', '/declarations') },
  { ...list, name: 'not confirmed', show: asAccount('piotr.zielinski', '/declarations') },
  { ...list, name: 'no patient', show: asAccount('ewa.dabrowska', '/declarations') },
  { ...list, name: 'provider down', show: asAccount('halina.mazur', '/declarations') },
  {
    ...list,
    name: 'hospital down',
    show: failing('jan.nowak', ['hospitalDeclarations.list'], '/declarations'),
  },
  { ...list, name: 'portal down', show: failing('jan.nowak', ['declarations.list'], '/declarations') },
  { ...list, name: 'an edit waits', show: waitingEdit },
  { ...list, name: 'an edit is refused', show: refusedThere },
  { ...one, name: 'active', show: asAccount('jan.nowak', '/declarations/declaration-5001') },
  { ...one, name: 'to be signed', show: asAccount('anna.kowalska', ANNAS) },
  { ...one, name: 'withdrawn', show: asAccount('stanislaw.wojcik', '/declarations/declaration-5005') },
  { ...one, name: 'lost', show: lost },
  {
    ...one,
    name: 'parts down',
    show: failing(
      'jan.nowak',
      ['declarations.hospitalForPatient', 'primaryCare.data'],
      '/declarations/declaration-5001',
    ),
  },
  { ...edit, name: 'asked', show: asAccount('anna.kowalska', `${ANNAS}/edit`) },
  { ...edit, name: 'submitted', show: asAccount('jan.nowak', '/declarations/declaration-5001/edit') },
  {
    ...edit,
    name: 'both wrong',
    status: 400,
    errors: 2,
    show: sent({ healthcareProviderNumber: '3', practitionerNumber: '2', practitionerReason: '4' }),
  },
  { ...edit, name: 'changed meanwhile', status: 409, errors: 1, show: late },
  {
    ...edit,
    name: 'not saved',
    status: 503,
    errors: 1,
    show: (scene) => whileFailing(scene, ['declarations.change'], () => sent(SECOND_CHOICE)(scene)),
  },
  { ...withdraw, name: 'asked', show: asAccount('anna.kowalska', `${ANNAS}/withdraw`) },
  {
    ...withdraw,
    name: 'withdrawn already',
    show: asAccount('stanislaw.wojcik', '/declarations/declaration-5005/withdraw'),
  },
  { ...withdraw, name: 'signed meanwhile', status: 409, errors: 1, show: signedMeanwhile },
  { ...paper, name: 'to be signed', show: asAccount('anna.kowalska', `${ANNAS}/printout`) },
  { ...hospital, name: 'active', show: asAccount('jan.nowak', '/declarations/poz-4001/amms') },
  {
    ...hospital,
    name: 'hospital down',
    show: failing('jan.nowak', ['hospitalDeclarations.get'], '/declarations/poz-4001/amms'),
  },
  {
    route: 'declarations/:id/amms/printout',
    area,
    name: 'active',
    show: asAccount('jan.nowak', '/declarations/poz-4001/amms/printout'),
  },
  {
    route: 'declarations/:id/printout.pdf',
    name: 'a file for its people alone',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get('/declarations/declaration-5001/printout.pdf'),
  },
  {
    route: 'declarations/:id/amms/printout.pdf',
    name: 'a file for its people alone',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get('/declarations/poz-4001/amms/printout.pdf'),
  },
  ...newStates,
];
