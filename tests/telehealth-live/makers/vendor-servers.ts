import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer of the vendor's servers to somebody who asks for a session: another key's, or a refusal. */
export type VendorAnswer = Readonly<{ status: number; body: unknown }>;

/** A server that the vendor's library takes for its own by its proxy setting: settings, sessions, and a log that is kept here. */
export async function openVendorServers() {
  const logged: string[] = [];
  let answer: VendorAnswer = { status: 404, body: {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-methods', '*');
      response.setHeader(
        'access-control-allow-headers',
        request.headers['access-control-request-headers'] ?? '*',
      );
      response.setHeader('content-type', 'application/json');
      const path = request.url ?? '';
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else if (path.includes('anvil')) response.writeHead(answer.status).end(JSON.stringify(answer.body));
      else {
        logged.push(`${path} ${request.headers.referer ?? ''} ${Buffer.concat(parts).toString()}`);
        response.writeHead(200).end('{}');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    logged,
    answers: (wanted: VendorAnswer) => (answer = wanted),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
