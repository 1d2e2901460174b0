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

/** Where people may make accounts. */
async function withRegistration(scene: Scene) {
  const set = (isOn: boolean) =>
    scene.change(
      'provider',
      "update settings set value = ? where key = 'login'",
      JSON.stringify({
        usernamePromptMode: 'LOGIN',
        showLinkToCreateAccountForMe: isOn,
        showLinkToCreateAccountForWard: isOn,
        showLinkToCreateAccountForChild: isOn,
      }),
    );
  const pageWhen = async (isOn: boolean) => {
    const visitor = scene.guest();
    for (let triesLeft = 20; triesLeft > 0; triesLeft -= 1) {
      const page = await visitor.get('/login');
      if (page.html.includes('/registration') === isOn) return page;
    }
    throw new Error('The page of sign-in does not hear of the setting');
  };
  set(true);
  try {
    return await scene.ahead('PT31S', () => pageWhen(true));
  } finally {
    set(false);
    // What the portal keeps of settings is not left for other states.
    await scene.ahead('PT80S', () => pageWhen(false));
  }
}

const registrationStates: readonly State[] = [
  { route: 'login', name: 'with links to registration', show: withRegistration },
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
  ...registrationStates,
  ...ssoStates,
  ...epuapStates,
];
