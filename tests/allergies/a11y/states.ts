import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';

const LIST = { route: 'allergies', area: 'allergies' };

export const states: readonly State[] = [
  { ...LIST, name: 'filled', show: asAccount('jan.nowak', '/allergies') },
  { ...LIST, name: 'empty', show: asAccount('maria.wisniewska', '/allergies') },
  { ...LIST, name: 'provider down', show: asAccount('halina.mazur', '/allergies') },
];
