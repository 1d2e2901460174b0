#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Firefox as Playwright takes it: started with the words that it was given, it is spoken to through this process, which
 * answers what Firefox has not learned yet.
 */

/** Commands without which Playwright opens no window, and whose effect the tests do not need. */
const UNKNOWN_TO_FIREFOX = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const words = process.argv.slice(2);
const firefox = spawn(process.env.FIREFOX_PATH, words, {
  // Firefox does not start for root in a home that is not root's; its profile is new with each run.
  env: { ...process.env, HOME: words[words.indexOf('--profile') + 1] },
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = LISTENING.exec(line) ?? [];
  if (!address) console.error(line);
  else console.error(`WebDriver BiDi listening on ${await relayTo(address)}`);
}

/** @returns {Promise<string>} the address to speak to instead of Firefox's own */
function relayTo(address) {
  // Pages say their origin, and none may command the browser.
  const verifyClient = ({ origin }) => !origin;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, verifyClient });
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url);
    const isOpen = new Promise((resolve) => browser.once('open', resolve));
    client.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      if (UNKNOWN_TO_FIREFOX.has(method))
        return client.send(JSON.stringify({ type: 'success', id, result: {} }));
      await isOpen;
      browser.send(String(data));
    });
    browser.on('message', (data) => client.send(String(data)));
    client.on('close', () => browser.close());
    browser.on('close', () => client.close());
  });
  return new Promise((resolve) => {
    server.on('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`));
  });
}
