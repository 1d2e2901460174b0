import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixOptions from './remix.config.js';
import { generate } from './scripts/generate.mjs';

generate();

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [remix(remixOptions)],
  build: { assetsInlineLimit: 0, cssMinify: true, target: 'es2020' },
  server: { host: '127.0.0.1', hmr: false },
});
