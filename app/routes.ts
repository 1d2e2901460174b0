import type { RouteConfig } from '@remix-run/route-config';
import { routes } from './routes/generated.ts';

/** The map of the portal: each area brings its own paths. */
export default routes satisfies RouteConfig;
