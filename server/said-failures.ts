import type { ServerBuild } from '@remix-run/node';
import { answeringFailure } from '#app/services/forms/failed-action.server.ts';

/** Makes every action of a page say what became of its form when a provider call fails. What has no page answers as it did. */
export function withSaidFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { action } = route.module;
    if (!action || !('default' in route.module)) return [id, route] as const;
    const saying = (args: Parameters<typeof action>[0]) => answeringFailure(action, args);
    return [id, { ...route, module: { ...route.module, action: saying } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
