import { askForLink, openPasswordLink, withoutSms } from '#tests/support/password-links.ts';
import { at, type ExpectedError, type Rule } from '#tests/house/portal/errors/rule.ts';

const asking = (
  name: string,
  { contact, username = '' }: { contact: string; username?: string },
  errors: ExpectedError[],
): Rule => ({
  form: 'recovery',
  name,
  status: 400,
  errors,
  kept: { contact, username },
  send: (scene) => askForLink(scene, contact, username),
});

const NEITHER = at('recovery-contact', 'public:resetPassword.contact.invalid');

const choosing = (
  name: string,
  newPassword: string,
  text: 'required' | 'tooLong' | 'tooShort' | 'vulnerable',
): Rule => ({
  form: 'new-password',
  name,
  status: 400,
  errors: [at('new-password-newPassword', `public:newPassword.${text}`)],
  async send(scene) {
    const { visitor, page } = await openPasswordLink(scene);
    return visitor.submit(page, { newPassword });
  },
});

export const rules: readonly Rule[] = [
  asking('nothing typed', { contact: '' }, [at('recovery-contact', 'public:resetPassword.contact.required')]),
  asking('no address', { contact: 'jan@' }, [NEITHER]),
  asking('no number', { contact: '600 100' }, [NEITHER]),
  asking('a number of no country', { contact: '0012 34' }, [NEITHER]),
  asking('an address that is too long', { contact: `${'x'.repeat(250)}@example.com` }, [NEITHER]),
  asking('a user name that is too long', { contact: 'jan@example.com', username: 'x'.repeat(201) }, [
    at('recovery-username', 'public:resetPassword.username.tooLong'),
  ]),
  {
    ...asking('no SMS goes out', { contact: '600 100 102' }, [at(null, 'public:resetPassword.smsDisabled')]),
    status: 422,
    send: (scene) => withoutSms(scene, () => askForLink(scene, '600 100 102')),
  },
  choosing('nothing typed', '', 'required'),
  choosing('too long', 'x'.repeat(201), 'tooLong'),
  choosing('too short', 'krótkie', 'tooShort'),
  choosing('on the list', 'Qwerty123', 'vulnerable'),
  choosing('with the user name', 'ewa.dabrowska-2026', 'vulnerable'),
];
