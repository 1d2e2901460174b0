import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { installPackage, isCommand, isRoot } from '#tests/support/packages.ts';
import { createPrograms, isRunning, until, type Environment } from './programs.ts';

/** Debian's packages by a command that each of them brings. */
const PACKAGES = {
  orca: 'orca',
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  'speech-dispatcher': 'speech-dispatcher',
  openbox: 'openbox',
  xdotool: 'xdotool',
  chromium: 'chromium',
};

/** Orca ends when the speech service does, and the service does when it has no sound: it speaks into libao's null. */
const SPEECH = { 'speechd.conf': speechSettings, 'modules/silent.conf': silentModule } as const;
/** As long as an utterance takes to be said. */
const UTTERANCE_S = 0.12;

const ACCESSIBLE = `[org/gnome/desktop/interface]
toolkit-accessibility=true

[org/gnome/desktop/a11y/applications]
screen-reader-enabled=true
`;

/** Chromium asks nothing that the portal did not ask. */
const PREFERENCES = {
  translate: { enabled: false },
  credentials_enable_service: false,
  profile: { password_manager_enabled: false, password_manager_leak_detection: false },
};

/** The value by which Chromium says blocked. */
const BLOCKED = 2;
const preferencesOf = (isWithoutScripts: boolean) =>
  isWithoutScripts
    ? {
        ...PREFERENCES,
        profile: { ...PREFERENCES.profile, default_content_setting_values: { javascript: BLOCKED } },
      }
    : PREFERENCES;

type Asked = Readonly<{ origin: string; cookies: readonly Cookie[]; isWithoutScripts: boolean }>;
type Cookie = Readonly<{ name: string; value: string }>;

/** A desktop that nobody sees, with Orca in Polish and Chromium, in a home of its own. */
export async function openDesktop({ origin, cookies, isWithoutScripts }: Asked) {
  for (const [command, name] of Object.entries(PACKAGES)) if (!isCommand(command)) installPackage(name);
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const programs = createPrograms(home);
  const heardFile = join(home, 'heard');
  const close = async () => {
    await programs.end();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    furnish(home, isWithoutScripts);
    let env = environmentOf(home, heardFile);
    const display = await programs.startTold('Xvfb', {
      args: ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      env,
    });
    env = { ...env, DISPLAY: `:${display}` };
    const bus = await programs.startTold('dbus-daemon', {
      args: ['--session', '--nofork', '--print-address=3'],
      env,
    });
    env = { ...env, DBUS_SESSION_BUS_ADDRESS: bus };
    programs.start('/usr/libexec/at-spi-bus-launcher', {
      args: ['--launch-immediately', '--a11y=1', '--screen-reader=1'],
      env,
    });
    programs.start('openbox', { args: ['--sm-disable'], env });
    programs.start('speech-dispatcher', { args: ['-s', '-t', '0', '-C', speechFolder(home)], env });
    await until(() => existsSync(join(home, 'run/speech-dispatcher/speechd.sock')), 'speech-dispatcher');

    const orca = programs.start('orca', { env });
    const heard = () => (existsSync(heardFile) ? readFileSync(heardFile, 'utf8') : '');
    await until(() => heard() !== '' || !isRunning(orca), 'Orca');
    if (!isRunning(orca)) throw new Error(`Orca ended: ${readFileSync(join(home, 'orca.log'), 'utf8')}`);

    await openBrowser({ home, env, start: programs.start, origin, cookies });
    /** Real keys, as a keyboard sends them. */
    const keys = (...args: readonly string[]) => execFileSync('xdotool', args, { env });
    return { heard, keys, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Desktop = Awaited<ReturnType<typeof openDesktop>>;

/** Versions as a transcript names them. */
export function versions() {
  const versionOf = (command: string) =>
    /\d+(?:\.\d+)+/.exec(execFileSync(command, ['--version'], { stdio: 'pipe' }).toString())?.[0] ?? '?';
  return `Orca ${versionOf('orca')}, Chromium ${versionOf('chromium')}`;
}

function environmentOf(home: string, heardFile: string): Environment {
  return {
    NODE_ENV: 'production',
    PATH: process.env['PATH'],
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    GSETTINGS_BACKEND: 'keyfile',
    ACCESSIBILITY_ENABLED: '1',
    LANG: 'C.UTF-8',
    LANGUAGE: 'pl',
    HEARD_FILE: heardFile,
  };
}

/** Every setting that the programs read from their home. */
function furnish(home: string, isWithoutScripts: boolean) {
  const put = (path: string, text: string) => {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  put('.libao', 'default_driver=null\n');
  put('config/glib-2.0/settings/keyfile', ACCESSIBLE);
  for (const [path, settings] of Object.entries(SPEECH)) {
    put(`config/speech-dispatcher/${path}`, settings(home));
  }
  put(
    'data/orca/orca-customizations.py',
    readFileSync(new URL('orca-customizations.py', import.meta.url), 'utf8'),
  );
  put('chromium/Default/Preferences', JSON.stringify(preferencesOf(isWithoutScripts)));
}

const speechFolder = (home: string) => join(home, 'config/speech-dispatcher');

function speechSettings(home: string) {
  return `LogLevel 1
LogDir "${home}"
AudioOutputMethod "libao"
DefaultLanguage pl
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule silent
`;
}

function silentModule() {
  return `GenericExecuteSynth "sleep ${UTTERANCE_S}"
AddVoice "pl" "MALE1" "pl"
AddVoice "en" "MALE1" "en"
`;
}

type Opening = {
  home: string;
  env: Environment;
  start: (command: string, options: { args: string[]; env: Environment }) => ChildProcess;
  origin: string;
  cookies: readonly Cookie[];
};

/** Chromium with an empty page; who is signed in is told by its cookies, and after that only keys reach it. */
async function openBrowser({ home, env, start, origin, cookies }: Opening) {
  const profile = join(home, 'chromium');
  start('/usr/bin/chromium', {
    args: [
      '--force-renderer-accessibility',
      // The second one: without a bar that says so of the first.
      ...(isRoot ? ['--no-sandbox', '--test-type'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--no-default-browser-check',
      '--lang=pl',
      '--window-size=1280,1000',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    env,
  });
  const portFile = join(profile, 'DevToolsActivePort');
  await until(() => existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n'), 'Chromium');
  const [port = ''] = readFileSync(portFile, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  await browser.close();
}
