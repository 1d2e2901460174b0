import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { newConsentStates } from '#tests/given-consents/a11y/new-consent.ts';
import type { Scene } from '#tests/support/scene.ts';
import { consentAs, withFailing } from '#tests/given-consents/scene.ts';

const area = 'given-consents';
const list = { route: 'consents', area } as const;
const one = { route: 'consents/:id', area } as const;
const cancel = { route: 'consents/:id/cancel', area } as const;
const paper = { route: 'consents/:id/printout', area } as const;
const sharing = { route: 'consents/sharing', area } as const;

const changed = (to: Record<string, string>) => async (scene: Scene) => {
  consentAs(scene, 'consent-7002', to);
  return (await scene.as('jan.nowak')).get('/consents/consent-7002');
};

const failing = (call: string, path: string) => async (scene: Scene) => {
  withFailing(scene, [call]);
  return (await scene.as('jan.nowak')).get(path);
};

/** The form came when the consent had ended meanwhile. */
const late = async (scene: Scene) => {
  const visitor = await scene.as('jan.nowak');
  const page = await visitor.get('/consents/consent-7004/cancel');
  consentAs(scene, 'consent-7004', { valid_from: '2020-01-01', valid_to: '2020-12-31' });
  return visitor.submit(page);
};

export const states: readonly (State | Lead)[] = [
  ...newConsentStates,
  { ...list, name: 'filled', show: asAccount('jan.nowak', '/consents') },
  { ...list, name: 'several people', show: asAccount('anna.kowalska', '/consents') },
  { ...list, name: 'none', show: asAccount('lucyna.baran', '/consents') },
  { ...list, name: 'no patient', show: asAccount('ewa.dabrowska', '/consents') },
  { ...list, name: 'not confirmed', show: asAccount('piotr.zielinski', '/consents') },
  { ...list, name: 'provider down', show: asAccount('halina.mazur', '/consents') },
  {
    ...list,
    name: 'teleconsultations down',
    show: failing('givenConsents.teleconsultations', '/consents'),
  },
  { ...one, name: 'waits for a signature', show: asAccount('jan.nowak', '/consents/consent-7001') },
  { ...one, name: 'for a partner', show: asAccount('jan.nowak', '/consents/partner-consent-1') },
  { ...one, name: 'ended', show: asAccount('jan.nowak', '/consents/consent-7003') },
  { ...one, name: 'taken back', show: asAccount('jan.nowak', '/consents/consent-carer-2') },
  { ...one, name: 'ahead', show: asAccount('anna.kowalska', '/consents/consent-7012') },
  { ...one, name: 'an unknown state', show: changed({ status: 'X' }) },
  {
    ...one,
    name: 'documents down',
    show: failing('givenConsents.documents', '/consents/partner-consent-1'),
  },
  { ...cancel, name: 'asked', show: asAccount('jan.nowak', '/consents/consent-carer-1/cancel') },
  { ...cancel, name: 'ended', show: asAccount('jan.nowak', '/consents/consent-7003/cancel') },
  { ...cancel, name: 'ended meanwhile', status: 409, errors: 1, show: late },
  { ...paper, name: 'to be signed', show: asAccount('jan.nowak', '/consents/consent-7001/printout') },
  {
    route: 'consents/:id/printout.pdf',
    name: 'a file for its people alone',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get('/consents/consent-7001/printout.pdf'),
  },
  { ...sharing, name: 'several recipients', show: asAccount('jan.nowak', '/consents/sharing') },
  { ...sharing, name: 'nobody', show: asAccount('lucyna.baran', '/consents/sharing') },
  { ...sharing, name: 'provider down', show: asAccount('halina.mazur', '/consents/sharing') },
];
