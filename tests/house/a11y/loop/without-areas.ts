import { setTimeout as pause } from 'node:timers/promises';
import type { Account, Scene } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { areas } from './areas.ts';

const TRIES = 100;
const PAUSE_MS = 50;
const FROM_APPLICATION = "where key = 'application'";

/** True where an answer is of a portal in which everything is off: the landing router leads to the account then. */
const isOfOff = ({ status, location }: Answer) => status === 404 || location === '/account';

type SwitchedOff = Readonly<{
  account: Account;
  path: string;
  flags: readonly string[];
  /** Tells whether the page is of a portal in which they are off. */
  isOff: (answer: Answer) => boolean;
}>;

/** A page of the portal when the provider has switched everything off. */
export const withoutAreas = (scene: Scene, path: string) =>
  switchedOff(scene, { account: 'jan.nowak', path, flags: areas.map(({ flag }) => flag), isOff: isOfOff });

/** A page of the portal when the provider has switched these off. */
export async function switchedOff(scene: Scene, { account, path, flags, isOff }: SwitchedOff) {
  const visitor = await scene.as(account);
  const { value } = scene.read('provider', `select value from settings ${FROM_APPLICATION}`) as {
    value: string;
  };
  const off = Object.fromEntries(flags.map((flag) => [flag, false]));
  const set = (settings: string) =>
    scene.change('provider', `update settings set value = ? ${FROM_APPLICATION}`, settings);
  /**
   * The portal keeps settings for half a minute, and shows the old ones until it has fetched the new; the last one asked for is
   * of the new ones in all its parts.
   */
  const pageWhen = async (areOff: boolean) => {
    let answer = await visitor.get(path);
    for (let tries = 0; tries < TRIES && isOff(answer) !== areOff; tries += 1) {
      await pause(PAUSE_MS);
      answer = await visitor.get(path);
    }
    return visitor.get(path);
  };
  set(JSON.stringify({ ...(JSON.parse(value) as object), ...off }));
  try {
    return await scene.ahead('PT60S', () => pageWhen(true));
  } finally {
    // The clock is back, so the settings of the minute ahead are not kept, and those of now are old a minute ahead of the next state.
    set(value);
    await pageWhen(false);
  }
}
