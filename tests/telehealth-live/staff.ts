import type { RunningPortal } from '#tests/support/running-portal.ts';

type Staffed = Pick<RunningPortal, 'tell' | 'read'>;

/** Lets the staff add the teleconsultations that can be tried now. Returns the id of one, by its name. */
export async function sceneOf(portal: Staffed, name: string) {
  await portal.tell('/telehealth-live/scenes', {});
  const query = 'select id from teleconsultations where id like ? order by id desc';
  return (portal.read('provider', query, `live-${name}-%`) as { id: string }).id;
}

/** Does what the doctor does in the call; `fields`: what is written, for example. */
export const doctorDoes = (portal: Staffed, id: string, move: string, fields: object = {}) =>
  portal.tell(`/telehealth-live/${id}/${move}`, fields);
