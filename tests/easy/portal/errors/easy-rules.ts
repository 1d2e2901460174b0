import type { TextKey } from '#app/services/text/text-keys.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

const NAME = at('easy-sign-in-username', 'easy:signIn.name.required');
const WORD = at('easy-sign-in-password', 'easy:signIn.password.required');

type Typed = { username: string; password: string };

const signIn = (name: string, typed: Typed, { status, errors }: Pick<Rule, 'status' | 'errors'>): Rule => ({
  form: 'easy sign-in',
  name,
  status,
  errors,
  kept: { username: typed.username },
  async send(scene) {
    const visitor = scene.guest();
    return visitor.submit(await visitor.get('/easy-to-read/sign-in'), typed);
  },
});

const refused = (name: string, typed: Typed, text: TextKey) =>
  signIn(name, typed, { status: 422, errors: [at(null, text)] });

export const rules: readonly Rule[] = [
  signIn('nothing typed', { username: '', password: '' }, { status: 400, errors: [NAME, WORD] }),
  signIn('no password', { username: 'jan.nowak', password: '' }, { status: 400, errors: [WORD] }),
  refused(
    'a wrong password',
    { username: 'magdalena.mazur', password: 'nie to hasło' },
    'easy:signIn.failure.credentials',
  ),
  refused(
    'a blocked account',
    { username: 'tomasz.lewandowski', password: PASSWORD },
    'easy:signIn.failure.blocked',
  ),
];
