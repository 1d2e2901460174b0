import type { Criterion, Proof } from './proof.ts';

const WCAG = 'https://www.w3.org/TR/WCAG22/#';
const MODES = { automatic: 'earl:automatic', manual: 'earl:manual', both: 'earl:semiAuto' } as const;

/** Names that programs know: EARL 1.0, Dublin Core. */
const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dc: 'http://purl.org/dc/terms/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  'dc:date': { '@type': 'xsd:date' },
  'earl:subject': { '@type': '@id' },
  'earl:assertedBy': { '@type': '@id' },
  'earl:test': { '@type': '@id' },
  'earl:mode': { '@type': '@id' },
  'earl:outcome': { '@type': '@id' },
};

type Report = Readonly<{ proof: Proof; origin: string; title: string }>;

/** Returns an EARL 1.0 report, JSON-LD: one assertion for each criterion, about the portal at its address. */
export function earlReport({ proof: { criteria, evidence }, origin, title }: Report) {
  const subject = `${origin}/`;
  const assertor = `${origin}/legal/accessibility-evidence#tests`;
  return {
    '@context': CONTEXT,
    '@graph': [
      { '@id': subject, '@type': 'earl:TestSubject', 'dc:title': title, 'dc:hasVersion': evidence.version },
      {
        '@id': assertor,
        '@type': ['earl:Assertor', 'earl:Software'],
        'dc:title': `patient-portal ${evidence.version}, tests`,
        'dc:hasVersion': evidence.commit,
      },
      ...criteria.map((criterion) => ({
        '@type': 'earl:Assertion',
        'earl:subject': subject,
        'earl:assertedBy': assertor,
        'earl:test': wcagAddress(criterion),
        'earl:mode': MODES[criterion.kind],
        'earl:result': {
          '@type': 'earl:TestResult',
          'earl:outcome': `earl:${criterion.result}`,
          'dc:date': evidence.madeAt,
          ...(criterion.note && { 'dc:description': criterion.note.en }),
        },
      })),
    ],
  };
}

/** The criterion's own place in WCAG 2.2: "Captions (Live)" -> "#captions-live". */
const wcagAddress = ({ name }: Criterion) =>
  WCAG +
  name.en
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replace(/ +/g, '-');
