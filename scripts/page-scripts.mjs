import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';

/** The doctor's side of a call, which the staff side serves: a text, for the provider knows no file of the portal. */
export const doctorScript = (folder, packages) =>
  scriptOf(join(folder, 'staff/doctor.ts'), { folder, packages });

/**
 * A file of app/browser is a script that some pages load besides app/enhance.js, made into one with what it imports (decision 160).
 *
 * @param {string} folder app/browser
 * @param {{ header: string, packages: string }} made the first line of what is made, and where packages lie
 * @returns {Record<string, string>} the scripts by their paths in the project
 */
export function pageScripts(folder, { header, packages }) {
  const entries = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];
  return Object.fromEntries(
    entries.map((file) => {
      const text = scriptOf(join(folder, file), { folder, packages });
      return [`app/browser/generated/${basename(file, '.ts')}.js`, `${header}\n${text}`];
    }),
  );
}

function scriptOf(entry, { folder, packages }) {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    nodePaths: [packages],
    alias: { '#app': join(folder, '..') },
    write: false,
    platform: 'browser',
    // Old browsers get it unchanged.
    target: 'es2017',
    format: 'esm',
    minify: true,
  });
  return outputFiles[0].text;
}
