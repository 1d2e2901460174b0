import { readFileSync } from 'node:fs';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createServer } from 'vite';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import { openPortal } from './open-portal.ts';
import { runAsProcess } from './process.ts';
import { withSaidFailures } from './said-failures.ts';
import { serve } from './serve.ts';

/** The same server while the portal is being built: Vite makes the app, so that a reload of the page shows a change. */
await runAsProcess({
  name: 'The portal did not start',
  async start() {
    const environment = readEnvironment(process.env);
    const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: false } });
    const build = () =>
      vite.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>;
    const opened = await openPortal({
      environment,
      stamp: { version: packageVersion(), revision: 'development', isAudited: false },
    });

    const running = await serve({
      opened,
      app: createRequestHandler(async () => withSaidFailures(await build()), 'development'),
      files: new Map(),
      routes: (await build()).routes,
      allowsInlineStyles: true,
      before: vite.middlewares,
    });
    return {
      log: running.log,
      async close() {
        await running.close();
        await vite.close();
      },
    };
  },
});

function packageVersion() {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
