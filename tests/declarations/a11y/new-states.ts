import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';
import { REFUSED_BY_HOSPITAL, walkOf } from '#tests/declarations/walk.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const route = (step: string) => `newdeclaration/:type/${step}`;
const area = 'newdeclaration';

type Walk = ReturnType<typeof walkOf>;

/** Somebody on the way to a new declaration. */
const walker =
  (account: Account, at: (walk: Walk, visitor: Visitor) => Promise<Answer>) => async (scene: Scene) => {
    const visitor = await scene.as(account);
    return at(walkOf(visitor), visitor);
  };

const jan = (at: (walk: Walk, visitor: Visitor) => Promise<Answer>) => walker('jan.nowak', at);

/** A call of declarations fails while a page is asked for. */
const whileFailing =
  (call: string, show: (scene: Scene) => Promise<Answer>) =>
  async (scene: Scene): Promise<Answer> => {
    await scene.portal.tell('/declarations-failing', { [call]: 'on' });
    return show(scene).finally(() => scene.portal.tell('/declarations-failing', {}));
  };

/** Pages of the wizard of a new declaration. */
export const newStates: readonly State[] = [
  {
    route: 'newdeclaration',
    area,
    name: 'no kind',
    status: 404,
    show: asAccount('jan.nowak', '/newdeclaration'),
  },
  {
    route: 'newdeclaration/:type',
    area,
    name: 'nobody to declare for',
    show: asAccount('ewa.dabrowska', '/newdeclaration/nurse'),
  },
  {
    route: 'newdeclaration/:type',
    area,
    name: 'begun before',
    show: walker('piotr.zielinski', async (walk, visitor) => {
      await walk.atChoices({ kind: 'NURSE' });
      return visitor.get('/newdeclaration/nurse');
    }),
  },
  {
    route: route('patients'),
    area,
    name: 'asked',
    show: walker('anna.kowalska', (walk) => walk.start('GP')),
  },
  { route: route('staff'), area, name: 'asked', show: jan((walk) => walk.atStaff({ kind: 'GP' })) },
  {
    route: route('staff'),
    area,
    name: 'nobody found',
    show: jan(async (walk, visitor) => visitor.get(`${(await walk.atStaff()).path}&q=xyzxyz`)),
  },
  {
    route: route('staff'),
    area,
    name: 'a midwife for a man',
    show: jan((walk) => walk.atStaff({ kind: 'MIDWIFE' })),
  },
  {
    route: route('staff'),
    area,
    name: 'of a patient whom the hospital system does not know',
    show: walker('oleksandr.kovalenko', (walk) => walk.start('NURSE')),
  },
  {
    route: route('staff'),
    area,
    name: 'not fetched',
    show: whileFailing(
      'primaryCare.nurses',
      jan((walk) => walk.atStaff()),
    ),
  },
  {
    route: route('staff'),
    area,
    name: 'while the hospital system is down',
    show: whileFailing(
      'declarations.hospitalForPatient',
      jan((walk) => walk.atStaff()),
    ),
  },
  {
    route: route('replace'),
    area,
    name: 'one stands',
    show: jan((walk) => walk.afterStaff({ kind: 'GP' })),
  },
  { route: route('choices'), area, name: 'asked', show: jan((walk) => walk.atChoices()) },
  {
    route: route('choices'),
    area,
    name: 'both wrong',
    status: 400,
    errors: 2,
    show: jan(async (walk, visitor) =>
      visitor.submit(await walk.atChoices(), {
        healthcareProviderNumber: '3',
        practitionerNumber: '2',
        practitionerReason: '4',
      }),
    ),
  },
  { route: route('summary'), area, name: 'some data missing', show: jan((walk) => walk.atSummary()) },
  {
    route: route('summary'),
    area,
    name: 'all data to change',
    show: jan(async (walk, visitor) => visitor.get(`${(await walk.atSummary()).path}&data=all`)),
  },
  {
    route: route('summary'),
    area,
    name: 'refused by the hospital system',
    status: 422,
    errors: 1,
    show: walker('stanislaw.wojcik', async (walk, visitor) =>
      visitor.submit(await walk.atSummary({ kind: 'GP', practitioner: REFUSED_BY_HOSPITAL })),
    ),
  },
  {
    route: route('summary'),
    area,
    name: 'data not fetched',
    async show(scene) {
      const visitor = await scene.as('jan.nowak');
      const { path } = await walkOf(visitor).atSummary();
      return whileFailing('primaryCare.data', () => visitor.get(path))(scene);
    },
  },
  {
    route: route('discard'),
    area,
    name: 'asked',
    show: jan(async (walk, visitor) =>
      visitor.get((await walk.atChoices()).path.replace('/choices', '/discard')),
    ),
  },
  {
    route: route('result/:id'),
    area,
    name: 'waits for a signature',
    show: asAccount('anna.kowalska', '/newdeclaration/general-practitioner/result/declaration-5003'),
  },
  {
    route: route('result/:id'),
    area,
    name: 'submitted',
    show: asAccount('jan.nowak', '/newdeclaration/general-practitioner/result/declaration-5001'),
  },
];
