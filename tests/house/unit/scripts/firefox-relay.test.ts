import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const RELAY = fileURLToPath(new URL('../../../../scripts/firefox-relay.mjs', import.meta.url));
const ws = createRequire(import.meta.url).resolve('ws');

/** A browser that answers everything with what it was asked, where, and what its home is; it ends when it is told to. */
const BROWSER = `#!/usr/bin/env node
const { WebSocketServer } = require(${JSON.stringify(ws)});
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
  console.error('Something else');
  console.error('WebDriver BiDi listening on ws://127.0.0.1:' + server.address().port);
});
server.on('connection', (client, { url }) => client.on('message', (data) => {
  const { id, method } = JSON.parse(data);
  if (method === 'browser.close') process.exit(7);
  client.send(JSON.stringify({ type: 'success', id, result: { method, url, home: process.env.HOME } }));
}));
`;

const folder = mkdtempSync(join(tmpdir(), 'relay-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('all goes on to Firefox and comes back, but for the command that it does not know', async () => {
  const browser = join(folder, 'firefox.cjs');
  writeFileSync(browser, BROWSER, { mode: 0o755 });
  const relay = spawn(RELAY, ['--headless', '--profile', folder], {
    env: { ...process.env, FIREFOX_PATH: browser },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(relay, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: relay.stderr })) {
    lines.push(line);
    if (line.startsWith('WebDriver BiDi')) break;
  }
  expect(lines[0]).toBe('Something else');

  const address = `${lines.at(-1)?.replace('WebDriver BiDi listening on ', '')}/session`;
  const stranger = new WebSocket(address, { origin: 'http://localhost' });
  const [refusal] = (await once(stranger, 'error')) as [Error];
  expect(refusal.message).toContain('401');

  const client = new WebSocket(address);
  await once(client, 'open');
  const ask = async (id: number, method: string) => {
    client.send(JSON.stringify({ id, method, params: {} }));
    const [data] = (await once(client, 'message')) as [Buffer];
    return JSON.parse(data.toString()) as unknown;
  };
  expect(await ask(1, 'session.new')).toEqual({
    type: 'success',
    id: 1,
    result: { method: 'session.new', url: '/session', home: folder },
  });
  expect(await ask(2, 'emulation.setMediaFeaturesOverride')).toEqual({ type: 'success', id: 2, result: {} });

  client.send(JSON.stringify({ id: 3, method: 'browser.close' }));
  expect(await ended).toEqual([7, null]);
});
