import { route, type RouteConfigEntry } from '@remix-run/route-config';

const evidence = 'legal/accessibility-evidence';

/** the accessibility statement and its evidence. C§2: /legal/terms-of-use, /legal/privacy-policy, /legal/regulations. */
export const routes: RouteConfigEntry[] = [
  route('legal/declaration-of-availability', 'routes/legal/statement.tsx'),
  route(evidence, 'routes/legal/evidence.tsx'),
  route(`${evidence}.jsonld`, 'routes/legal/evidence-earl.tsx'),
  route(`${evidence}/criteria`, 'routes/legal/criteria.tsx'),
  route(`${evidence}/en-301-549`, 'routes/legal/en-301-549.tsx'),
  route(`${evidence}/checks`, 'routes/legal/checks.tsx'),
  route(`${evidence}/transcripts/:name`, 'routes/legal/transcript.tsx'),
  route('legal/inaccessible', 'routes/legal/inaccessible.tsx'), // ours
  route('legal/inaccessible/sent', 'routes/legal/inaccessible-sent.tsx'), // ours
  route('legal', 'routes/legal/about.tsx'), // ours
  route('.well-known/security.txt', 'routes/legal/security-txt.tsx'), // ours
  route('legal/:document', 'routes/legal/document.tsx'),
];
