import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import { readStaticFiles, withBrand, withVendor } from './files.ts';
import { openPortal, type Stamp } from './open-portal.ts';
import { runAsProcess } from './process.ts';
import { createScreens } from './screens.ts';
import { serve } from './serve.ts';

// What is built is run as such; React asks when the app is loaded below.
process.env['NODE_ENV'] = 'production';

/** Runs from build/server/main.js, beside what the build made. */
const inBuild = (path: string) => new URL(`../${path}`, import.meta.url);

await runAsProcess({
  name: 'The portal did not start',
  async start() {
    const environment = readEnvironment(process.env);
    const stamp = JSON.parse(readFileSync(inBuild('stamp.json'), 'utf8')) as Stamp;
    const opened = await openPortal({ environment, stamp });
    const build = (await import(inBuild('server/app.js').href)) as ServerBuild;

    return serve({
      opened,
      app: createScreens({ build, isFast: environment.isFast }),
      files: withBrand(
        withVendor(readStaticFiles(fileURLToPath(inBuild('client'))), environment.video),
        environment.brand,
      ),
      routes: build.routes,
    });
  },
});
