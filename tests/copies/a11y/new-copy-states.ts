import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { copyWalk, discardOf } from '#tests/copies/walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const NEW = 'benefits/cdocrequests/new';
type Walk = ReturnType<typeof copyWalk>;

/** Jan, somewhere on the way. */
const jan =
  (at: (walk: Walk, visitor: Visitor) => Promise<Answer>) =>
  async (scene: Scene): Promise<Answer> => {
    const visitor = await scene.as('jan.nowak');
    return at(copyWalk(visitor), visitor);
  };

const of = (step: string) => ({ route: `${NEW}/${step}`, area: NEW }) as const;

/** A step as it comes, and as it comes back when nothing of it is answered. */
const step = (name: string, at: (walk: Walk) => Promise<Answer>, errors = 1): State[] => [
  { ...of(name), name: 'to be answered', show: jan(at) },
  {
    ...of(name),
    name: 'not answered',
    status: 400,
    errors,
    show: jan(async (walk, visitor) => visitor.submit(await at(walk), emptied[name] ?? {})),
  },
];

/** Fields that come with an answer and are emptied. */
const emptied: Readonly<Record<string, Record<string, string>>> = { scope: { from: '', to: '' } };

export const newCopyStates: readonly (State | Lead)[] = [
  {
    route: NEW,
    name: 'leads to the first step',
    to: /^\/benefits\/cdocrequests\/new\/kind\?draft=/,
    ask: async (scene) => (await scene.as('jan.nowak')).get(`/${NEW}?patientId=patient-1001`),
  },
  { route: NEW, area: NEW, name: 'no patient', show: asAccount('ewa.dabrowska', `/${NEW}`) },
  {
    route: NEW,
    area: NEW,
    name: 'of an account that is not confirmed',
    show: asAccount('piotr.zielinski', `/${NEW}`),
  },
  {
    ...of('patients'),
    name: 'of several people',
    show: async (scene) => copyWalk(await scene.as('anna.kowalska')).start(''),
  },
  ...step('kind', (walk) => walk.start()),
  ...step('subject', (walk) => walk.atSubject()),
  ...step('documents', (walk) => walk.atDocuments()),
  {
    ...of('documents'),
    name: 'ticked before, one of them gone',
    show: jan(async (walk) =>
      walk.next(await walk.start('?patientId=patient-1001&doc=cdoc-1&doc=none'), { choice: 'COPY' }),
    ),
  },
  ...step('scope', (walk) => walk.atScope(), 2),
  ...step('format', (walk) => walk.atFormat()),
  ...step('way', (walk) => walk.atWay()),
  ...step('person', (walk) => walk.atPerson(), 3),
  {
    ...of('person'),
    name: 'who is given access',
    show: jan(async (walk) =>
      walk.next(await walk.atScope('PERM_PERSON'), { department: '', from: '01-01-2026', to: '31-01-2026' }),
    ),
  },
  { ...of('review'), name: 'of documents', show: jan((walk) => walk.atReview()) },
  {
    ...of('review'),
    name: 'of a period, collected by somebody',
    show: jan((walk) => walk.atReviewOfScope()),
  },
  { ...of('review'), name: 'of standing access', show: jan((walk) => walk.atReviewOfAccess()) },
  {
    ...of('review'),
    name: 'the remark is too long',
    status: 400,
    errors: 1,
    show: jan(async (walk, visitor) => visitor.submit(await walk.atReview(), { remark: 'x'.repeat(501) })),
  },
  {
    ...of('discard'),
    name: 'the question',
    show: jan(async (walk, visitor) => discardOf(visitor, await walk.atWay())),
  },
];
