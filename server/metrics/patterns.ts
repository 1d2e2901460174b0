import type { ServerBuild } from '@remix-run/node';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { CALL_BACK_PATH } from '#provider/payments/call-back.ts';
import { plainPath, screensOf } from '#server/screens.ts';

/** Stands for every address that is none of ours, so that whoever makes some up adds nothing to the figures. */
export const UNKNOWN = '(unknown)';
/** Stands for everything that is served as a file. */
export const FILE = '(file)';

const BESIDE_SCREENS = ['/healthz', CALL_BACK_PATH];
/** The route of the page that says that there is none. */
const EVERYTHING_ELSE = '/*';

/** Returns what gives the pattern of the route map for an address ("/bookings/:system/:id"): never an id, and nothing that was typed. */
export function patternsOf(routes: ServerBuild['routes']): (pathname: string) => string {
  const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] });
  for (const path of BESIDE_SCREENS) router.add('GET', path, path);
  for (const { path } of screensOf(routes)) {
    router.add('GET', path.toLowerCase(), path === EVERYTHING_ELSE ? UNKNOWN : path);
  }

  return (pathname) => {
    const [[found]] = router.match('GET', plainPath(pathname));
    return found?.[0] ?? UNKNOWN;
  };
}
