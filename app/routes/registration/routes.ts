import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** The pages below each entry, all ours: the same modules, which know their entry by the address. */
const PAGES = [
  ['person', 'person.tsx'],
  ['document', 'document.tsx'],
  ['address', 'address.tsx'],
  ['contact', 'contact.tsx'],
  ['consents', 'consents.tsx'],
  ['files', 'files.tsx'],
  ['review', 'review.tsx'],
] as const;

/** The guardian of a ward or child comes first (C-14). */
const GUARDIAN_PAGES = [
  ['guardian', 'guardian.tsx'],
  ['guardian-pesel', 'own.tsx'],
  ['guardian-document', 'own-document.tsx'],
  ...PAGES,
] as const;

const entry = (name: string, pages: readonly (readonly [path: string, file: string])[]) => [
  route(name, 'routes/registration/entry.tsx', { id: `routes/${name}` }),
  ...pages.map(([path, file]) =>
    route(`${name}/${path}`, `routes/registration/${file}`, { id: `routes/${name}/${path}` }),
  ),
];

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  ...entry('registration', PAGES),
  ...entry('registrationward', GUARDIAN_PAGES),
  ...entry('registrationchild', GUARDIAN_PAGES),
  route('registration/summary', 'routes/registration/summary/page.tsx'),
  route('registration/summary/resend', 'routes/registration/summary/resend.tsx'), // ours
  route('registration/summary/number', 'routes/registration/summary/number.tsx'), // ours
  route('registration/summary/password', 'routes/registration/summary/password.tsx'), // ours
  route('registration/proved', 'routes/registration/proved.tsx'), // ours
  route('registration/discard', 'routes/registration/discard.tsx'), // ours
];
