import { readFileSync } from 'node:fs';
import { missing, screensIn, STAND_INS } from './projection.mjs';

/** README's list of the screens of the customer's specification: which stand and which do not yet, area by area (`npm run openapi` writes it). */

const SCREENS = new URL('../docs/specification/routes.tsv', import.meta.url);
const CALLS = new URL('../docs/specification/calls.tsv', import.meta.url);
const PLACE = /(?<=<!-- standing: written by `npm run openapi` -->\n\n)[^]*?(?=\n\n<!-- standing ends -->)/;

/** The areas, each with the beginnings of its screens' addresses; a screen is of the first one that fits. */
const AREAS = [
  ['Consents', ['/consents/', '/newconsent', '/consents']],
  ['Declarations of choice', ['/declarations', '/newdeclaration']],
  ['Public pages', ['/legal', '/hierarchicalunits', '/treatmentdatesguide']],
  ['Registration of an account', ['/registration', '/registrationward', '/registrationchild']],
  ['Account, wards, children and guardians', ['/account', '/ward']],
  ['Requests', ['/applications']],
  ['Medical record', ['/benefits']],
  ['Allergies', ['/allergies', '/allergy', '/newallergy']],
  ['Adverse events', ['/adverseevents']],
  ['Programme questionnaires', ['/questionnaire/patient']],
  ['Visits', ['/bookings', '/newbooking', '/questionnaire', '/referral']],
  ['Teleconsultations', ['/newteleconsultation', '/telehealth']],
  ['Drug interactions', ['/druginteractions', '/drugsaddlist', '/interactions']],
  ['Deposits', ['/deposits', '/newdeposit']],
  ['Payments', ['/payments', '/paymentsnav']],
  ['Messages', ['/messages']],
  ['Measurements', ['/measurements', '/measurement', '/newmeasurement']],
  ['Self-assessment', ['/selfassessment', '/selfassessmentlist']],
  ['Sign-in and what comes before the pages', ['/']],
];

/** Returns whether an address is the beginning, or lies below it. */
const begins = (address, beginning) =>
  beginning === '/' || `${address.toLowerCase()}/`.startsWith(`${beginning.replace(/\/$/, '')}/`);

/** Returns the name of the area of a screen. */
export const areaOf = (address) =>
  AREAS.find(([, beginnings]) => beginnings.some((beginning) => begins(address, beginning)))?.[0];

/**
 * Returns how each area stands: how many screens it has, and the addresses of those that are not there.
 *
 * @param {string[]} screens
 * @param {string[]} routes
 */
export function standing(screens, routes) {
  const lacking = new Set([...missing(screens, routes), ...STAND_INS]);
  return AREAS.map(([name]) => {
    const own = screens.filter((address) => areaOf(address) === name);
    return { name, screens: own.length, lacking: own.filter((address) => lacking.has(address)) };
  }).sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns which calls of the specification the portal makes none of, by method and path without the names of its parameters. */
export function callsLacking(list, document) {
  const shape = (path) => path.replace(/\{[^{}]+\}/g, '{}').replace(/(?<=.)\/$/, '');
  const made = new Set(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${shape(path)}`),
    ),
  );
  const asked = list
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, path = '']) => path.startsWith('/'))
    .map(([method, path]) => `${method} ${shape(path)}`);
  return { asked: asked.length, lacking: asked.filter((call) => !made.has(call)) };
}

/** Returns what is said of all that, as a table. */
function toldOf(areas, calls) {
  const rows = areas.map(({ name, screens, lacking }) => {
    const state = lacking.length === 0 ? 'stands' : lacking.length === screens ? 'not yet' : 'in part';
    const addresses = lacking.map((address) => `\`${address}\``).join(', ');
    return [name, state, `${screens - lacking.length} of ${screens}`, addresses || '–'];
  });
  const all = [['area of the specification', 'state', 'screens', 'not yet'], ...rows];
  const widths = all[0].map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const made = calls.asked - calls.lacking.length;
  return [
    ...[line(all[0]), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)],
    '',
    `The portal makes ${made} of the ${calls.asked} calls that the specification lists ([calls.tsv](docs/specification/calls.tsv)); the rest come with the screens above.`,
  ].join('\n');
}

/**
 * Returns README with what stands, by the portal's own routes and the calls of its document.
 *
 * @param {string} page
 * @param {{ routes: string[], document: { paths: Record<string, object> } }} portal
 */
export function readmeWith(page, { routes, document }) {
  const areas = standing(screensIn(readFileSync(SCREENS, 'utf8')), routes);
  const words = toldOf(areas, callsLacking(readFileSync(CALLS, 'utf8'), document));
  return page.replace(PLACE, () => words);
}
