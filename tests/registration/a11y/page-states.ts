import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import type { Role } from '#tests/enrolment/walk.ts';
import { provenAs } from '#tests/support/identity.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { CONTACT, ENTRIES, guestWalk } from '#tests/registration/walk.ts';

type Walk = ReturnType<typeof guestWalk>;

/** Somebody in a new browser, somewhere on the way. */
const somebody =
  (role: Role, at: (walk: Walk, visitor: Visitor) => Promise<Answer>) =>
  async (scene: Scene): Promise<Answer> => {
    const visitor = scene.guest();
    return at(guestWalk(visitor, role), visitor);
  };

const routeOf = (role: Role, page: string) => `${ENTRIES[role].slice(1)}/${page}`;

/** The same of every entry: a state of each page, and one with faults. */
function statesOf(role: Role): (State | Lead)[] {
  const first = role === 'PATIENT' ? 'person' : 'guardian';
  const state = (page: string, name: string, at: (walk: Walk, visitor: Visitor) => Promise<Answer>) => ({
    route: routeOf(role, page),
    name,
    show: somebody(role, at),
  });
  return [
    {
      route: ENTRIES[role].slice(1),
      name: 'begins',
      to: new RegExp(`^${ENTRIES[role]}/${first}\\?draft=`),
      ask: (scene) => scene.guest().get(ENTRIES[role]),
    },
    state('person', 'empty', (walk) => walk.atPerson()),
    {
      ...state('person', 'wrong', async (walk, visitor) =>
        visitor.submit(await walk.atPerson(), { name: '', lastName: 'Anna-', pesel: '44444444444' }),
      ),
      status: 400,
      errors: 3,
    },
    state('document', 'empty', (walk) => walk.atDocument()),
    {
      route: routeOf(role, 'address'),
      name: 'is not asked for',
      to: new RegExp(`^${ENTRIES[role]}/person\\?draft=`),
      async ask(scene) {
        const visitor = scene.guest();
        const walk = guestWalk(visitor, role);
        return walk.to(await walk.atPerson(), 'address');
      },
    },
    state('contact', 'empty', (walk) => walk.atContact('', 5)),
    {
      ...state('contact', 'wrong', async (walk, visitor) =>
        visitor.submit(await walk.atContact('', 5), { phoneNumber: '123456', email: 'a@' }),
      ),
      status: 400,
      errors: 2,
    },
    state('consents', 'empty', (walk) => walk.atConsents('', CONTACT, 6)),
    state('files', 'empty', (walk) => walk.atFiles('', CONTACT, 7)),
    state('review', 'filled', (walk) => walk.atReview('', CONTACT, 8)),
    {
      ...state('review', 'without a password', async (walk, visitor) =>
        visitor.submit(await walk.atReview('', CONTACT, 8)),
      ),
      status: 400,
      errors: 1,
    },
    ...(role === 'PATIENT'
      ? []
      : [
          state('guardian', 'empty', (walk) => walk.start()),
          state('guardian-pesel', 'empty', (walk) => walk.atOwn()),
          state('guardian-document', 'empty', (walk) => walk.atOwnDocument()),
        ]),
  ];
}

const PROVED = '/registration/proved';

/** Somebody whom the identity system has proved, and who has no account, follows the way of the page that says so. */
async function begun(scene: Scene) {
  const visitor = scene.guest();
  const { page } = await provenAs(visitor, { person: 'Ktoś, kogo przychodnia nie zna' });
  const way = page.querySelector(`main a[href^="${PROVED}"]`)?.getAttribute('href') ?? '';
  return { visitor, answer: await visitor.get(way) };
}

/** The pages of a guest's registration. */
export const pageStates: readonly (State | Lead)[] = [
  ...statesOf('PATIENT'),
  ...statesOf('WARD'),
  ...statesOf('CHILD'),
  {
    route: PROVED.slice(1),
    name: 'somebody is proved',
    to: /^\/registration\/person\?draft=/,
    ask: async (scene) => (await begun(scene)).answer,
  },
  {
    route: PROVED.slice(1),
    name: 'nobody is proved',
    to: /^\/epuap\//,
    ask: (scene) => scene.guest().get(PROVED),
  },
  {
    route: routeOf('PATIENT', 'person'),
    name: 'of somebody who is proved',
    async show(scene) {
      const { visitor, answer } = await begun(scene);
      return visitor.follow(answer);
    },
  },
];
