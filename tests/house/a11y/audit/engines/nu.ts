import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { installPackage, isCommand } from '#tests/support/packages.ts';
import { freePort } from '#tests/support/portal-process.ts';
import { SNIPPET, type About, type Remark } from './remark.ts';

/** The Nu checker of HTML as a server of its own: its Java is started once, not with each document. */
export type Nu = Readonly<{ remarks(html: string): Promise<Remark[]>; stop(): Promise<void> }>;

const START_MS = 120_000;
const require = createRequire(import.meta.url);

type Message = Readonly<{ type: string; subType?: string; message: string; extract?: string }>;

/** @throws Error when Java cannot be had, or its server does not start */
export async function startNu(): Promise<Nu> {
  if (!isCommand('java')) installPackage('default-jre-headless');
  const port = await freePort();
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const settings = ['-Xss2m', '-Xmx384m', '-Dnu.validator.servlet.bind-address=127.0.0.1'];
  const words = [...settings, '-cp', jar, 'nu.validator.servlet.Main', String(port)];
  const java = spawn('java', words, { stdio: 'ignore' });
  const kill = () => java.kill();
  // A worker that is ended before its fixtures are leaves no Java behind.
  process.once('exit', kill);
  const origin = `http://127.0.0.1:${port}`;

  async function remarks(html: string): Promise<Remark[]> {
    const answer = await fetch(`${origin}/?out=json`, {
      method: 'POST',
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: html,
    });
    if (!answer.ok) throw new Error(`the Nu checker answered ${answer.status}`);
    const { messages } = (await answer.json()) as { messages: Message[] };
    return messages.map(({ type, subType, message, extract = '' }) => ({
      rule: `${subType ?? type}: ${withoutNames(message)}`,
      html: extract.slice(0, SNIPPET),
      message,
      isFault: type !== 'info',
    }));
  }

  async function stop() {
    process.off('exit', kill);
    if (java.exitCode !== null || java.signalCode !== null) return;
    const ended = new Promise((resolve) => java.once('exit', resolve));
    kill();
    await ended;
  }

  const end = Date.now() + START_MS;
  while (!(await fetch(origin).catch(() => null))) {
    if (java.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error('the Nu checker did not start');
    }
    await wait(100);
  }
  return { remarks, stop };
}

/** The words of a message about any document: “img” and the like are left out. */
const withoutNames = (message: string) => message.replace(/“[^”]*”/g, '“…”');

/** Its rules are a grammar and what Java adds to it, which nobody can count. */
export function aboutNu(): About {
  const { version } = require('vnu-jar/package.json') as { version: string };
  return { name: 'Nu Html Checker', version, rules: null, rulesOff: 0 };
}
