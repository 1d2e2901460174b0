import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { consentAs, hospitalAnswers, setGuardians, withFailing } from '#tests/given-consents/scene.ts';
import { consentWalk, discardOf, PERSON } from '#tests/given-consents/walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

type Walk = ReturnType<typeof consentWalk>;

/** Jan, somewhere on the way. */
const jan =
  (at: (walk: Walk, visitor: Visitor) => Promise<Answer>) =>
  async (scene: Scene): Promise<Answer> => {
    const visitor = await scene.as('jan.nowak');
    return at(consentWalk(visitor), visitor);
  };

const of = (step: string) => ({ route: `newconsent/${step}`, area: 'newconsent' }) as const;

/** Anna, who may give for those of whom she is the guardian, and is asked for whom. */
const atPatient =
  (then: (anna: Visitor, page: Answer) => Promise<Answer> = (_, page) => Promise.resolve(page)) =>
  async (scene: Scene): Promise<Answer> => {
    await setGuardians(scene.portal, 'on');
    const anna = await scene.as('anna.kowalska');
    const page = await then(anna, await consentWalk(anna).start());
    await setGuardians(scene.portal, 'off');
    return page;
  };

/** A consent for somebody, while the hospital's system answers so. */
const given = (answers: 'FAILS' | 'REFUSES', serial: string) => async (scene: Scene) => {
  hospitalAnswers(scene, answers);
  const page = await consentWalk(await scene.as('jan.nowak')).saved('CDPM', { name: `Iga ${serial}` });
  hospitalAnswers(scene, 'WORKS');
  return page;
};

export const newConsentStates: readonly (State | Lead)[] = [
  {
    route: 'newconsent',
    name: 'leads to the first step',
    to: /^\/newconsent\/kind\?draft=/,
    ask: async (scene) => (await scene.as('jan.nowak')).get('/newconsent'),
  },
  {
    route: 'newconsent',
    area: 'newconsent',
    name: 'no patient',
    show: asAccount('ewa.dabrowska', '/newconsent'),
  },
  {
    ...of('patient'),
    name: 'of several people',
    show: atPatient(),
  },
  {
    ...of('patient'),
    name: 'nobody is chosen',
    status: 400,
    errors: 1,
    show: atPatient((anna, page) => anna.submit(page)),
  },
  {
    ...of('kind'),
    name: 'for oneself alone',
    show: async (scene) => consentWalk(await scene.as('anna.kowalska')).start(),
  },
  { ...of('kind'), name: 'offered', show: jan((walk) => walk.atKind()) },
  {
    ...of('kind'),
    name: 'nothing is chosen',
    status: 400,
    errors: 1,
    show: jan(async (walk, visitor) => visitor.submit(await walk.atKind())),
  },
  {
    ...of('kind'),
    name: 'occupational medicine down',
    async show(scene) {
      withFailing(scene, ['givenConsents.occupationalSettings']);
      return consentWalk(await scene.as('jan.nowak')).atKind();
    },
  },
  { ...of('person'), name: 'empty', show: jan((walk) => walk.atPerson()) },
  {
    ...of('person'),
    name: 'faults',
    status: 400,
    errors: 4,
    show: jan(async (walk, visitor) =>
      visitor.submit(await walk.atPerson(), {
        ...PERSON,
        name: '-Iga',
        pesel: '00000000000',
        city: 'Lublin',
      }),
    ),
  },
  { ...of('partner'), name: 'offered', show: jan((walk) => walk.atPartner()) },
  {
    ...of('partner'),
    name: 'nobody is chosen',
    status: 400,
    errors: 1,
    show: jan(async (walk, visitor) => visitor.submit(await walk.atPartner())),
  },
  { ...of('scope'), name: 'people there', show: jan((walk) => walk.atScope('partner-hospital')) },
  { ...of('scope'), name: 'nobody there', show: jan((walk) => walk.atScope('partner-laboratory')) },
  {
    ...of('scope'),
    name: 'there is one',
    status: 422,
    errors: 1,
    show: jan(async (walk, visitor) =>
      visitor.submit(await walk.atScope('partner-hospital'), { personnelId: '*', scope: 'SELECTED' }),
    ),
  },
  { ...of('dates'), name: 'from today', show: jan((walk) => walk.atDates()) },
  {
    ...of('dates'),
    name: 'the wrong way round',
    status: 400,
    errors: 2,
    show: jan(async (walk, visitor) =>
      visitor.submit(await walk.atDates(), { from: '01-01-2020', to: '31-12-2019' }),
    ),
  },
  {
    ...of('review'),
    name: 'for a person',
    show: jan((walk) =>
      walk.atReview('CDPM', { street: 'Polna', houseNumber: '8', postalCode: '20810', city: 'Lublin' }),
    ),
  },
  { ...of('review'), name: 'for a partner', show: jan((walk) => walk.atReview('CPAR')) },
  {
    ...of('saved/:id'),
    name: 'waits for a signature',
    show: asAccount('jan.nowak', '/newconsent/saved/consent-7001'),
  },
  {
    ...of('saved/:id'),
    name: 'taken back',
    async show(scene) {
      consentAs(scene, 'consent-7002', { status: 'CANCELLED' });
      return (await scene.as('jan.nowak')).get('/newconsent/saved/consent-7002');
    },
  },
  { ...of('saved/:id'), name: 'waits for the hospital', show: given('FAILS', 'Czeka') },
  {
    route: 'consents',
    area: 'given-consents',
    name: 'refused by the hospital',
    show: given('REFUSES', 'Odmowa'),
  },
  {
    ...of('discard'),
    name: 'asked',
    show: jan(async (walk, visitor) => discardOf(visitor, await walk.atDates())),
  },
];
