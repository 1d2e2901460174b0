import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isRunByCi, linesOfCi, plain, storiesIn, typedInLines } from '#tests/support/documented-commands.ts';
import { startMockHost, type MockHost } from '#tests/support/mock-host.ts';
import { installPackage, isCommand } from '#tests/support/packages.ts';
import { openShell, type Shell } from '#tests/support/shell.ts';

/**
 * Commands that README and four pages of docs/ say to type are typed here as it stands there, heading by
 * heading: servers of a heading run until its end. Their ports are others (tests/support/shell.ts), and so is the folder
 * of backups.
 */

const ROOT_ONLY = 'changes the machine, as root';
const SERVICE = 'needs systemd, and settings in /etc/portal.env';
const DOCKER = 'needs Docker, and images from elsewhere';
const NAMES = 'names hosts, a database and secrets that are only examples';
const LONG = 'takes minutes to hours, and stands beside the run of the tests';

/** The commands that are not run here, and why; one that CI runs by itself stands in `.ci/run`. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'lynx http://localhost:3000': 'waits for keys; tests/house/e2e/text-browser.spec.ts walks in it',
  'PORTAL_ENV=production PORTAL_ORIGIN=https://portal.example.pl PORTAL_SECRET="$(cat secret)" PROVIDER_URL=https://his.example.pl PROVIDER_KEY=… PORTAL_STORE=postgres://portal@db/portal TRUST_PROXY=true npm start':
    NAMES,
  'npm ci --omit=dev --ignore-scripts': 'takes away packages that the tests need',
  'npm run openapi': 'writes into docs/; tests/house/contract/openapi.test.ts compares what it writes',
  'npm run seed -- --patients 100000': 'takes minutes; tests/house/unit/seed/store.test.ts seeds some',
  'npm test -- unit portal': 'is what runs this',
  'npm run area -- benefits': LONG,
  'npm run new-area -- lost-things': 'writes into the sources; `npm run example` does it in a copy',
  'npm run test:deep': LONG,
  'npm run sweep': LONG,
  'SWEEP=word npm run sweep': LONG,
  'CLOCK=2026-11-30T23:57 npm test -- portal': LONG,
  'npm run audit': LONG,
  'SAMPLE=5 npm run audit': LONG,
  'npm run evidence': 'writes into docs/accessibility what an audit has found',
  'npm run audit:tree': LONG,
  'npm run audit:tree -- --update': LONG,
  'npm run audit:screen-reader': LONG,
  'npm run audit:barriers': LONG,
  'npm run audit:firefox': LONG,
  'npx playwright install firefox': 'downloads a browser',
  'npm run bench': LONG,
  'npm run cost': LONG,
  'npm run soak': LONG,
  'npm run attack uploads': LONG,
  'npm run test:opentok': 'needs an account of the vendor',
  'npx @stoplight/prism-cli@5.16.0 mock docs/provider-api.json':
    'is no package of ours; tests/support/mock-host.ts stands in its place',
  'adduser --system --group --no-create-home --home /nonexistent portal': ROOT_ONLY,
  'install -d -m 755 /srv/portal': ROOT_ONLY,
  'git clone … /srv/portal/0.2.0 && cd /srv/portal/0.2.0': ROOT_ONLY,
  'ln -sfn /srv/portal/0.2.0 /srv/portal/current': ROOT_ONLY,
  'install -d -o portal -g portal -m 700 /var/lib/portal': ROOT_ONLY,
  'install -o root -g portal -m 640 .env.example /etc/portal.env': ROOT_ONLY,
  'git clone … /srv/portal/0.3.0 && cd /srv/portal/0.3.0': ROOT_ONLY,
  '(set -a; . /etc/portal.env; set +a; npm run backup -- /var/backups/portal/before-0.3.0)': SERVICE,
  'ln -sfn /srv/portal/0.3.0 /srv/portal/current': ROOT_ONLY,
  'systemctl restart portal && curl --fail --retry 30 --retry-all-errors --retry-delay 1 http://127.0.0.1:3000/healthz':
    SERVICE,
  'systemctl restart portal-2': SERVICE,
  'systemctl stop portal portal-2': SERVICE,
  "runuser -u postgres -- sh -c 'dropdb portal && createdb --owner=portal portal'": ROOT_ONLY,
  'mkdir /var/lib/portal/aside && mv /var/lib/portal/*.sqlite* /var/lib/portal/aside/': ROOT_ONLY,
  '(set -a; . /etc/portal.env; set +a; npm run restore -- /var/backups/portal/before-0.3.0)': SERVICE,
  'systemctl start portal portal-2': SERVICE,
  'cp deploy/compose.env.example .env': DOCKER,
  'mkdir -p deploy/tls': DOCKER,
  'docker compose up -d --build --wait': DOCKER,
  'docker compose exec nginx nginx -s reload': DOCKER,
  'docker compose run --rm --no-deps -v /var/backups/portal:/backup portal-1 node scripts/start.mjs backup /backup/2026-11-28':
    DOCKER,
};

/** The commands that are run where the tests run at full size (`npm run test:deep`), and why not always. */
const WHERE_DEEP: Readonly<Record<string, string>> = {
  'npm run dev': 'makes all that is built anew, which takes half a minute of a core',
};
const isDeep = Boolean(process.env['DEEP']);

/** The commands that stand within a line and in no block, and why. */
const IN_LINES_ALONE: Readonly<Record<string, string>> = {
  'npm prune --omit=dev': 'a step of the Dockerfile, of which is told how it was tried',
  'docker run': 'the name of a command whose option is told',
};

const SERVER = /(?:^| )npm (?:start|run provider|run dev)$/;
const PRISM = 'npx @stoplight/prism-cli@5.16.0 mock docs/provider-api.json';

const ci = linesOfCi();
const stories = storiesIn();
const commands = stories.flatMap((story) => story.commands.map(plain));
const isTyped = (command: string) =>
  !(plain(command) in NOT_RUN) &&
  !isRunByCi(plain(command), ci) &&
  (isDeep || !(plain(command) in WHERE_DEEP));

describe('the list of what is not run', () => {
  it('has nothing that the documents do not say, nor what CI runs', () => {
    const listed = [...Object.keys(NOT_RUN), ...Object.keys(WHERE_DEEP)];
    expect(listed.filter((command) => !commands.includes(command))).toEqual([]);
    expect(Object.keys(NOT_RUN).filter((command) => isRunByCi(command, ci))).toEqual([]);
    expect(commands.filter(isTyped).length).toBeGreaterThan(8);
  });

  it('takes for run by CI what stands there, and nothing that begins alike', () => {
    expect(['npm ci', 'npm test', 'npm ci && npm run build'].filter((one) => !isRunByCi(one, ci))).toEqual(
      [],
    );
    expect(['npm run', 'npm run audit', 'npm test -- unit'].filter((one) => isRunByCi(one, ci))).toEqual([
      'npm run',
    ]);
  });

  it('is of blocks: what is named within a line to be typed stands in one of them, too', () => {
    const typed = typedInLines();
    expect(typed.length).toBeGreaterThan(10);
    const inBlocks = (code: string) =>
      isRunByCi(code, ci) || commands.some((command) => command.includes(code));
    expect(typed.filter((code) => !inBlocks(code) && !(code in IN_LINES_ALONE))).toEqual([]);
    expect(Object.keys(IN_LINES_ALONE).filter((code) => !typed.includes(code))).toEqual([]);
  });

  it('reads a block as a shell does', () => {
    const page = '## One\n\n- Item\n\n  ```sh\n  # no command\n  A=1 \\\n  b   # said\n  c\n  ```\n';
    expect(storiesIn({ page, other: `${page}\n### Two\n\n\`\`\`ini\nX=1\n\`\`\`\n` })).toEqual([
      { name: 'page, One', commands: ['A=1 b   # said', 'c'] },
    ]);
  });
});

describe('what the documents say to type', () => {
  let shell: Shell;
  let prism: MockHost | null = null;

  beforeAll(async () => {
    if (!isCommand('curl')) installPackage('curl');
    shell = await openShell();
  });
  afterEach(async () => {
    await shell.stopServers();
    await prism?.stop();
    prism = null;
  });
  afterAll(() => shell.remove());

  const typed = stories.filter((story) => story.commands.some(isTyped));

  it.each(typed)('$name', async (story) => {
    if (story.commands.includes(PRISM)) prism = await startMockHost({ port: shell.portOf(4010) });
    for (const command of story.commands.filter(isTyped)) {
      const isServer = SERVER.test(plain(command));
      const { code, output } = await (isServer ? served(command) : shell.run(command, aroundOf(command)));
      // A server that serves has not ended.
      expect({ command, code, output }).toEqual({ command, code: isServer ? null : 0, output });
    }
  });

  /** A server, each of whose addresses for a browser answers. */
  async function served(command: string) {
    const ran = await shell.serve(command);
    const addresses = [...ran.output.matchAll(/^(?:Portal|Staff side.*|Clock.*): (http:\S+)$/gm)];
    if (ran.code === null) expect(addresses.length).toBeGreaterThan(/provider$/.test(plain(command)) ? 0 : 1);
    for (const [, address] of addresses) {
      const { code, output } = await shell.run(`curl -fsSL -o /dev/null ${address}`);
      expect([address, code, output]).toEqual([address, 0, '']);
    }
    return ran;
  }

  /** A backup is put back into empty stores. */
  const aroundOf = (command: string): Record<string, string> =>
    command.startsWith('npm run restore') ? { DATA_DIR: shell.newFolder() } : {};
});
