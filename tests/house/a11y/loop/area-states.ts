import { areas, journeys } from './areas.ts';
import type { State } from './state.ts';
import { withoutAreas } from './without-areas.ts';

/** Each area's first page when the provider has switched it off. */
export const areaStates: readonly State[] = areas.map(({ name, path }) => ({
  route: path.slice(1),
  name: 'area switched off',
  status: 404,
  // A part of an area may have a name of its own in the title.
  area: journeys.some((journey) => journey.path === path) ? path.slice(1) : name,
  show: (scene) => withoutAreas(scene, path),
}));
