import { asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { LegalDocument } from '#contract/settings/schemas.ts';
import { inaccessibleStates } from './inaccessible-states.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import type { Answer } from '#tests/support/visitor.ts';
import type { Scene } from '#tests/support/scene.ts';

const route = 'legal/:document';
const statement = 'legal/declaration-of-availability';
const evidence = 'legal/accessibility-evidence';

type Change = (now: string) => string;

/** A page while the provider's store says something else of what it shows. */
const withSetting = (key: string, path: string, value: Change) => async (scene: Scene) => {
  const { value: now } = scene.read('provider', 'select value from settings where key = ?', key) as {
    value: string;
  };
  const set = async (stored: string) => {
    scene.change('provider', 'update settings set value = ? where key = ?', stored, key);
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
    const answer: Answer = await scene.guest().get(path);
    return answer;
  } finally {
    await set(now);
  }
};

const withStored = (value: Change) => withSetting('accessibilityStatement', `/${statement}`, value);

const withAddress: Change = (now) => {
  const documents = JSON.parse(now) as LegalDocument[];
  const address = 'https://pod-lipami.example/regulamin-organizacyjny';
  return JSON.stringify(
    documents.map(({ text, ...one }) =>
      one.kind === 'REGULATIONS' ? { ...one, address } : { ...one, text },
    ),
  );
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
  { route: 'legal', name: 'neither source nor contact is set', show: asGuest('/legal') },
  {
    route: '.well-known/security.txt',
    name: '404, no contact is set',
    status: 404,
    show: asGuest('/.well-known/security.txt'),
  },
  { route, name: 'a text', show: asGuest('/legal/privacy-policy') },
  { route, name: 'a text in Polish alone', show: asGuest('/legal/regulations') },
  {
    route,
    name: 'an address, in Polish alone',
    show: withSetting('legalDocuments', '/legal/regulations', withAddress),
  },
  { route, name: '404, no such document', status: 404, show: asGuest('/legal/nothing') },
  ...inaccessibleStates,
];
