/** Who may call whom: architecture, section 3. Types may be known where calls may not go. */
const callsOf = { dependencyTypesNot: ['type-only'] };

/** Folders of the house that `from` may not call. `only` are its own and those it may. */
const calls = ({ from, only, comment }) => ({
  name: `${from.replaceAll('/', '-')}-calls-only`,
  comment,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(app|contract|database|provider|server|scripts|tests)/',
    pathNot: `^(${only.join('|')})`,
    ...callsOf,
  },
});

/** The rules by which codes of the contract are read, alike on page and paper: without I/O, open to all. */
const READING = 'contract/[^/]+/reading/';

/** Areas of which each has a wizard. */
const WIZARDS = 'bookings|teleconsultations|given-consents|declarations|enrolment';

/** Packages of npm and Node that `from` may use. */
const packages = ({ from, only }) => ({
  name: `${from.replaceAll('/', '-')}-packages-only`,
  comment: `${from}/ uses no library but ${only.join(', ')}.`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
    pathNot: `^node_modules/(${only.join('|')})/`,
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that call or know each other in a circle cannot be understood one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|/build/' },
    },
    {
      name: 'routes-never-call-routes',
      comment: "A route may know the type of a parent's loader, and calls nothing of another route's module.",
      severity: 'error',
      from: { path: '^app/routes/' },
      to: { path: '^app/routes/.+\\.tsx$', ...callsOf },
    },
    calls({
      from: 'app/routes',
      only: ['app/(routes|components|journeys|domain|services)/', 'app/styles/', 'app/areas\\.', READING],
      comment: 'Routes call components, journeys, domain and services, and how codes are read.',
    }),
    calls({
      from: 'app/components',
      only: ['app/(components|domain)/', 'app/services/(?!.*\\.server\\.)', READING],
      comment:
        'Components call the domain for formatting, how codes are read, and what of services/ also runs in a browser (texts).',
    }),
    calls({
      from: 'app/journeys',
      only: ['app/(journeys|domain)/', READING],
      comment: 'Journeys call the domain, and how codes are read.',
    }),
    calls({
      from: 'app/domain',
      only: ['app/domain/', READING],
      comment: 'The domain calls nothing but how codes are read.',
    }),
    {
      name: 'app-domain-knows-nothing',
      comment: "The domain does not even know others' types.",
      severity: 'error',
      from: { path: '^app/domain/' },
      to: { path: '^(app|contract|database|provider|server)/', pathNot: `^(app/domain/|${READING})` },
    },
    packages({ from: 'app/domain', only: ['date-fns', 'libphonenumber-js'] }),
    packages({ from: 'app/journeys', only: ['zod'] }),
    calls({
      from: 'app/services',
      only: [
        'app/(services|journeys|domain|styles|browser/generated)/',
        'app/areas\\.',
        'contract/',
        'database/',
        'locales/',
      ],
      comment: 'Services call the contract, the journeys, the domain and the database.',
    }),
    calls({
      from: 'app/browser',
      only: ['app/(browser|domain)/'],
      comment: 'What runs in a browser calls the domain alone.',
    }),
    calls({
      from: 'app/services/store',
      only: ['app/services/store/', 'app/services/page/caches\\.', 'app/domain/', 'database/'],
      comment: 'The portal’s store knows no other room, save what a cache is.',
    }),
    calls({
      from: 'app/services/text',
      only: ['app/services/text/', 'app/domain/', 'locales/'],
      comment: 'Texts know no other room.',
    }),
    {
      name: 'areas-of-screens-stand-alone',
      comment: 'Another area is called by what stands at the top of its folder and is no screen.',
      severity: 'error',
      from: { path: '^app/routes/([^/]+)/' },
      to: { path: '^app/routes/[^/]+/', pathNot: '^app/routes/($1/|[^/]+/([^/]+\\.server|generated)\\.ts$)' },
    },
    {
      name: 'wizards-stand-alone',
      comment:
        'What two wizards have in common stands in services/wizard, services/appointments and components.',
      severity: 'error',
      from: { path: `^app/(?:routes|components)/(${WIZARDS})/` },
      to: { path: `^app/(?:routes|components)/(?:${WIZARDS})/`, pathNot: '^app/(?:routes|components)/$1/' },
    },
    calls({ from: 'contract', only: ['contract/'], comment: 'The contract calls nothing of the house.' }),
    packages({ from: 'contract', only: ['libphonenumber-js', 'zod', '@orpc', '@date-fns/tz'] }),
    calls({ from: 'database', only: ['database/'], comment: 'The database knows no area.' }),
    calls({
      from: 'provider',
      only: ['provider/', 'contract/', 'database/'],
      comment: 'The provider never imports the portal.',
    }),
    calls({
      from: 'server',
      only: ['server/', 'provider/', 'contract/', 'database/', 'app/services/', 'app/areas\\.'],
      comment: 'The server makes the provider and hands it to the portal, with the portal’s services.',
    }),
    {
      name: 'app-never-knows-the-provider',
      comment: 'The portal knows the contract only, so that a hospital’s own host can stand behind it.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(provider|server)/' },
    },
    {
      name: 'fast-rooms-of-the-server',
      comment:
        'What makes things fast is switched on where the server is put together, and nowhere else known.',
      severity: 'error',
      from: { path: '^(app|contract|database|provider|scripts|server/gate)/' },
      to: { path: '^server/fast/' },
    },
    {
      name: 'fast-rooms-of-the-database',
      comment:
        'The database owns its fast rooms; a store may compile its queries once, and all may pass the switches on.',
      severity: 'error',
      from: { path: '^(app|contract|provider|scripts|server)/' },
      to: { path: '^database/fast/', pathNot: '^database/fast/compiled', ...callsOf },
    },
    {
      name: 'compiled-queries-in-stores-only',
      comment: 'Queries are compiled where they are written.',
      severity: 'error',
      from: {
        path: '^(app|provider)/',
        pathNot: [
          '^provider/store',
          '^provider/[^/]+/store',
          '^provider/core/[^/]+/store',
          '^app/services/portal-store',
          '^app/services/store/',
        ],
      },
      to: { path: '^database/fast/compiled' },
    },
    {
      name: 'sql-in-stores-only',
      comment: 'Queries are written in an area’s store and seed, and in the portal’s store.',
      severity: 'error',
      from: {
        path: '^(app|provider)/',
        pathNot:
          '^(provider/(.+/(store|seed)(/|\\.)|core/(ids|lock|whose|paging)\\.|seed/|migrations/|index)|app/services/store/)',
      },
      to: { path: '^node_modules/kysely/', ...callsOf },
    },
    {
      name: 'whose-is-known-to-access-and-stores',
      comment:
        'Access says whose rows may be read and a store query opens it; nobody else makes or opens it.',
      severity: 'error',
      from: { path: '^(provider|server|tests)/', pathNot: '^provider/(core/access\\.ts|.+/store(/|\\.))' },
      to: { path: '^provider/core/whose\\.ts', ...callsOf },
    },
    {
      name: 'faults-are-loaded-when-asked-for',
      comment:
        'Production never loads the layer of faults: what is not production imports it when it starts.',
      severity: 'error',
      from: { path: '^(app|contract|database|provider|server|scripts)/' },
      to: {
        path: '^provider/(core|generated)/faults\\.ts$',
        dynamic: false,
        ...callsOf,
      },
    },
    {
      name: 'nothing-imports-tests-or-scripts',
      severity: 'error',
      from: { pathNot: '^(tests|scripts)/' },
      to: { path: '^(tests|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|public/build|app/browser/generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
