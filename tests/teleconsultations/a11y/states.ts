import { asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';

export const states: readonly (State | Lead)[] = [
  {
    route: 'newteleconsultation',
    area: 'teleconsultations',
    name: 'is booked by phone',
    show: asGuest('/newteleconsultation?service=INT&kind=teleconsultation'),
  },
];
