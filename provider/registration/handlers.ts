import { suggestedUsername } from '#contract/registration/reading/username.ts';
import { os } from '#provider/core/context.ts';
import { browser } from './handlers-browser.ts';
import { create } from './handlers-create.ts';

const LONGEST_NAME = 500;

/** Made of the names alone, so that it is the same whether such names exist or not. */
const prepareUsername = os.registration.prepareUsername.handler(({ input: { name = '', surname = '' } }) => {
  const username = suggestedUsername({
    name: name.slice(0, LONGEST_NAME),
    surname: surname.slice(0, LONGEST_NAME),
  });
  return username === '' ? {} : { username };
});

export const registration = { create, prepareUsername, ...browser };
