import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { NO_SOURCES, VENDOR_SOURCES } from '#server/gate/call-hosts.ts';
import { CALL_PERMISSIONS, securityHeaders } from '#server/gate/security-headers.ts';
import type { Heard, Sent } from '#app/browser/call/signalling.ts';

type Passed = Heard & { position: number };

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

const bundle = async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/telehealth-live/makers/page.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
  });
  return outputFiles[0]?.text ?? '';
};

/** A page with the policy of the call, the vendor's library beside it, and signalling that believes two tokens. */
export async function openMakersServer() {
  const script = await bundle();
  const library = readFileSync('node_modules/@opentok/client/dist/js/opentok.min.js');
  const passed: Passed[] = [];
  let isExpired = false;
  let callSources = NO_SOURCES;

  const server = createServer((request, response) => {
    void (async () => {
      const { fixed, contentPolicy } = securityHeaders({ isSecure: false, callSources });
      for (const [name, value] of Object.entries(fixed)) response.setHeader(name, value);
      response.setHeader('permissions-policy', CALL_PERMISSIONS);
      response.setHeader('content-security-policy', contentPolicy({ isCall: true }));
      const answer = (type: string, body: string | Buffer, status = 200) =>
        response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/page.js') return answer('text/javascript', script);
      if (pathname === '/opentok.js') return answer('text/javascript', library);
      if (pathname === '/')
        return answer('text/html', '<!doctype html><script type="module" src="/page.js"></script>');
      if (pathname !== '/signals') return answer('text/plain', '', 404);

      const said = await bodyOf(request);
      const role = said.get('token') ?? '';
      if (isExpired || (role !== 'patient' && role !== 'doctor'))
        return answer('application/json', '{}', 403);
      const from = said.get('from') ?? '';
      for (const one of JSON.parse(said.get('send') ?? '[]') as Sent[])
        passed.push({ ...one, from, role, position: passed.length + 1 });
      const after = Number(said.get('after'));
      const signals = passed.filter(({ position, from: by }) => position > after && by !== from);
      return answer('application/json', JSON.stringify({ signals, last: passed.length }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    expire: (is: boolean) => (isExpired = is),
    allow: (hosts: readonly string[]) => (callSources = { hosts, styles: VENDOR_SOURCES.styles }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
