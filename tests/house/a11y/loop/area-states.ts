import { areas } from './areas.ts';
import type { State } from './state.ts';
import { withoutAreas } from './without-areas.ts';

/** Each area's first page when the provider has switched it off. */
export const areaStates: readonly State[] = areas.map(({ name, path }) => ({
  route: path.slice(1),
  name: 'area switched off',
  status: 404,
  area: name,
  show: (scene) => withoutAreas(scene, path),
}));
