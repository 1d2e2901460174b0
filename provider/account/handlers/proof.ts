import { hashOf, os } from '#provider/core/context.ts';
import { noteEvent } from './event-log.ts';
import { isRightPassword } from './password-try.ts';

/** A password is counted as at sign-in, by the name and by the browser: those who lock the one out lock the other (decision 102). */
export const prove = os.account.prove.handler(async ({ input, context, errors }) => {
  const account = await context.account();
  const { username, password_hash: hash } = account;
  if ('code' in input) {
    const now = context.clock.now().getTime();
    const given = { codeHash: hashOf(input.code), kinds: ['EPUAP'], now } as const;
    const found = await context.store.entryCodes.ofGiven(given);
    const isOwn = found?.id === account.id && (await context.store.entryCodes.use(given));
    if (!isOwn) throw errors.NOT_PROVED();
    return { proved: true };
  }
  const { password, knownBrowser } = input;
  // Where there is none, nothing is guessed: no try is counted, so that nobody locks themselves out.
  if (hash === '') throw errors.NOT_PROVED();
  const tried = { context, errors, username, password, hash };
  const isRight = await isRightPassword({
    ...tried,
    alsoTries: knownBrowser && `browser ${knownBrowser}`,
    saysLock: true,
  });
  if (!isRight) {
    await noteEvent(context, { type: 'LOGIN_FAILURE', username });
    throw errors.NOT_PROVED();
  }
  return { proved: true };
});
