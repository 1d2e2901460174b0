import { startServer, type ServerProcess } from './server-process.ts';

/** Starts the built provider alone (npm run build first); a portal finds it by PROVIDER_URL. */
export function startProvider({ env = {} }: { env?: Record<string, string> } = {}): Promise<ServerProcess> {
  return startServer({
    main: 'build/provider/main.js',
    portName: 'PROVIDER_PORT',
    readyPath: ({ benchOrigin }) => `${benchOrigin}/clock`,
    env,
  });
}
