import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the run's throw-away PostgreSQL server. */
    postgres: string;
  }
}

/** Vitest's global set-up of the rings that test stores: one server for the whole run. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgres', server.url('postgres'));
  return () => server.stop();
}
