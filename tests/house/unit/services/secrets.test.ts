import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replyTo } from '#app/services/forms/forms.server.ts';
import { isSecret, withoutSecrets } from '#app/services/forms/secrets.ts';

const SECRETS = ['password', 'newPassword', 'repeatPassword', 'code', 'token', 'pin'];
const OTHERS = ['postalCode', 'icd10Code', 'refENumber', 'phoneNumber', 'codes', 'pinned', 'tokens[0].name'];

describe('a secret field', () => {
  it.each(
    SECRETS.flatMap((name) => [
      name,
      name.toUpperCase(),
      `account.${name}`,
      `items[0].${name}`,
      `${name}[1]`,
      `${name}.value`,
    ]),
  )('is %s', (name) => {
    expect(isSecret(name)).toBe(true);
  });

  it.each(OTHERS)('is not %s', (name) => {
    expect(isSecret(name)).toBe(false);
  });
});

describe('what is given back', () => {
  it('has no secret, however deep it stands', () => {
    const typed = { city: 'Lublin', items: [{ code: '1', name: 'a' }], account: { newPassword: '2' } };
    expect(withoutSecrets(typed)).toEqual({ city: 'Lublin', items: [{ name: 'a' }], account: {} });
  });

  it.each(SECRETS)('into a form that is refused has no %s', (name) => {
    const form = new FormData();
    for (const field of [name, `account.${name}`, `items[0].${name}`]) form.append(field, 'tajne');
    form.append('city', 'Lublin');
    const submission = parseWithZod(form, { schema: z.object({ city: z.string() }) });
    const reply = replyTo(submission, { fieldErrors: { city: ['form:required'] } });

    expect(JSON.stringify(reply)).not.toContain('tajne');
    expect(reply.initialValue).toMatchObject({ city: 'Lublin' });
  });
});
