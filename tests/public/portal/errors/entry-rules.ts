import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { ssoLinkFor } from '#tests/support/entry-codes.ts';
import { provenAs } from '#tests/support/identity.ts';
import type { Scene } from '#tests/support/scene.ts';

const BLOCKED = at(null, 'public:login.failure.blocked');

async function enterBySso(scene: Scene, username: string) {
  const visitor = scene.guest();
  const page = await visitor.follow(await visitor.get(await ssoLinkFor(scene.portal.benchOrigin, username)));
  return visitor.submit(page);
}

const LINK = "account_id = 'account-2005' and patient_id = 'patient-1007'";

/** Somebody with two accounts, who chooses one, or none. */
async function choose(scene: Scene, account: string) {
  scene.change('provider', `delete from account_patients where ${LINK}`);
  scene.change(
    'provider',
    "insert into account_patients (account_id, patient_id, role, link_state, linked_at) values ('account-2005', 'patient-1007', 'PATIENT', 'C', 0)",
  );
  const visitor = scene.guest();
  const page = await provenAs(visitor, { person: 'Stanisław Wójcik' });
  scene.change('provider', `delete from account_patients where ${LINK}`);
  return visitor.submit(page, { account });
}

const choosing = (name: string, account: string): Rule => ({
  form: 'epuap',
  name,
  status: 400,
  errors: [at('epuap-account', 'public:epuap.success.account.required')],
  send: (scene) => choose(scene, account),
});

/** Found out only when the button is pressed: while the page was read, the staff blocked the account. */
async function blockedMeanwhile(scene: Scene) {
  const visitor = scene.guest();
  const page = await provenAs(visitor, { person: 'Jan Nowak' });
  const set = (state: string) =>
    scene.change('provider', "update accounts set state = ? where username = 'jan.nowak'", state);
  set('USER_BLOCKED');
  return visitor.submit(page).finally(() => set('ACTIVE'));
}

export const rules: readonly Rule[] = [
  {
    form: 'sso',
    name: 'a blocked account',
    status: 422,
    errors: [BLOCKED],
    send: (scene) => enterBySso(scene, 'tomasz.lewandowski'),
  },
  { form: 'epuap', name: 'blocked meanwhile', status: 422, errors: [BLOCKED], send: blockedMeanwhile },
  choosing('no account is chosen', ''),
  choosing('an account of somebody else', 'jan.nowak'),
];
