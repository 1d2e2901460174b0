import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the wizard of a new declaration (B§2), and a few of ours marked so. */
export const newDeclarationRoutes: RouteConfigEntry[] = [
  route('newdeclaration', 'routes/declarations/new/unknown.tsx'), // ours
  route('newdeclaration/:type', 'routes/declarations/new/entry.tsx'),
  route('newdeclaration/:type/patients', 'routes/declarations/new/patients.tsx'),
  route('newdeclaration/:type/staff', 'routes/declarations/new/staff.tsx'),
  route('newdeclaration/:type/replace', 'routes/declarations/new/replace.tsx'), // ours
  route('newdeclaration/:type/choices', 'routes/declarations/new/choices.tsx'), // ours
  route('newdeclaration/:type/summary', 'routes/declarations/new/summary.tsx'),
  route('newdeclaration/:type/discard', 'routes/declarations/new/discard.tsx'), // ours
  route('newdeclaration/:type/result/:id', 'routes/declarations/new/result.tsx'), // ours
];
