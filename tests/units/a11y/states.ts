import { asGuest, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';

const route = 'hierarchicalunits';
const guide = 'treatmentdatesguide';
const PATH = `/${route}`;

/** The page while the staff side's catalogue is changed; what was heard before is known. */
const whileUnits =
  (changed: Record<string, string>, path = PATH) =>
  async (scene: Scene) => {
    await scene.guest().get(path);
    await scene.portal.tell('/units', changed);
    try {
      await scene.guest().get(path);
      return await scene.guest().get(path);
    } finally {
      await scene.portal.tell('/units', { shape: 'whole' });
    }
  };

/** The page while there are no visits in the portal (C-119). */
const withoutVisits = (path: string) => async (scene: Scene) => {
  const { value } = scene.read('provider', "select value from settings where key = 'application'") as {
    value: string;
  };
  const set = async (stored: string) => {
    scene.change('provider', "update settings set value = ? where key = 'application'", stored);
    // Another setting that is changed makes the portal ask for all of them again.
    await scene.portal.tell('/units', {});
  };
  await set(JSON.stringify({ ...(JSON.parse(value) as object), bookingsModule: false }));
  try {
    return await scene.guest().get(path);
  } finally {
    await set(value);
  }
};

export const states: readonly State[] = [
  { route, name: 'filled', show: asGuest(PATH) },
  { route, name: 'found', show: asGuest(`${PATH}?q=ogrodowa`) },
  { route, name: 'found, mistyped', show: asGuest(`${PATH}?q=kardiollog`) },
  { route, name: 'nothing found', show: asGuest(`${PATH}?q=zzz`) },
  { route, name: 'a flat list, nothing said of hours', show: whileUnits({ shape: 'flat' }) },
  { route, name: 'the last list, for there is no newer one', show: whileUnits({ 'catalog.units': 'on' }) },
  { route, name: 'no visits in the portal', show: withoutVisits(PATH) },
  { route: guide, name: 'filled', show: asGuest(`/${guide}`) },
  { route: guide, name: 'narrowed', show: asGuest(`/${guide}?way=remote`) },
  { route: guide, name: 'nothing found', show: asGuest(`/${guide}?town=Gda%C5%84sk`) },
  {
    route: guide,
    name: 'wrong',
    show: asGuest(`/${guide}?way=train&from=31-02-2026`),
    status: 400,
    errors: 2,
  },
  {
    route: guide,
    name: 'nobody knows what is free',
    show: whileUnits({ 'catalog.firstFree': 'on' }, `/${guide}`),
  },
  { route: guide, name: 'no visits in the portal', show: withoutVisits(`/${guide}`) },
];
