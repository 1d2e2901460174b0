import { vitePlugin as remix } from '@remix-run/dev';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import remixOptions from './remix.config.js';
import { generate } from './scripts/generate.mjs';

generate();

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [remix(remixOptions), withoutModules()],
  build: { assetsInlineLimit: 0, cssMinify: true, target: 'es2020' },
  server: { host: '127.0.0.1', hmr: false },
});

/**
 * Throws away the browser's half of every route: Remix builds it, and no page loads it, for nothing is hydrated. What a page names by
 * its address (styles, enhance.js) is an asset, and stays.
 */
function withoutModules(): Plugin {
  return {
    name: 'without-modules',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }, bundle) {
      const modules = Object.values(bundle).filter(({ type }) => type === 'chunk');
      await Promise.all(modules.map(({ fileName }) => rm(join(dir, fileName))));
    },
  };
}
