import { join } from 'node:path';
import { sqliteFile } from './sqlite-file.ts';

/** A portal's store as it is now, to be put back as often as somebody wants to begin anew. */
export type Baseline = Readonly<{ putBack(): void; close(): void }>;

/** Keeps a copy of a store beside it; its process goes on with what is put back. */
export function baselineOf({ folder, store }: { folder: string; store: 'provider' | 'portal' }): Baseline {
  const file = sqliteFile(join(folder, `${store}.sqlite`));
  const copy = join(folder, `${store}.baseline`);
  file.prepare('vacuum into ?').run([copy]);
  // What is lost when the machine fails is a test's.
  file.exec('pragma synchronous = off');
  file.exec('pragma foreign_keys = off');
  file.prepare('attach ? as baseline').run([copy]);
  const tables = file
    .prepare("select name from baseline.sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all([]) as { name: string }[];
  const statements = tables
    .map(
      ({ name: table }) =>
        `delete from main.${table}; insert into main.${table} select * from baseline.${table};`,
    )
    .join('\n');

  return {
    putBack: () => void file.exec(`begin immediate; ${statements} commit;`),
    close: () => void file.close(),
  };
}
