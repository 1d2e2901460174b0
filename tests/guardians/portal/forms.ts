import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything, day, oneOf } from '#tests/house/portal/forms/texts.ts';
import { endedByPerson, withLink } from '#tests/guardians/scene.ts';

export const forms: FormRows = {
  'an act on a guardian': {
    route: '/account/warden/:accountId/:act',
    open: async ({ as }) => ({
      known: { from: oneOf('W', 'C', 'J') },
      send: (await as('stanislaw.wojcik')).posts('/account/warden/account-2009/block'),
    }),
    success: async (scene) => {
      withLink(scene, { link_state: 'W' });
      return sentBy(await scene.as('stanislaw.wojcik'), '/account/warden/account-2002/block');
    },
  },
  'what a guardian may do': {
    route: '/account/warden/:accountId/scope',
    open: async ({ as }) => ({
      known: { scope: oneOf('ALL', 'VISITS', 'VIEW') },
      send: (await as('stanislaw.wojcik')).posts('/account/warden/account-2009/scope'),
    }),
    success: async (scene) => {
      withLink(scene, { link_state: 'C' });
      return sentBy(await scene.as('stanislaw.wojcik'), '/account/warden/account-2002/scope', {
        scope: 'VIEW',
      });
    },
  },
  'the last day of a guardian': {
    route: '/account/warden/:accountId/until',
    open: async ({ as }) => ({
      known: { until: day },
      send: (await as('stanislaw.wojcik')).posts('/account/warden/account-2009/until'),
    }),
    success: async (scene) => {
      withLink(scene, { link_state: 'C' });
      return sentBy(await scene.as('stanislaw.wojcik'), '/account/warden/account-2002/until');
    },
  },
  'the answer to who asks': {
    route: '/ward/confirm/:patientId/:accountId',
    open: async ({ as }) => ({
      known: { answer: oneOf('yes', 'no') },
      send: (await as('stanislaw.wojcik')).posts('/ward/confirm/patient-1007/account-2009'),
    }),
    success: async (scene) => {
      withLink(scene, { link_state: 'W' });
      return sentBy(await scene.as('stanislaw.wojcik'), '/ward/confirm/patient-1007/account-2002');
    },
  },
  'a former parent off the list': {
    route: '/account/parent/:id/remove',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('jan.nowak')).posts('/account/parent/account-2010/remove'),
    }),
    success: async (scene) => {
      withLink(scene, { hidden_at: null }, 'account-2010');
      return sentBy(await scene.as('stanislaw.wojcik'), '/account/parent/account-2010/remove');
    },
  },
  'a ward unlinked': {
    route: '/account/patients/:id/remove',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/account/patients/patient-1003/remove'),
    }),
    success: async (scene) => {
      withLink(scene, { link_state: 'W' });
      return sentBy(await scene.as('anna.kowalska'), '/account/patients/patient-1007/remove');
    },
  },
  'an ended link brought back': {
    route: '/account/links/:patientId/:accountId/restore',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('stanislaw.wojcik')).posts('/account/links/patient-1007/account-2009/restore'),
    }),
    success: async (scene) => {
      endedByPerson(scene);
      return sentBy(await scene.as('stanislaw.wojcik'), '/account/links/patient-1007/account-2002/restore');
    },
  },
};
