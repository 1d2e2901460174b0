import type { SessionMaker, VideoKeys } from '#provider/core/outside/session-maker.ts';
import { standIn } from './stand-in.ts';
import { vendor } from './vendor.ts';

/** C-60, C-61, C-85: the vendor's where there are keys; else the stand-in, which carries nothing in production. */
export async function sessionMaker(keys: VideoKeys | null, isProduction: boolean): Promise<SessionMaker> {
  return keys ? vendor(keys) : standIn(isProduction ? 'NONE' : 'STAND_IN');
}
