import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import { backUp } from './backup/backup.ts';
import { restore } from './backup/restore.ts';

/** `npm run backup -- folder` and `npm run restore -- folder`: one line of what was done, or of why not with exit code 1. */
const [, , what, folder] = process.argv;
// Nobody else reads what a backup holds, whichever program writes it.
process.umask(0o077);
try {
  if (!folder) throw new Error(`npm run ${what} -- folder`);
  const work = {
    environment: readEnvironment(process.env),
    folder: resolve(folder),
    version: process.env['npm_package_version'] ?? 'unknown',
  };
  const { parts, madeAt } = what === 'restore' ? await restore(work) : await backUp(work);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const { dataDirectory } = work.environment;
  if (what === 'restore' && statSync(dataDirectory).uid === 0)
    console.log(
      `${dataDirectory} belongs to root: where another user runs the portal, chown -R that user: ${dataDirectory}`,
    );
  console.log(
    `${parts.map(({ name }) => name).join(', ')}: ${Math.ceil(bytes / 1024)} kB of ${madeAt} in ${work.folder}`,
  );
} catch (error) {
  console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
