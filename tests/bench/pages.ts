import { tokensOf } from '#tests/support/booking-walk.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { PLANNED, teleconsultationWalk } from '#tests/teleconsultations/walk.ts';
import type { Visit } from './measure.ts';

/** The number of patients that the repeated views turn over. */
export const VISITORS = 20;

/** A page by its name, as each of several patients asks for it. */
export type Named = Readonly<{ page: string; visits: readonly Visit[] }>;

export const nameOf = (number: number) => `load.${String(number).padStart(5, '0')}`;

/** The pages that each patient has; steps of a wizard have to be walked to. */
export const FIRST_VIEWS: Readonly<Record<string, (name: string) => string>> = {
  '/start': () => '/start',
  '/bookings, 15 bookings': () => bookingsPath(),
  '/account': () => '/account',
  'past visits, 10': () => '/benefits/encounters',
  'results, 1': () => '/benefits/medicaltestresult',
  'a result of 30 lines': resultPath,
  'waiting list, empty': () => '/benefits/waitinglistentries',
  'messages, 160 got': () => '/messages',
};

/** Signs so many patients in, and walks them to each page. */
export async function pagesOf(origin: string, visitors = VISITORS): Promise<Named[]> {
  // One after the other: who signs in with many at once is asked to wait (docs/decisions/027-sign-in-under-a-flood.md).
  const signedIn: Pages[] = [];
  while (signedIn.length < visitors) signedIn.push(await signedInVisits(origin, signedIn.length + 1));
  const cookies = signedIn.map(({ message: { cookie } }) => cookie);
  const plain = Object.entries(FIRST_VIEWS).map(([page, pathOf]) => ({
    page,
    visits: cookies.map((cookie, index) => ({ cookie, path: pathOf(nameOf(index + 1)) })),
  }));
  const walked = (page: string, key: keyof Pages) => ({
    page,
    visits: signedIn.map((visits) => visits[key]),
  });
  return [
    { page: '/login', visits: [{ path: '/login', cookie: '' }] },
    ...plain,
    walked('a message', 'message'),
    walked('services step', 'services'),
    walked('dates step', 'dates'),
    walked('teleconsultations, planned and “now”', 'consultations'),
    { page: 'the same, guests', visits: [{ path: '/newteleconsultation/services', cookie: '' }] },
    walked('dates step of a teleconsultation', 'consultationDates'),
  ];
}

/** Signs so many patients in, one after the other. */
export async function cookiesOf(origin: string, count: number) {
  const cookies: string[] = [];
  while (cookies.length < count) cookies.push(await cookieOf(origin, nameOf(cookies.length + 1)));
  return cookies;
}

type Pages = Record<'message' | 'services' | 'dates' | 'consultations' | 'consultationDates', Visit>;

/** Signs one load patient in and walks to each page, so that the pages are there to be asked for. */
async function signedInVisits(origin: string, number: number): Promise<Pages> {
  const visitor = createVisitor(origin);
  const name = nameOf(number);
  await visitor.signIn(name);
  const services = await visitor.follow(await visitor.get('/newbooking'));
  const dates = await datesOf(visitor, services);
  const walk = teleconsultationWalk(visitor);
  const consultations = await walk.atServices();
  const consultationDates = await walk.posted(consultations, { availabilityId: PLANNED });
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');

  return {
    message: { path: `/messages/message-account-${name.replace('.', '-')}-sent-0`, cookie },
    services: { path: services.path, cookie },
    dates: { path: dates.path, cookie },
    consultations: { path: consultations.path, cookie },
    consultationDates: { path: consultationDates.path, cookie },
  };
}

function bookingsPath() {
  const statuses = ['SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'].map((status) => `status=${status}`);
  return `/bookings?dateFrom=${daysAgo(365)}&${statuses.join('&')}`;
}

function resultPath(name: string) {
  return `/benefits/medicaltestresult/result-patient-${name.replace('.', '-')}`;
}

async function cookieOf(origin: string, username: string) {
  const visitor = createVisitor(origin);
  await visitor.signIn(username);
  return [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
}

async function datesOf(visitor: Visitor, services: Answer): Promise<Answer> {
  const places = await visitor.get(`${services.path}&service=INT`);
  const fields = { ...tokensOf(places), availabilityId: 'int-duty' };
  return visitor.follow(await visitor.post(places.path, fields));
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
