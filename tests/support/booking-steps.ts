import type { Locator, Page } from '@playwright/test';
import { addDays, type Day } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import type { RunningPortal } from './running-portal.ts';
import { literal, say, saying } from './words.ts';
import { expect } from './fixtures.ts';

/** Steps of the new-booking wizard as a person walks them, by role and name. */

const mainOf = (page: Page) => page.getByRole('main');
/** The words of a part of the page. */
export const wordsOf = (part: Locator) => part.innerText();
/** Presses "Dalej". */
export const next = (page: Page) => page.getByRole('button', { name: say('wizard:next') }).click();

/** Goes from the list to the wizard's first page, past what is not finished. */
export async function startBooking(page: Page) {
  await page.goto('/bookings');
  await page.getByRole('link', { name: say('bookings:list.new') }).click();
  await page.waitForURL(/\/newbooking/);
  const anew = page.getByRole('link', { name: say('bookings:unfinished.first.anew') });
  if (await anew.isVisible()) await anew.click();
}

/** The rows of the list, or those of one service. */
export const visits = (page: Page, service = '') =>
  mainOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: service }) });

type VisitLink = 'details' | 'move' | 'cancel' | 'confirm';

/** A link of visits: "Odwołaj wizytę 27 listopada, 9:00". */
export const visitLinks = (within: Page | Locator, word: VisitLink) =>
  within.getByRole('link', { name: new RegExp(`^${say(`bookings:list.${word}`)} wizyt`) });

/** Follows a link of the first visit of that service. */
export const followVisitLink = (page: Page, word: VisitLink, service: string) =>
  visitLinks(visits(page, service).first(), word).click();

/** The heading of the list of visits to come, which says how many there are. */
export const upcoming = (page: Page, count: number) =>
  page.getByRole('heading', { name: say('bookings:list.heading.upcoming', { count }) });

export async function choosePatient(page: Page, name: RegExp) {
  await expect(page).toBePage(say('booking-wizard:patients.title'));
  await page.getByRole('radio', { name }).check();
  await next(page);
}

/** Goes from the list of all services to the places of one, or on with its only place; what the patient has had stands there twice. */
export async function openService(page: Page, service: string) {
  await expect(page).toBePage(say('booking-wizard:services.title'));
  const named = new RegExp(
    `^${literal(service)}( \\d.*| płatna| ${literal(say('booking-wizard:services.byPhoneDetail'))})?$`,
    'u',
  );
  const main = mainOf(page);
  await main
    .getByRole('link', { name: named })
    .or(main.getByRole('button', { name: named }))
    .first()
    .click();
}

/** One of the places on the page; the first of several that fit. */
export const choosePlace = (page: Page, place: string | RegExp) =>
  mainOf(page).getByRole('listitem').getByRole('button', { name: place }).first().click();

/** The service, and where there are several, a place. */
export async function chooseService(page: Page, { service, place = /./ }: Pick<Wish, 'service' | 'place'>) {
  await openService(page, service);
  await page.waitForURL(/newbooking\/services\?.*service=|newbooking\/dates|\/login/);
  if (new URL(page.url()).pathname.endsWith('/services')) await choosePlace(page, place);
}

type Wish = { service: string; place?: string | RegExp; patient?: RegExp };

/** Goes from the list to the free times of a service. */
export async function goToDates(page: Page, { patient, ...wish }: Wish) {
  await startBooking(page);
  if (patient) await choosePatient(page, patient);
  await chooseService(page, wish);
  await expect(page).toBePage(say('booking-wizard:dates.title'));
}

const INTERNIST = '/newbooking?service=INT&orgUnit=unit-family&employee=doctor-bielecka&occupation=LEK';

/** The free times of one internist straight from their address: where the way there is not what is tested. */
export async function openDates(page: Page, { patient }: { patient?: RegExp } = {}) {
  await page.goto(INTERNIST);
  if (patient) await choosePatient(page, patient);
  await expect(page).toBePage(say('booking-wizard:dates.title'));
}

/** The summary of a visit to that internist at the nearest free time. */
export async function openSummary(page: Page, whose: { patient?: RegExp } = {}) {
  await openDates(page, whose);
  await takeNearest(page);
  await expect(page).toBePage(say('booking-wizard:summary.title'));
}

export const takeNearest = (page: Page) =>
  page.getByRole('button', { name: saying('booking-wizard:dates.takeNearest') }).click();

/** Types a day into the go-to-date field. */
export async function goToDay(page: Page, typed: string) {
  await page.getByLabel(say('booking-wizard:dates.goTo')).fill(typed);
  await page.getByRole('button', { name: say('booking-wizard:dates.goToSubmit') }).click();
}

/** The rows of days with free times. */
export const dayCards = (page: Page) =>
  mainOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** The links to all hours of a day. */
export const dayLinks = (page: Page) => dayCards(page).getByRole('link', { name: /^Wszystkie: \d+ / });

/** Opens the first day with free times from a day on, in the next month when there is none in its own. */
export async function openDayFrom(page: Page, day: Day) {
  await goToDay(page, formatTypedDate(day));
  await page.waitForURL(/[?&]from=/);
  if (await page.getByText(say('booking-wizard:dates.emptyMonth')).isVisible()) {
    await page.getByRole('link', { name: saying('booking-wizard:dates.later') }).click();
  }
  await dayLinks(page).first().click();
  await expect(page).toBePage(saying('booking-wizard:dates.timesTitle'));
}

/** Opens the first day with free times at least so many days from now. */
export const openDay = async (
  page: Page,
  { portal, daysAhead }: { portal: RunningPortal; daysAhead: number },
) => openDayFrom(page, await dayAhead(portal, daysAhead));

/** The day whose times are open. */
export const dayOf = (page: Page) => new URL(page.url()).searchParams.get('day') as Day;

/** A day so many days from the house's today. */
export async function dayAhead(portal: RunningPortal, days: number): Promise<Day> {
  return addDays({ day: today(await portal.now()), days });
}

/** The hours on the page; their names go on with day and practitioner. */
export const hours = (page: Page, time: string | RegExp = /^\d+:\d\d, /) =>
  mainOf(page).getByRole('listitem').getByRole('button', { name: time });

/** Takes a time of the day that is open. */
export const takeTime = (page: Page, time?: string | RegExp) => hours(page, time).first().click();

/** Goes from the list to the summary, with the nearest free time. */
export async function goToSummary(page: Page, wish: Wish) {
  await goToDates(page, wish);
  await takeNearest(page);
  await expect(page).toBePage(say('booking-wizard:summary.title'));
}

export const book = (page: Page) =>
  mainOf(page)
    .getByRole('button', { name: say('booking-wizard:summary.submit') })
    .click();

/** When the visit is, of a summary or a result: "wtorek 24 listopada 2026, 9:40". */
export async function visitTime(page: Page) {
  const words = await wordsOf(mainOf(page).getByRole('heading', { level: 2, name: /, \d+:\d\d/ }));
  const [, when = ''] = /(\S+ \d+ \S+ \d{4}, \d+:\d\d)/.exec(words) ?? [];
  return when;
}

/** The value beside a name: of a summary, a booking, the choices made. */
export const factOf = (page: Page, name: string) =>
  mainOf(page)
    .locator('div')
    .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
    .last()
    .getByRole('definition')
    .first();

/** Answers what must be answered of the cardiologist's questionnaire. */
export async function answerCardiologist(page: Page) {
  await expect(page).toBePage(say('questionnaires:step.title'));
  await page.getByLabel(/^1\. Z jakim problemem/).fill('Kołatanie serca');
  await page.getByRole('checkbox', { name: 'Kołatanie lub nierówne bicie serca' }).check();
  await page.getByRole('radio', { name: /^Zwykły, / }).check();
  await page.getByLabel(/^5\. Ciśnienie skurczowe/).fill('130');
  await page.getByLabel(/^6\. Ciśnienie rozkurczowe/).fill('80');
  await page.getByLabel(/^8\. Masa ciała/).fill('78,5');
  await page.getByRole('checkbox', { name: 'Nadciśnienie tętnicze' }).check();
  for (const question of [/^11\. /, /^13\. /]) {
    await page
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: 'Nie', exact: true })
      .check();
  }
  await page.getByRole('checkbox', { name: 'Nikt' }).check();
  await page.getByRole('radio', { name: 'Nie, nigdy' }).check();
  await next(page);
  await expect(page).toBePage(say('booking-wizard:summary.title'));
}

/** The number of visits that the top bar counts. */
export async function scheduledCount(page: Page) {
  const link = page.getByRole('link', { name: saying('page:header.scheduled') });
  return Number((await link.innerText()).replace(/\D/g, ''));
}

/** The place of a service that whoever is on duty serves. */
export const ON_DUTY = new RegExp(say('bookings:facts.anyPractitioner'));
