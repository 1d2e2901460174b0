import type { Scene } from '#tests/support/scene.ts';

/** A page of the portal when the provider has switched everything off. */
export async function withoutAreas(scene: Scene, path: string) {
  const visitor = await scene.as('jan.nowak');
  const set = (state: boolean) =>
    scene.change(
      'provider',
      "update settings set value = json_set(value, '$.bookingsModule', json(?)) where key = 'application'",
      String(state),
    );
  /** The portal keeps settings for half a minute, and shows the old ones once more while it fetches. */
  const fetchedAnew = async () => {
    await visitor.get('/session');
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  set(false);
  try {
    return await scene.ahead('PT40S', async () => {
      await fetchedAnew();
      return visitor.get(path);
    });
  } finally {
    set(true);
    await scene.ahead('PT80S', fetchedAnew);
  }
}
