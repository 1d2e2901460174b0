import { freePort, startServer, type ServerProcess } from './server-process.ts';

export { clockFrom } from './run-clock.ts';
export { freePort };
export type PortalProcess = ServerProcess;

/** Settings of a portal and a provider whose outages are not waited for: a call has 500 ms instead of 2 s. */
export const SHORT_BUDGET = { PROVIDER_BUDGET_MS: '500' };

type Start = {
  env?: Record<string, string>;
  dataDirectory?: string;
  port?: number;
  keepsLog?: boolean;
  endsByItself?: boolean;
};

/** Starts the built portal (npm run build first) with a data folder of its own, or a given one. */
export async function startPortal({
  env = {},
  port: givenPort,
  ...folder
}: Start = {}): Promise<PortalProcess> {
  const port = givenPort ?? (await freePort());
  return startServer({
    main: 'build/server/main.js',
    portName: 'PORT',
    port,
    readyPath: ({ origin }) => `${origin}/healthz`,
    ...folder,
    env: {
      PORTAL_ORIGIN: `http://127.0.0.1:${port}`,
      REQUESTS_PER_MINUTE: '1000000',
      SIGN_IN_TRIES: '100000',
      ...env,
    },
  });
}
