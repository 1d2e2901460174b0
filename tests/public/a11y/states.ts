import { askForLink, openPasswordLink, withoutSms } from '#tests/support/password-links.ts';
import type { Scene } from '#tests/support/scene.ts';
import { changeStates } from './change-states.ts';
import { emailStates } from './email-states.ts';
import { mergingStates } from './merging-states.ts';
import { phoneStates } from './phone-states.ts';
import { epuapStates } from './epuap-states.ts';
import { ssoStates } from './sso-states.ts';
import { asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';

const asked = (contact: string) => (scene: Scene) => askForLink(scene, contact);

const refused = (newPassword: string) => async (scene: Scene) => {
  const { visitor, page } = await openPasswordLink(scene);
  return visitor.submit(page, { newPassword });
};

const askStates: readonly State[] = [
  { route: 'resetpassword', name: 'empty', show: asGuest('/resetpassword') },
  { route: 'resetpassword', name: 'a link that is over', show: asGuest('/resetpassword?link=over') },
  { route: 'resetpassword', name: 'nothing typed', status: 400, errors: 1, show: asked('') },
  { route: 'resetpassword', name: 'no address and no number', status: 400, errors: 1, show: asked('jan') },
  {
    route: 'resetpassword',
    name: 'no SMS goes out',
    status: 422,
    errors: 1,
    show: (scene) => withoutSms(scene, () => askForLink(scene, '600 100 102')),
  },
  { route: 'resetpassword/summary', name: 'a link is on its way', show: asGuest('/resetpassword/summary') },
];

const newStates: readonly (State | Lead)[] = [
  {
    route: 'resetpassword/new',
    name: 'behind a link',
    show: async (scene) => (await openPasswordLink(scene)).page,
  },
  {
    route: 'resetpassword/new',
    name: 'with the password shown',
    show: async (scene) => (await openPasswordLink(scene)).visitor.get('/resetpassword/new?shown=yes'),
  },
  { route: 'resetpassword/new', name: 'nothing typed', status: 400, errors: 1, show: refused('') },
  { route: 'resetpassword/new', name: 'too short', status: 400, errors: 1, show: refused('krótkie') },
  { route: 'resetpassword/new', name: 'easily guessed', status: 400, errors: 1, show: refused('Qwerty123') },
  {
    route: 'resetpassword/new',
    name: 'without a link',
    to: /^\/resetpassword\?link=over$/,
    ask: asGuest('/resetpassword/new'),
  },
  { route: 'login', name: 'after the password was changed', show: asGuest('/login?password=changed') },
];

export const states: readonly (State | Lead)[] = [
  ...askStates,
  ...newStates,
  ...changeStates,
  ...emailStates,
  ...mergingStates,
  ...phoneStates,
  ...ssoStates,
  ...epuapStates,
];
