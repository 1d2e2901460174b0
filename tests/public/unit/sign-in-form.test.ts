import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { describe, expect, test } from 'vitest';
import { EasySignInForm } from '#app/routes/easy/sign-in.form.server.ts';
import { LoginByEmailForm, LoginForm } from '#app/routes/public/login.form.server.ts';

const LONG = 'x'.repeat(201);

function sent(schema: typeof LoginForm, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submission = parseWithZod(form, { schema });
  return submission.status === 'success' ? submission.value : submission.error;
}

describe.each([
  ['/login', LoginForm, 'public:login.username', 'public:login.password'],
  ['/login by the address', LoginByEmailForm, 'public:login.email', 'public:login.password'],
  ['/easy/sign-in', EasySignInForm, 'easy:signIn.name', 'easy:signIn.password'],
] as const)('the form of %s', (_, schema, name, password) => {
  test('says of 201 characters that they are too many, and of none that something is missing', () => {
    expect(sent(schema, { username: LONG, password: LONG })).toEqual({
      username: [`${name}.tooLong`],
      password: [`${password}.tooLong`],
    });
    expect(sent(schema, {})).toEqual({ username: [`${name}.required`], password: [`${password}.required`] });
  });

  test('takes nothing that nobody sees for a name, and a name as it was meant', () => {
    expect(sent(schema, { username: '\u200b\u2800', password: 'x' })).toEqual({
      username: [`${name}.required`],
    });
    expect(sent(schema, { username: ' ｊａｎ\u2011nowak\u200b', password: ' x ' })).toEqual({
      username: 'jan-nowak',
      password: ' x ',
    });
  });
});
