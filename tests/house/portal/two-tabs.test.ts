import type { HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';
import { AREAS } from '#app/areas.ts';
import { ALL_PATH } from '#app/domain/start/paths.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { routeMap } from '#tests/support/route-map.ts';
import { fieldsOf, type Answer } from '#tests/support/visitor.ts';

const running = portalForFile();
const ZOFIA = 'patient-1003';
const OTHER_TAB = '/start?patientId=patient-1004';
const BEGINNING = ['/start', '/bookings', '/main', '/benefits/medicaltestresult/values/718-7'];

/** Where a page shows one person: of the areas whose addresses say whom. */
const PERSONAL = Object.values(AREAS).flatMap(({ isOfPatient, paths }) => (isOfPatient ? [paths?.[0]] : []));
/** Pages of everybody: the header counts everybody's visits and leads to them, and all that is to be done has a part for each person. */
const isEverybodys = (href: string) => href === '/bookings' || href.startsWith(ALL_PATH);
const isPersonal = (href: string) =>
  !isEverybodys(href) && PERSONAL.some((path) => href.split('?')[0]?.startsWith(path ?? ' '));
/** One booking says by its own number whose it is; a file is nobody's page. */
const ISOLATED = /^\/bookings\/|\/(content|archive|documents|printout)(\/|\?|$)/;

const routes = routeMap.map(({ path = '' }) => `/${path}`).filter((path) => path.startsWith('/benefits/'));
const routeOf = (href: string) => {
  const [own = ''] = href.split('?');
  const isOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(own);
  // A segment that is written out names its route before one that may be anything.
  return routes.filter(isOf).sort((one, other) => one.split(':').length - other.split(':').length)[0];
};

const unescaped = (text = '') => text.replaceAll('&amp;', '&');

/** Every address to which the page leads: by links, by forms that ask, and by those that come back to it. */
function waysOn({ page, path }: Answer) {
  const links = page.querySelectorAll('a[href]').filter((link) => !link.closest('.picker'));
  const forms = page.querySelectorAll('form');
  return [
    ...links.map((link) => unescaped(link.getAttribute('href'))),
    ...forms.map((form) => (isGet(form) ? asked(form, path) : comesBackTo(form, path))),
  ].filter((href) => href.startsWith('/'));
}

const isGet = (form: HTMLElement) => form.getAttribute('method')?.toLowerCase() === 'get';

const asked = (form: HTMLElement, path: string) => {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(fieldsOf(form)))
    for (const value of [values].flat()) query.append(name, value);
  return `${unescaped(form.getAttribute('action') ?? path).split('?')[0]}?${query}`;
};

function comesBackTo(form: HTMLElement, path: string) {
  const action = unescaped(form.getAttribute('action') ?? path);
  return new URL(action, 'https://portal.example').searchParams.get('return') ?? action;
}

/** Returns the name of the person whom a page is about: who is chosen in its picker, else whose name stands over its title. */
function whoIn({ page }: Answer) {
  const chosen = page.querySelector('.picker [aria-current]') ?? page.querySelector('h1 .over');
  return chosen?.text.replace(/\s+/g, ' ').trim() ?? '';
}

it('what a page of one person leads to is theirs, whoever is chosen in another tab meanwhile', async () => {
  const anna = await running.signedIn('anna.kowalska');
  const drafted = await anna.get(await questionnaireOf(anna));
  await anna.submit(drafted, { intent: 'later' });

  const open = BEGINNING.map((path) => `${path}?patientId=${ZOFIA}`);
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    seen.add(path);
    await anna.get(OTHER_TAB);
    const answer = await anna.follow(await anna.get(path));
    if (!answer.page.querySelector('h1')) continue;
    if (!routeOf(path)?.endsWith('/discard') && !whoIn(answer).includes('Zofia'))
      wrong.push(`${path}: ${answer.status} ${whoIn(answer)}`);
    const ways = waysOn(answer).map((href) => href.replace(/#.*$/, ''));
    for (const href of ways.filter(isPersonal)) {
      if (ISOLATED.test(href) || seen.has(href) || open.includes(href)) continue;
      open.push(href);
    }
  }
  expect(wrong).toEqual([]);

  const walked = new Set([...seen].map(routeOf));
  const pages = routes.filter((route) => !ISOLATED.test(route));
  expect(pages.filter((route) => !walked.has(route))).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});

it('an address that names nobody is asked for again with whom it shows, its filter kept', async () => {
  const anna = await running.signedIn('anna.kowalska');
  await anna.get(`/start?patientId=${ZOFIA}`);
  const list = '/benefits/waitinglistentries?dateFrom=2026-01-01&dateTo=2027-01-01';
  const { status, location } = await anna.get(list);
  expect([status, location]).toEqual([303, `${list}&patientId=${ZOFIA}`]);
});

/** Returns the address of a questionnaire of Zofia's that is still to be filled in. */
async function questionnaireOf(anna: Awaited<ReturnType<typeof running.signedIn>>) {
  const list = await anna.get(`/benefits/encounters?patientId=${ZOFIA}`);
  const link = list.page.querySelector('a[href^="/benefits/questionnaire?"]');
  return unescaped(link?.getAttribute('href'));
}
