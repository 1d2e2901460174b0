import { asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { provenAs } from '#tests/support/identity.ts';
import type { Scene } from '#tests/support/scene.ts';

const HANDLE = 'x'.repeat(32);

async function proven(scene: Scene, person: string) {
  const visitor = scene.guest();
  return { visitor, page: await provenAs(visitor, { person }) };
}

const LINK = "account_id = 'account-2005' and patient_id = 'patient-1007'";

/** Somebody with two accounts. */
async function withTwo(scene: Scene) {
  scene.change('provider', `delete from account_patients where ${LINK}`);
  scene.change(
    'provider',
    "insert into account_patients (account_id, patient_id, role, link_state, linked_at) values ('account-2005', 'patient-1007', 'PATIENT', 'C', 0)",
  );
  return proven(scene, 'Stanisław Wójcik').finally(() =>
    scene.change('provider', `delete from account_patients where ${LINK}`),
  );
}

const stopped = (person: string) => async (scene: Scene) => {
  const { visitor, page } = await proven(scene, person);
  return visitor.submit(page);
};

export const epuapStates: readonly (State | Lead)[] = [
  {
    route: 'epuap/success',
    name: 'proved',
    show: async (scene) => (await proven(scene, 'Jan Nowak')).page,
  },
  { route: 'epuap/success', name: 'with two accounts', show: async (scene) => (await withTwo(scene)).page },
  {
    route: 'epuap/success',
    name: 'with two accounts, and none chosen',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, page } = await withTwo(scene);
      return visitor.submit(page);
    },
  },
  {
    route: 'epuap/success',
    name: 'an account that is blocked for a time',
    status: 423,
    errors: 1,
    show: stopped('Krystyna Krawczyk'),
  },
  { route: 'epuap/success', name: 'not begun', to: /^\/login\?code=over$/, ask: asGuest('/epuap/success') },
  { route: 'epuap/error', name: 'refused', show: asGuest('/epuap/error?code=2') },
  { route: 'epuap/error', name: 'blocked', show: asGuest('/epuap/error?code=3') },
  { route: 'epuap/error', name: 'without a code', show: asGuest('/epuap/error') },
  { route: 'epuap/no-account', name: 'of somebody whom nobody knows', show: asGuest('/epuap/no-account') },
  {
    route: 'epuap/signed-out',
    name: 'one sign-out is left',
    show: asGuest(`/epuap/signed-out?x=pz&sessionId=${HANDLE}`),
  },
  {
    route: 'epuap/signed-out',
    name: 'none is left',
    to: /^\/login\?signedOut=yes$/,
    ask: asGuest('/epuap/signed-out'),
  },
  {
    route: 'mpi/epuap/sso',
    name: 'leads there',
    to: /\/identity\/authorize\?/,
    ask: asGuest('/mpi/epuap/sso'),
  },
  {
    route: 'mpi/epuap/sso-confirm',
    name: 'without a beginning',
    to: /^\/epuap\/error$/,
    ask: asGuest('/mpi/epuap/sso-confirm'),
  },
  {
    route: 'mpi/epuap/slo/:x/:sessionId',
    name: 'a handle that is over',
    to: /^\/login\?signedOut=error$/,
    ask: asGuest(`/mpi/epuap/slo/pz/${HANDLE}`),
  },
];
