import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';

const area = 'given-consents';

export const states: readonly (State | Lead)[] = [
  { route: 'consents', area, name: 'filled', show: asAccount('jan.nowak', '/consents') },
  { route: 'consents', area, name: 'several people', show: asAccount('anna.kowalska', '/consents') },
  { route: 'consents', area, name: 'none', show: asAccount('lucyna.baran', '/consents') },
  { route: 'consents', area, name: 'no patient', show: asAccount('ewa.dabrowska', '/consents') },
  { route: 'consents', area, name: 'provider down', show: asAccount('halina.mazur', '/consents') },
];
