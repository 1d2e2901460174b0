import { withValues } from '#app/services/text/error-text.ts';
import { formatTime } from '#app/domain/dates/words.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { PASSWORD, type Answer } from '#tests/support/visitor.ts';
import type { Scene } from '#tests/support/scene.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

const NAME = at('login-username', 'public:login.username.required');
const WORD = at('login-password', 'public:login.password.required');

const signIn = (username: string, password: string) => async (scene: Scene) => {
  const visitor = scene.guest();
  return visitor.submit(await visitor.get('/login'), { username, password });
};

type Fields = { username: string; password: string };

const login = (
  name: string,
  { username, password }: Fields,
  expected: Pick<Rule, 'status' | 'errors'>,
): Rule => ({
  form: 'login',
  name,
  ...expected,
  kept: { username },
  send: signIn(username, password),
});

/** The account is right and the password too, but the account may not go on. */
const stopped = (username: string, text: 'blocked' | 'lockedForNow') =>
  login(
    username,
    { username, password: PASSWORD },
    { status: 422, errors: [at(null, `public:login.failure.${text}`)] },
  );

/** Five wrong passwords lock the account for a quarter of an hour, whatever comes then. */
async function lock(scene: Scene) {
  const visitor = scene.guest();
  const page = await visitor.get('/login');
  let answer: Answer = page;
  for (let tries = 0; tries < 7 && answer.status !== 423; tries += 1) {
    answer = await visitor.submit(page, { username: 'ewa.dabrowska', password: `wrong ${tries}` });
  }
  return answer;
}

const choices = {
  language: 'pl',
  contrast: 'default',
  textSize: '150',
  longWords: 'whole',
  spacing: 'wide',
  motion: 'reduced',
} as const;
const names = Object.keys(choices) as (keyof typeof choices)[];

const display = (scene: Scene, fields: Record<string, string>) => {
  const visitor = scene.guest();
  return visitor.get('/display').then((page) => visitor.post('/display', { ...tokensOf(page), ...fields }));
};

const without = (name: keyof typeof choices): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));

const oneMissing = names.map((name): Rule => ({
  form: 'display',
  name: `${name} not chosen`,
  status: 400,
  errors: [at(`display-${name}`, `settings:display.${name}.required`)],
  kept: without(name),
  send: (scene) => display(scene, without(name)),
}));
const oneUnknown = names.map((name): Rule => ({
  form: 'display',
  name: `${name} that there is not`,
  status: 400,
  errors: [at(`display-${name}`, `settings:display.${name}.required`)],
  kept: without(name),
  send: (scene) => display(scene, { ...choices, [name]: 'pink' }),
}));

const OLD = 'change-password-oldPassword';
const NEW = 'change-password-newPassword';

/** Nothing of either password comes back. */
const change = (
  name: string,
  fields: Record<'oldPassword' | 'newPassword', string>,
  expected: Pick<Rule, 'status' | 'errors'>,
): Rule => ({
  form: 'change-password',
  name,
  ...expected,
  kept: { oldPassword: '', newPassword: '' },
  async send(scene) {
    const visitor = await scene.as('stanislaw.wojcik');
    return visitor.submit(await visitor.get('/changepassword'), fields);
  },
});

const changes: readonly Rule[] = [
  change(
    'nothing typed',
    { oldPassword: '', newPassword: '' },
    {
      status: 400,
      errors: [at(OLD, 'public:changePassword.old.required'), at(NEW, 'public:newPassword.required')],
    },
  ),
  change(
    'a wrong present one',
    { oldPassword: 'wrong', newPassword: 'zielony-rower-nad-Wisla' },
    { status: 422, errors: [at(OLD, 'public:changePassword.old.wrong')] },
  ),
  change(
    'the same one',
    { oldPassword: PASSWORD, newPassword: PASSWORD },
    { status: 422, errors: [at(NEW, 'public:changePassword.new.unchanged')] },
  ),
  change(
    'one that is too short',
    { oldPassword: PASSWORD, newPassword: 'krotkie' },
    { status: 422, errors: [at(NEW, 'public:newPassword.tooShort')] },
  ),
  change(
    'one that is too common',
    { oldPassword: PASSWORD, newPassword: 'password1' },
    { status: 422, errors: [at(NEW, 'public:newPassword.vulnerable')] },
  ),
];

/** A locked account is told the end of its lock, on the portal's clock. */
export const lockRule = (now: Date): Rule => ({
  form: 'login',
  name: 'locked account',
  status: 423,
  errors: [
    at(
      null,
      withValues('public:login.failure.locked', {
        time: formatTime(new Date(now.getTime() + 15 * 60_000).toISOString()),
      }),
    ),
  ],
  kept: { username: 'ewa.dabrowska' },
  send: lock,
});

export const rules: readonly Rule[] = [
  login('nothing typed', { username: '', password: '' }, { status: 400, errors: [NAME, WORD] }),
  login('no name', { username: '', password: 'x' }, { status: 400, errors: [NAME] }),
  login('no password', { username: 'jan.nowak', password: '' }, { status: 400, errors: [WORD] }),
  login(
    'a name that is too long',
    { username: 'x'.repeat(201), password: 'x' },
    { status: 400, errors: [at('login-username', 'public:login.username.tooLong')] },
  ),
  login(
    'a password that is too long',
    { username: 'x', password: 'x'.repeat(201) },
    { status: 400, errors: [at('login-password', 'public:login.password.tooLong')] },
  ),
  login(
    'an unknown name',
    { username: 'nobody.at.all', password: PASSWORD },
    { status: 422, errors: [at(null, 'public:login.failure.credentials')] },
  ),
  login(
    'a wrong password',
    { username: 'jan.nowak', password: 'wrong' },
    { status: 422, errors: [at(null, 'public:login.failure.credentials')] },
  ),
  stopped('tomasz.lewandowski', 'blocked'),
  {
    ...stopped('krystyna.krawczyk', 'lockedForNow'),
    async send(scene) {
      scene.change(
        'provider',
        "update accounts set blocked_until = null where username = 'krystyna.krawczyk'",
      );
      return stopped('krystyna.krawczyk', 'lockedForNow').send(scene);
    },
  },
  ...changes,

  {
    form: 'display',
    name: 'nothing chosen',
    status: 400,
    errors: names.map((name) => at(`display-${name}`, `settings:display.${name}.required`)),
    send: (scene) => display(scene, {}),
  },
  ...oneMissing,
  ...oneUnknown,
];
