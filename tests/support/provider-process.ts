import { startServer, type ServerProcess } from './server-process.ts';

type Start = { env?: Record<string, string>; dataDirectory?: string; port?: number };

/** Starts the built provider alone (npm run build first); a portal finds it by PROVIDER_URL. */
export function startProvider({ env = {}, ...place }: Start = {}): Promise<ServerProcess> {
  return startServer({
    main: 'build/provider/main.js',
    portName: 'PROVIDER_PORT',
    readyPath: ({ benchOrigin }) => `${benchOrigin}/clock`,
    ...place,
    env,
  });
}
