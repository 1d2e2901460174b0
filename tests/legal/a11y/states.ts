import { asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { inaccessibleStates } from './inaccessible-states.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import type { Answer } from '#tests/support/visitor.ts';
import type { Scene } from '#tests/support/scene.ts';

const route = 'legal/:document';
const statement = 'legal/declaration-of-availability';
const evidence = 'legal/accessibility-evidence';

const FROM_STATEMENT = "where key = 'accessibilityStatement'";

/** The statement while the provider's store says something else of it. */
const withStored = (value: (now: string) => string) => async (scene: Scene) => {
  const { value: now } = scene.read('provider', `select value from settings ${FROM_STATEMENT}`) as {
    value: string;
  };
  const set = async (stored: string) => {
    scene.change('provider', `update settings set value = ? ${FROM_STATEMENT}`, stored);
    // Another setting that is changed makes the portal ask for all of them again.
    await scene.portal.tell('/record', {
      questionnaires: 'on',
      documents: 'on',
      copies: 'on',
      consentDocButton: 'on',
    });
  };
  await set(value(now));
  try {
    const answer: Answer = await scene.guest().get(`/${statement}`);
    return answer;
  } finally {
    await set(now);
  }
};

const withApps = (now: string) =>
  JSON.stringify({
    ...(JSON.parse(now) as object),
    reviewedOn: null,
    interpreter: { isOnline: false },
    textTelephone: null,
    hasLargePrint: false,
    buildingsUrl: 'https://pod-lipami.example/budynki',
    mobileApps: [{ name: 'Pod Lipami', url: 'https://pod-lipami.example/aplikacja' }],
  });

export const states: readonly (State | Lead)[] = [
  { route: statement, name: 'filled', show: asGuest(`/${statement}`) },
  { route: statement, name: 'apps, and nothing that helps', show: withStored(withApps) },
  { route: statement, name: 'nothing entered yet', show: withStored(() => 'null') },
  { route: statement, name: 'the provider does not say it', show: withStored(() => '{}') },
  { route: evidence, name: 'filled', show: asGuest(`/${evidence}`) },
  { route: `${evidence}/criteria`, name: 'filled', show: asGuest(`/${evidence}/criteria`) },
  { route: `${evidence}/en-301-549`, name: 'filled', show: asGuest(`/${evidence}/en-301-549`) },
  { route: `${evidence}/checks`, name: 'filled', show: asGuest(`/${evidence}/checks`) },
  {
    route: `${evidence}.jsonld`,
    name: '405, it takes no form',
    status: 405,
    async show(scene) {
      const visitor = scene.guest();
      return visitor.post(`/${evidence}.jsonld`, tokensOf(await visitor.get('/login')));
    },
  },
  {
    route: `${evidence}/transcripts/:name`,
    name: '404, no such transcript',
    status: 404,
    show: asGuest(`/${evidence}/transcripts/nothing`),
  },
  { route, name: 'a text', show: asGuest('/legal/privacy-policy') },
  { route, name: 'an address, in Polish alone', show: asGuest('/legal/regulations') },
  { route, name: '404, no such document', status: 404, show: asGuest('/legal/nothing') },
  ...inaccessibleStates,
];
