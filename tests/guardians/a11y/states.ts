import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import { endedByPerson, withLink } from '#tests/guardians/scene.ts';

const area = 'account';
const ANNA = '/account/warden/account-2002';
const UNTIL = `${ANNA}/until`;
const SCOPE = `${ANNA}/scope`;
const RESTORE = '/account/links/patient-1007/account-2002/restore';
const ASKED = '/ward/confirm/patient-1007/account-2002';

const stanislaw =
  (path: string, state: 'W' | 'C' | 'J' | 'D' = 'W') =>
  async (scene: Scene) => {
    withLink(scene, { link_state: state });
    return (await scene.as('stanislaw.wojcik')).get(path);
  };

/** The answer to a form that came when the link stood otherwise. */
const late = async (scene: Scene) => {
  withLink(scene, { link_state: 'W' });
  const visitor = await scene.as('stanislaw.wojcik');
  const page = await visitor.get(`${ANNA}/block`);
  withLink(scene, { link_state: 'D' });
  return visitor.submit(page);
};

const unanswered = async (scene: Scene) => {
  withLink(scene, { link_state: 'W' });
  const visitor = await scene.as('stanislaw.wojcik');
  return visitor.submit(await visitor.get(ASKED), { answer: 'maybe' });
};

const ended = (undoUntil?: number) => async (scene: Scene) => {
  endedByPerson(scene, undoUntil);
  return (await scene.as('stanislaw.wojcik')).get(RESTORE);
};

/** The answer to a form that came when the ten minutes were over. */
const restoredLate = async (scene: Scene) => {
  endedByPerson(scene);
  const visitor = await scene.as('stanislaw.wojcik');
  const page = await visitor.get(RESTORE);
  endedByPerson(scene, 1_000_000);
  return visitor.submit(page);
};

export const states: readonly (State | Lead)[] = [
  { route: 'account/warden', area, name: 'one asks, one is blocked', show: stanislaw('/account/warden') },
  { route: 'account/warden', area, name: 'confirmed', show: stanislaw('/account/warden', 'C') },
  { route: 'account/warden', area, name: 'nobody', show: asAccount('jan.nowak', '/account/warden') },
  {
    route: 'account/warden',
    area,
    name: 'no own patient',
    show: asAccount('ewa.dabrowska', '/account/warden'),
  },
  {
    route: 'account/warden',
    area,
    name: 'provider down',
    show: asAccount('halina.mazur', '/account/warden'),
  },
  { route: 'account/warden/:accountId/:act', area, name: 'confirm', show: stanislaw(`${ANNA}/confirm`) },
  { route: 'account/warden/:accountId/:act', area, name: 'block', show: stanislaw(`${ANNA}/block`, 'C') },
  { route: 'account/warden/:accountId/:act', area, name: 'unblock', show: stanislaw(`${ANNA}/unblock`, 'J') },
  { route: 'account/warden/:accountId/:act', area, name: 'remove', show: stanislaw(`${ANNA}/remove`, 'C') },
  {
    route: 'account/warden/:accountId/:act',
    area,
    name: 'changed meanwhile',
    status: 409,
    errors: 1,
    show: late,
  },
  { route: 'account/warden/:accountId/until', area, name: 'asked', show: stanislaw(UNTIL, 'C') },
  { route: 'account/warden/:accountId/until', area, name: 'not now', show: stanislaw(UNTIL, 'J') },
  {
    route: 'account/warden/:accountId/until',
    area,
    name: 'a day that is over',
    status: 400,
    errors: 1,
    show: async (scene: Scene) => {
      withLink(scene, { link_state: 'C' });
      const visitor = await scene.as('stanislaw.wojcik');
      return visitor.submit(await visitor.get(UNTIL), { until: '1.01.2020' });
    },
  },
  { route: 'account/warden/:accountId/scope', area, name: 'asked', show: stanislaw(SCOPE, 'C') },
  { route: 'account/warden/:accountId/scope', area, name: 'not now', show: stanislaw(SCOPE, 'J') },
  {
    route: 'account/warden/:accountId/scope',
    area,
    name: 'nothing chosen',
    status: 400,
    errors: 1,
    show: async (scene: Scene) => {
      withLink(scene, { link_state: 'C' });
      const visitor = await scene.as('stanislaw.wojcik');
      return visitor.submit(await visitor.get(SCOPE), { scope: '' });
    },
  },
  {
    route: 'account/patients/:id',
    area,
    name: 'one who lets look alone',
    show: async (scene: Scene) => {
      withLink(scene, { link_state: 'C', waits_for: null, scope: 'VIEW' });
      return (await scene.as('anna.kowalska')).get('/account/patients/patient-1007');
    },
  },
  {
    route: 'account/patients/:id/edit',
    area,
    name: 'beyond what is allowed',
    status: 403,
    show: async (scene: Scene) => {
      withLink(scene, { link_state: 'C', waits_for: null, scope: 'VIEW' });
      return (await scene.as('anna.kowalska')).get('/account/patients/patient-1007/edit');
    },
  },
  { route: 'account/parent', area, name: 'former parents', show: stanislaw('/account/parent') },
  { route: 'account/parent', area, name: 'nobody', show: asAccount('jan.nowak', '/account/parent') },
  {
    route: 'account/parent',
    area,
    name: 'no own patient',
    show: asAccount('ewa.dabrowska', '/account/parent'),
  },
  {
    route: 'account/parent',
    area,
    name: 'provider down',
    show: asAccount('halina.mazur', '/account/parent'),
  },
  {
    route: 'account/parent/:id/remove',
    area,
    name: 'asked',
    show: stanislaw('/account/parent/account-2013/remove'),
  },
  { route: 'account/links/:patientId/:accountId/restore', area, name: 'asked', show: ended() },
  { route: 'account/links/:patientId/:accountId/restore', area, name: 'too late', show: ended(1_000_000) },
  {
    route: 'account/links/:patientId/:accountId/restore',
    area,
    name: 'sent too late',
    status: 409,
    errors: 1,
    show: restoredLate,
  },
  {
    route: 'account/patients/:id/remove',
    area,
    name: 'a ward',
    show: asAccount('anna.kowalska', '/account/patients/patient-1004/remove'),
  },
  {
    route: 'account/patients/:id/remove',
    area,
    name: 'the last guardian of a child',
    show: asAccount('anna.kowalska', '/account/patients/patient-1003/remove'),
  },
  { route: 'ward/confirm/:patientId/:accountId', area, name: 'asked', show: stanislaw(ASKED) },
  {
    route: 'ward/confirm/:patientId/:accountId',
    area,
    name: 'neither button',
    status: 400,
    errors: 1,
    show: unanswered,
  },
  { route: 'ward/confirm/:patientId/:accountId', area, name: 'done already', show: stanislaw(ASKED, 'C') },
  { route: 'ward/confirm/:patientId/:accountId', area, name: 'ended', show: stanislaw(ASKED, 'D') },
  {
    route: 'ward/confirm/:patientId?',
    area,
    name: 'parts are missing',
    status: 400,
    show: asAccount('stanislaw.wojcik', '/ward/confirm'),
  },
];
