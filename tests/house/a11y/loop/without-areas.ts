import type { Scene } from '#tests/support/scene.ts';
import { areas } from './areas.ts';

const FROM_APPLICATION = "where key = 'application'";

/** A page of the portal when the provider has switched everything off. */
export async function withoutAreas(scene: Scene, path: string) {
  const visitor = await scene.as('jan.nowak');
  const { value } = scene.read('provider', `select value from settings ${FROM_APPLICATION}`) as {
    value: string;
  };
  const off = Object.fromEntries(areas.map(({ flag }) => [flag, false]));
  const set = (settings: string) =>
    scene.change('provider', `update settings set value = ? ${FROM_APPLICATION}`, settings);
  /** The portal keeps settings for half a minute, and shows the old ones once more while it fetches. */
  const fetchedAnew = async () => {
    await visitor.get('/session');
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  set(JSON.stringify({ ...(JSON.parse(value) as object), ...off }));
  try {
    return await scene.ahead('PT40S', async () => {
      await fetchedAnew();
      return visitor.get(path);
    });
  } finally {
    set(value);
    await scene.ahead('PT80S', fetchedAnew);
  }
}
