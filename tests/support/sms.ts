import type { Scene } from './scene.ts';

/** The code that the newest message of a scene's clinic carries. */
export function newestCode(scene: Scene): string {
  const row = scene.read('provider', "select code from outbox where channel = 'SMS' order by id desc");
  return (row as { code: string }).code;
}

/** Six digits, and not that code: a guess is right once in a million. */
export const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
