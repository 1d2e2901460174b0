import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Socket } from 'node:net';
import { startPortal, type PortalProcess } from './portal-process.ts';
import { sqliteFile } from './sqlite-file.ts';
import type { SqliteFile } from '#database/sqlite-of-node.ts';

/** Longer than the portal waits until it tries a provider again that did not answer. */
const REST = 'PT11S';

let kept: PortalProcess | undefined;
let isTaken = false;

/** A portal that a file has for a while. */
export type Lent = Readonly<{ portal: PortalProcess; giveBack: () => Promise<void> }>;

/**
 * One portal for the files of a worker, one after the other: as new for each, and started once. Whoever wants a second one while the
 * first is out has it alone.
 */
export async function lentPortal(): Promise<Lent> {
  if (isTaken) {
    const portal = await startPortal();
    return { portal, giveBack: () => portal.stop() };
  }
  isTaken = true;
  const portal = await keptOrStarted();
  return {
    portal,
    giveBack: () => {
      isTaken = false;
      return Promise.resolve();
    },
  };
}

async function keptOrStarted() {
  if (kept && isRunning(kept)) {
    await renewed(kept);
    return kept;
  }
  kept = await startPortal({ endsByItself: true });
  // The worker does not wait for it.
  kept.process.unref();
  (kept.process.stdin as Socket).unref();
  return kept;
}

const isRunning = ({ process: { exitCode, signalCode } }: PortalProcess) =>
  exitCode === null && signalCode === null;

/** As if it had just been started: the seed of now, the real time, nothing that was begun, nobody signed in, no call that fails. */
export async function renewed(portal: PortalProcess) {
  await portal.reset();
  await portal.advance(REST);
  const { status } = await fetch(`${portal.origin}/login`);
  if (status !== 200) throw new Error(`A portal that was put back answers ${status}`);
  emptyStore(portal.dataDirectory);
  rmSync(join(portal.dataDirectory, 'uploads'), { recursive: true, force: true });
  await portal.reset();
}

function emptyStore(folder: string) {
  const store = sqliteFile(join(folder, 'portal.sqlite'));
  const tables = tablesOf(store);
  store.exec(`begin immediate; ${tables.map((table) => `delete from "${table}";`).join(' ')} commit;`);
  store.close();
}

/** All tables but those that say how the store was made. */
const tablesOf = (store: SqliteFile) =>
  (store.prepare("select name from sqlite_master where type = 'table'").all([]) as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite|kysely)_/.test(name));
