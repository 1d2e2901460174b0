import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { entryOf, ENTRY, NAMES, walkOf } from '#tests/enrolment/walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const area = 'account';
const route = (step: string) => `account/registration/${step}`;

type Walk = ReturnType<typeof walkOf>;

/** Anna, somewhere on the way. */
const anna =
  (at: (walk: Walk, visitor: Visitor) => Promise<Answer>) =>
  async (scene: Scene): Promise<Answer> => {
    const visitor = await scene.as('anna.kowalska');
    return at(walkOf(visitor), visitor);
  };

const done = (outcome: string) =>
  asAccount('anna.kowalska', `${ENTRY}/done?outcome=${outcome}&patientRole=WARD`);

/** The request for a link to somebody whom Ewa does not act for, while she may look for one more. */
const known = async (scene: Scene) => {
  scene.change('provider', "delete from account_usage where kind = 'LOOK_UPS'");
  const row = scene.read('provider', "select national_id from patients where id = 'patient-1001'");
  const ewa = await scene.as('ewa.dabrowska');
  return { ewa, link: await walkOf(ewa).sent('WARD', (row as { national_id: string }).national_id) };
};

export const states: readonly (State | Lead)[] = [
  { route: 'account/registration', area, name: 'choice', show: asAccount('anna.kowalska', ENTRY) },
  {
    route: 'account/registration',
    area,
    name: 'unknown role',
    status: 400,
    show: asAccount('anna.kowalska', `${ENTRY}?patientRole=X`),
  },
  {
    route: 'account/registration',
    area,
    name: 'own data are there',
    show: asAccount('jan.nowak', entryOf('PATIENT')),
  },
  {
    route: 'account/registration',
    area,
    name: 'begun in another role',
    show: anna(async (walk, visitor) => {
      await walk.atAddress('CHILD');
      return visitor.get(entryOf('WARD'));
    }),
  },
  { route: route('person'), area, name: 'empty', show: anna((walk) => walk.atPerson('CHILD')) },
  {
    route: route('person'),
    area,
    name: 'faults',
    status: 400,
    errors: 2,
    show: anna(async (walk, visitor) =>
      visitor.submit(await walk.atPerson('CHILD'), {
        ...NAMES,
        name: '',
        pesel: '44444444444',
        knownBy: 'PESEL',
      }),
    ),
  },
  { route: route('document'), area, name: 'empty', show: anna((walk) => walk.atDocument('WARD')) },
  { route: route('address'), area, name: 'in Poland', show: anna((walk) => walk.atAddress('CHILD')) },
  { route: route('files'), area, name: 'none', show: anna((walk) => walk.atFiles('CHILD')) },
  { route: route('review'), area, name: 'all answered', show: anna((walk) => walk.atReview('CHILD')) },
  {
    route: route('review'),
    area,
    name: 'no consent',
    status: 400,
    errors: 1,
    show: anna(async (walk, visitor) => visitor.submit(await walk.atReview('CHILD'))),
  },
  { route: route('link'), area, name: 'asked', show: async (scene) => (await known(scene)).link },
  {
    route: route('link'),
    area,
    name: 'no consent',
    status: 400,
    errors: 1,
    async show(scene) {
      const { ewa, link } = await known(scene);
      return ewa.submit(link);
    },
  },
  {
    route: route('done'),
    area,
    name: 'registered',
    show: asAccount(
      'anna.kowalska',
      `${ENTRY}/done?outcome=REGISTERED&patientRole=CHILD&patientId=patient-1003`,
    ),
  },
  { route: route('done'), area, name: 'back again', show: done('REVERTED') },
  { route: route('done'), area, name: 'asked for', show: done('REQUESTED') },
  { route: route('done'), area, name: 'known to the unit', show: done('ALREADY_EXIST') },
  { route: route('done'), area, name: 'a ward already', show: done('WARD') },
  { route: route('done'), area, name: 'a child already', show: done('CHILD') },
  { route: route('done'), area, name: 'another outcome', show: done('OTHER') },
  {
    route: route('discard'),
    area,
    name: 'asked',
    show: anna(async (walk, visitor) => {
      const { path } = await walk.atAddress('CHILD');
      return visitor.get(path.replace('/address', '/discard'));
    }),
  },
];
