import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  actingIn,
  enabledAreas,
  enabledShortcuts,
  hubAt,
  landingPath,
  menuOf,
  type MenuArea,
} from '#app/areas.menu.ts';
import { areaAt, AREAS, isOn, titleAt } from '#app/areas.ts';
import { declaredPath } from '#app/areas.declared.ts';
import { routeMap } from '#tests/support/route-map.ts';
import { isSecret } from '#app/services/forms/secrets.ts';
import { contract } from '#contract/index.ts';
import type { ApplicationSettings } from '#contract/settings/schemas.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const screens = routeMap.map(({ path = '', file }) => ({
  path: `/${path}`,
  address: `/${path}`.replace(/:(\w+)/g, 'x-$1').replace('*', 'x'),
  file,
  folder: file.split('/')[1] ?? '',
}));

/** Stands before every area, whichever are switched on (S-18). */
const BEFORE_ALL_AREAS = /^\/(?:messages|phone)-to-confirm(\/|$)/;

describe('areas', () => {
  it('has every folder of screens, and no other', () => {
    const folders = readdirSync(join(ROOT, 'app/routes'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(Object.keys(AREAS).sort()).toEqual(folders.sort());
  });

  it('is on in the first example of the settings when it stands, and off when it does not', () => {
    const { settings: calls } = contract;
    const example = calls.application['~orpc'].meta.example.output as ApplicationSettings;
    const flags = Object.keys(example).filter((name) => !name.startsWith('ePuap'));
    const asked = new Set(
      Object.values(AREAS).flatMap(({ flag, alsoFlags = [] }) => [flag, ...alsoFlags].filter(Boolean)),
    );
    // What is no area of its own, but a part of one.
    const parts = {
      partnersModule: 'given-consents/new/kinds.server.ts',
      occupationalMedicineModule: 'given-consents/new/kinds.server.ts',
      documentRequestsModule: 'copies/offered.server.ts',
      edmEnabled: 'clinical-documents/documents.server.ts',
    } as const;
    for (const [part, file] of Object.entries(parts) as [keyof typeof parts, string][]) {
      expect(readFileSync(join(ROOT, 'app/routes', file), 'utf8')).toContain(part);
      asked.add(part);
    }
    expect(flags.filter((name) => example[name as keyof ApplicationSettings]).sort()).toEqual(
      [...asked].sort(),
    );
    expect(flags.length).toBeGreaterThan(asked.size);
  });

  it.each(screens)('$path is where its folder says', ({ address, folder, path }) => {
    const named = AREAS[folder]?.within ?? folder;
    const isOfArea = path !== '/*' && !BEFORE_ALL_AREAS.test(path);
    const expected = AREAS[named]?.paths && isOfArea ? AREAS[named] : undefined;
    expect(areaAt(address)).toBe(expected);
  });

  it.each(['/bookings', '/Bookings/x', '/BOOKINGS/', '//bookings', '/book%69ngs/x', '/newbooking/dates'])(
    'finds %s however it is written',
    (path) => {
      expect(areaAt(path)).toBe(AREAS['bookings']);
    },
  );

  it.each(['/', '/login', '/bookingsandmore', '/%zz', '/x/bookings'])('%s is in none', (path) => {
    expect(areaAt(path)).toBeUndefined();
  });

  it('names a part of an area by the part', () => {
    expect(titleAt('/bookings/AMMS/1')).toBe('public:areas.bookings');
    expect(titleAt('/NewBooking/dates')).toBe('booking-wizard:area');
    expect(titleAt('/account/patients/p-1/correction/new')).toBe('account:area');
    expect(titleAt('/applications')).toBe('applications:area');
    expect(titleAt('/login')).toBeUndefined();
  });

  const settings = (bookingsModule: boolean) => ({ bookingsModule }) as ApplicationSettings;

  it('says of every area that is on what somebody who acts for a person sees there, and of all while nobody knows', () => {
    const all = Object.values(AREAS).flatMap(({ acting }) => acting ?? []);
    expect(new Set(all).size).toBe(all.length);
    expect(actingIn(null)).toEqual(all);
    const withoutPayments = Object.fromEntries(
      Object.values(AREAS).flatMap(({ flag, alsoFlags = [] }) =>
        [flag, ...alsoFlags].map((name) => [name, true]),
      ),
    ) as unknown as ApplicationSettings;
    expect(actingIn({ ...withoutPayments, paymentsModule: false })).toEqual(
      all.filter((key) => key !== 'guardians:sees.payments'),
    );
    // An area that is always there has a line of its own, too; only what is nobody's matter has none.
    const without = Object.entries(AREAS).filter(([, { paths, acting }]) => paths && !acting);
    expect(without.map(([name]) => name)).toEqual(['start', 'registration', 'hubs', 'units', 'easy']);
  });

  it('leads to what is switched on', () => {
    expect(enabledAreas(settings(true)).map(({ paths }) => paths[0])).toEqual([
      '/start',
      '/bookings',
      '/applications',
      '/account',
    ]);
    expect(enabledAreas(settings(false)).map(({ paths }) => paths[0])).toEqual([
      '/start',
      '/applications',
      '/account',
    ]);
    expect([isOn('questionnaires', settings(true)), isOn('questionnaires', settings(false))]).toEqual([
      true,
      false,
    ]);
    expect(isOn('start', settings(false))).toBe(true);
    const own = { isKiosk: false, hasConfirmed: true };
    const paths = (of: Parameters<typeof enabledShortcuts>[1]) =>
      enabledShortcuts(settings(true), of).map(({ path }) => path);
    expect(paths(own)).toEqual(expect.arrayContaining(['/newbooking', '/bookings/calendar']));
    expect(paths({ ...own, isKiosk: true })).not.toContain('/bookings/calendar');
    expect(paths({ ...own, isKiosk: true })).toContain('/newbooking');
    expect(enabledShortcuts(settings(false), own)).toEqual([]);
  });

  it.each([
    ['the first one that is on', [true, true], false, '/bookings'],
    ['the first one that is on, whichever it is', [false, true], false, '/benefits'],
    ['the overview where the provider wants it first', [true, true], true, '/start'],
    ['the account while none is on', [false, false], false, '/account'],
    ['the account while none is on, whatever comes first', [false, false], true, '/account'],
  ])('lands at %s', (_, [bookingsModule, medicalServicesModule], isStartFirst, expected) => {
    const areas = enabledAreas({ bookingsModule, medicalServicesModule } as ApplicationSettings);
    expect(landingPath(areas, { isStartFirst })).toBe(expected);
  });

  it.each([
    ['deposits', { depositsModule: true, paymentsModule: true }, '/deposits'],
    [
      'payments once deposits are off as well',
      { depositsModule: false, paymentsModule: true },
      '/paymentsnav',
    ],
  ])('lands at %s where all before them are off (C§2)', (_, on, expected) => {
    const off = Object.fromEntries(Object.keys(ALL_ON).map((flag) => [flag, false]));
    const areas = enabledAreas({ ...off, ...on } as unknown as ApplicationSettings);
    expect(landingPath(areas, { isStartFirst: false })).toBe(expected);
    expect(landingPath(areas, { isStartFirst: true })).toBe('/start');
  });

  it.each([false, true])(
    'lands at the account as soon as it has a page and nothing else is on: %s',
    (isStartFirst) => {
      const areas = [made('account', '/account'), made('start', '/start')];
      expect(landingPath(areas, { isStartFirst })).toBe('/account');
      const wanted = isStartFirst ? '/start' : '/payments';
      expect(landingPath([...areas, made('matters', '/payments')], { isStartFirst })).toBe(wanted);
    },
  );

  it('leads to routes alone: from the menu, the pages of groups, /start, and after signing in', () => {
    const every = enabledAreas(ALL_ON);
    const alone = every.map((area) => [area]);
    const offered = [every, ...alone];
    const paths = [
      ...offered.flatMap((areas) => menuOf(areas).map(({ path }) => path)),
      ...offered.map((areas) => landingPath(areas, { isStartFirst: false })),
      ...offered.map((areas) => landingPath(areas, { isStartFirst: true })),
      ...menuOf(every.flatMap((area) => [area, area])).map(({ path }) => path),
      ...enabledShortcuts(ALL_ON, { isKiosk: false, hasConfirmed: true }).map(({ path }) => path),
      ...Object.values(AREAS).flatMap(({ journeys = [] }) => journeys.map(({ path }) => path)),
    ];
    const isRoute = (path: string) => screens.some((screen) => screen.path === path);
    expect(paths.filter((path) => !isRoute(path))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['/start', '/health', '/newbooking']));
  });

  it.each(['/health', '/matters', '/Health/'])('has a page for several areas of a group at %s', (path) => {
    expect(hubAt(path, [])).toMatchObject({ areas: [] });
    expect(screens.map((screen) => screen.path)).toContain(hubAt(path, [])?.path);
  });
});

/** Whatever flag is asked for is on. */
const ALL_ON = new Proxy({}, { get: () => true }) as ApplicationSettings;

const made = (group: MenuArea['group'], path: `/${string}`): MenuArea => ({
  name: path.slice(1),
  group,
  paths: [path, `${path}more`],
  title: 'public:areas.bookings',
  tile: undefined,
});

describe('the menu', () => {
  const menu = (...areas: MenuArea[]) => menuOf(areas).map(({ path, title }) => `${path} ${title}`);

  it('links a group of one area straight to it, and leaves out an empty one', () => {
    expect(menu(made('health', '/allergies'))).toEqual(['/allergies public:areas.bookings']);
    expect(menu()).toEqual([]);
  });

  it('has a page of their own for several areas of a group, which stands for all of them', () => {
    const [health] = menuOf([made('health', '/allergies'), made('health', '/results')]);
    expect(health).toEqual({
      path: '/health',
      title: 'page:groups.health',
      paths: ['/health', '/allergies', '/allergiesmore', '/results', '/resultsmore'],
    });
  });

  it('has its own order, and each area of a group that has no page', () => {
    const account = made('account', '/account');
    expect(
      menu(account, made('matters', '/payments'), made('visits', '/bookings'), made('visits', '/calls')),
    ).toEqual(
      ['/bookings', '/calls', '/payments', '/account'].map((path) => `${path} public:areas.bookings`),
    );
  });
});

/** Secrets of forms that come in a cookie, for the link that was opened had them in its address. */
const IN_COOKIES: Readonly<Record<string, readonly string[]>> = { '/telehealth/guest/enter': ['code'] };

/** Sums against programs: no secret of anybody's, and what tries them all is counted as what guesses at one. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  '/registration/consents': ['sum'],
  '/registrationward/consents': ['sum'],
  '/registrationchild/consents': ['sum'],
};

describe('guesses', () => {
  const actions = screens.filter(({ file }) => functionNamed(sourceOf(join(ROOT, 'app', file)), 'action'));

  it.each(actions)('at $path are counted when its form has a secret', ({ address, file }) => {
    const posted = fieldsPostedTo(join(ROOT, 'app', file)).filter(isSecret);
    const secrets = [...posted, ...(IN_COOKIES[address] ?? []), ...(SUMS[address] ?? [])];
    expect(declaredPath('guesses', address) !== undefined, secrets.join()).toBe(secrets.length > 0);
  });

  it('sees the secrets there are', () => {
    const found = actions.flatMap(({ file }) => fieldsPostedTo(join(ROOT, 'app', file)).filter(isSecret));
    expect(new Set(found)).toEqual(new Set(['password', 'oldPassword', 'newPassword', 'code']));
  });

  it('only where a form is posted', () => {
    const declared = Object.values(AREAS).flatMap(({ guesses, sends, uploads }) => [
      ...(guesses ?? []),
      ...(sends ?? []),
      ...(uploads ?? []),
    ]);
    const posted = actions.map(({ path }) => path.replace(/:\w+/g, ':'));
    for (const path of declared) expect(posted).toContain(path.replace(/:\w+/g, ':'));
  });
});

function sourceOf(path: string) {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

function functionNamed(source: ts.SourceFile, name: string) {
  return source.statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
}

/** Names of all fields that the schemas of a route's form have: of its own module and of those beside it that it reads its form with. */
function fieldsPostedTo(path: string): string[] {
  const own = sourceOf(path);
  const asked = [own, ...modulesOf(own).map(sourceOf)];
  return asked.flatMap((source) => schemasIn(source).flatMap((name) => fieldsOf(source, name)));
}

/** The schemas that are given to parseWithZod, or to what takes the form of a wizard's step. */
function schemasIn(source: ts.SourceFile) {
  return [...source.text.matchAll(/(?:schema: |take(?:Form|Pressed)\(request, )(\w+)/g)].map(
    ([, name = '']) => name,
  );
}

/** Modules of routes that a module imports. */
function modulesOf(source: ts.SourceFile) {
  return source.statements
    .filter(ts.isImportDeclaration)
    .map((statement) => pathOf(source, (statement.moduleSpecifier as ts.StringLiteral).text))
    .filter((path) => path.includes('/app/routes/') && existsSync(path));
}

const pathOf = (source: ts.SourceFile, specifier: string) =>
  specifier.startsWith('#') ? join(ROOT, specifier.slice(1)) : join(dirname(source.fileName), specifier);

/** Names of the properties of a schema, here or where it comes from. */
function fieldsOf(source: ts.SourceFile, name: string): string[] {
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && statement.importClause?.getText().match(`\\b${name}\\b`)) {
      const from = pathOf(source, (statement.moduleSpecifier as ts.StringLiteral).text);
      return existsSync(from) ? fieldsOf(sourceOf(from), name) : [];
    }
    if (ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement)) {
      const declared = ts.isFunctionDeclaration(statement)
        ? statement.name?.text
        : statement.declarationList.declarations[0]?.name.getText();
      if (declared === name) return [...propertiesIn(statement), ...propertiesMadeBy(source, statement)];
    }
  }
  return [];
}

/** Returns the fields of a schema that a function makes: `const EasyForm = signInForm({ … })`. */
function propertiesMadeBy(source: ts.SourceFile, statement: ts.Statement): string[] {
  if (!ts.isVariableStatement(statement)) return [];
  const made = statement.declarationList.declarations[0]?.initializer;
  if (!made || !ts.isCallExpression(made) || !ts.isIdentifier(made.expression)) return [];
  return fieldsOf(source, made.expression.text);
}

/** Names of the properties of every z.object() in a declaration. */
function propertiesIn(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (inner: ts.Node) => {
    if (ts.isCallExpression(inner) && inner.expression.getText().endsWith('.object')) {
      const [shape] = inner.arguments;
      if (shape && ts.isObjectLiteralExpression(shape))
        names.push(...shape.properties.map((property) => property.name?.getText() ?? ''));
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}
