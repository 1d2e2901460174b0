import type { Scene } from './scene.ts';

const KEY = "where key = 'registration'";

/** Does something where an account need have no e-mail address; the portal hears of it within half a minute. */
export async function whileEmailIsOptional<T>(scene: Scene, work: () => Promise<T>): Promise<T> {
  const { value } = scene.read('provider', `select value from settings ${KEY}`) as { value: string };
  const set = (json: string) => scene.change('provider', `update settings set value = ? ${KEY}`, json);
  set(JSON.stringify({ ...(JSON.parse(value) as object), emailIsRequired: false }));
  return scene.ahead('PT40S', work).finally(() => set(value));
}
