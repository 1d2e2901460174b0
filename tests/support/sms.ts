import type { Scene } from './scene.ts';

/** The code that the newest message of a scene's clinic carries. */
export function newestCode(scene: Scene): string {
  const row = scene.read(
    'provider',
    'select code from outbox where code is not null order by created_at desc, id desc',
  );
  return (row as { code: string }).code;
}

/** The address within the portal that the newest message of a scene's clinic leads to. */
export function newestLink(scene: Scene): string {
  const row = scene.read(
    'provider',
    'select link from outbox where link is not null order by created_at desc, id desc',
  );
  const { pathname, search } = new URL((row as { link: string }).link);
  return pathname + search;
}

/** Nobody has been sent a code yet. */
export function forgetCodes(scene: Scene) {
  scene.change('provider', 'delete from phone_codes');
  scene.change('provider', 'delete from phone_code_sends');
}

/** As if the last code had been sent a minute ago. */
export const aMinuteLater = (scene: Scene) =>
  scene.change('provider', 'update phone_code_sends set sent_at = sent_at - 60000');

/** As if five codes had been sent, the first of them at that time (ms). */
export function sendAll(scene: Scene, at?: number) {
  const sent = 'insert into phone_code_sends select * from phone_code_sends limit 1';
  for (let more = 0; more < 4; more += 1) scene.change('provider', sent);
  if (at !== undefined) scene.change('provider', 'update phone_code_sends set sent_at = ?', at);
}

/** Six digits, and not that code: a guess is right once in a million. */
export const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
