import type { Day } from '#app/domain/dates/calendar.ts';
import { formatDayInWords } from '#app/domain/dates/words.ts';
import {
  book,
  choosePatient,
  choosePlace,
  chooseService,
  dayAhead,
  dayCards,
  dayLinks,
  dayOf,
  factOf,
  goToDates,
  goToDay,
  goToSummary,
  hours,
  next,
  ON_DUTY,
  openDay,
  openService,
  scheduledCount,
  startBooking,
  takeNearest,
  takeTime,
  visitTime,
  upcoming,
  visits,
} from '#tests/support/booking-steps.ts';
import { say, saying } from '#tests/support/words.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

/** The one stage that the page belongs to. */
const expectStage = (page: Page, name: string) =>
  expect(page.getByRole('main').locator('[aria-current=step]')).toHaveText(name);

/** On the last evening of a month the page opens with the next one: nothing is left of this. */
async function backToThisMonth(page: Page) {
  const earlier = page.getByRole('link', { name: saying('booking-wizard:dates.earlier') });
  if (await earlier.isVisible()) await earlier.click();
  await expect(earlier).toHaveCount(0);
}

/** A day before the first that can be chosen is told which one that is. */
const tooEarly = (first: Day) =>
  say('booking-wizard:dates.goToFault.tooEarly', {
    day: formatDayInWords({ day: first, language: 'pl' }),
  });

test.describe('clicks from the list to the booking', () => {
  const ACCOUNTS = [
    { username: 'jan.nowak', most: 5 },
    { username: 'anna.kowalska', patient: /^Anna/, most: 7 },
  ];
  for (const { username, patient, most } of ACCOUNTS) {
    test(`${username}: ${most}`, async ({ page }) => {
      await signIn(page, username);
      await page.goto('/bookings');
      let clicks = 0;
      const click = async (target: Locator) => {
        await target.click();
        clicks += 1;
      };
      const main = page.getByRole('main');
      await click(main.getByRole('link', { name: say('bookings:list.new') }));
      if (patient) {
        await click(main.getByRole('radio', { name: patient }));
        await click(main.getByRole('button', { name: say('wizard:next') }));
      }
      await click(main.getByRole('link', { name: /^Konsultacja internistyczna/ }).first());
      await click(main.getByRole('button', { name: /Bielecka/ }));
      await click(hours(page).nth(2));
      await click(main.getByRole('button', { name: say('booking-wizard:summary.submit') }));
      await expect(page).toBePage(say('booking-wizard:result.title'));
      expect(clicks).toBe(most);
    });
  }
});

test.describe('a new booking', () => {
  test('of an account with one patient: service, time, summary, result', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await startBooking(page);
    await expect(page).toBePage(say('booking-wizard:services.title'));
    await expectStage(page, say('booking-wizard:stages.visit'));
    await openService(page, 'Konsultacja internistyczna');
    await expect(page).toBePage(say('booking-wizard:services.choose'));
    await expectStage(page, say('booking-wizard:stages.visit'));
    await choosePlace(page, /Majewska/);

    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expectStage(page, say('booking-wizard:stages.time'));
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja internistyczna',
    );
    await expect(factOf(page, say('bookings:facts.place'))).toHaveText(
      'Poradnia Lekarza Rodzinnego, ul. Lipowa 14, 20-020 Lublin',
    );
    await expect(factOf(page, say('bookings:facts.practitioner'))).toHaveText(
      'dr n. med. Katarzyna Majewska',
    );
    await expect(
      page.getByRole('term').filter({ hasText: say('booking-wizard:choices.patient') }),
    ).toHaveCount(0);
    await takeNearest(page);

    await expect(page).toBePage(say('booking-wizard:summary.title'));
    await expectStage(page, say('booking-wizard:stages.summary'));
    await expect(factOf(page, say('bookings:facts.patient'))).toHaveText(/^Jan .*Nowak$/);
    const when = await visitTime(page);
    await book(page);

    await expect(page).toBePage(say('booking-wizard:result.title'));
    expect(await visitTime(page)).toBe(when);
    await expect(page.getByRole('heading', { name: say('booking-wizard:result.nextTitle') })).toBeVisible();
    expect(await scheduledCount(page)).toBe(2);

    await page.getByRole('link', { name: say('booking-wizard:result.list') }).click();
    const [, day = '', time = ''] = /(\d+ \S+) \d{4}, (\d+:\d\d)/.exec(when) ?? [];
    const links = visits(page, 'Konsultacja internistyczna').getByRole('link');
    await expect(links.filter({ hasText: `Szczegóły wizyty ${day}, ${time}` })).toBeVisible();
    await expect(upcoming(page, 3)).toBeVisible();
    const [mail] = await portal.outbox();
    expect(mail?.to).toBe('jan.nowak@example.com');
    expect(mail?.link).toContain(`${portal.origin}/bookings/AMMS/`);
  });

  test('of an account with several: for whom comes first', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    const before = await scheduledCount(page);
    await startBooking(page);
    await expectStage(page, say('booking-wizard:stages.visit'));
    await choosePatient(page, /^Zofia/);
    await chooseService(page, { service: 'Konsultacja pediatryczna', place: /Kubiak/ });
    await expect(factOf(page, say('bookings:facts.patient'))).toHaveText('Zofia Kowalska');
    await takeNearest(page);
    await expect(factOf(page, say('bookings:facts.patient'))).toHaveText('Zofia Kowalska');
    await book(page);

    await expect(page).toBePage(say('booking-wizard:result.title'));
    await expect(factOf(page, say('bookings:facts.patient'))).toHaveText('Zofia Kowalska');
    expect(await scheduledCount(page)).toBe(before + 1);
  });

  test('needs a patient to be chosen', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await startBooking(page);
    const press = () => next(page);
    expect(await statusOf(page, press)).toBe(400);
    await expect(page).toShowErrors([say('booking-wizard:patients.required')]);
    await page.getByRole('link', { name: say('booking-wizard:patients.required') }).click();
    await expect(page.getByRole('radio').first()).toBeFocused();
  });

  test('of an account without a patient: how to become one', async ({ page }) => {
    await signIn(page, 'ewa.dabrowska');
    const how = page.getByRole('heading', { name: say('page:noPatient.how') });
    await expect(page).toBePage(say('bookings:list.title'));
    await expect(how).toBeVisible();
    await expect(page.getByRole('link', { name: say('bookings:list.new') })).toHaveCount(0);
    await page.goto('/newbooking');
    await expect(page).toBePage(say('page:noPatient.title'));
    await expect(how).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^81 555/ })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await page.getByRole('link', { name: say('bookings:details.back') }).click();
    await expect(page).toBePage(say('bookings:list.title'));
  });

  test('on a day and at a time of one’s own choice', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    await openDay(page, { portal, daysAhead: 8 });
    const words = formatDayInWords({ day: dayOf(page), language: 'pl' });
    await expect(page).toBePage(say('booking-wizard:dates.timesTitle', { day: words }));
    await expect(page.getByRole('heading', { level: 2, name: /Bielecka-Zając, gabinet 3$/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: /^Rano: \d+ godzin/ })).toBeVisible();
    await takeTime(page, /^10:20, /);

    await expect(page).toBePage(say('booking-wizard:summary.title'));
    expect(await visitTime(page)).toBe(`${words}, 10:20`);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('shows some hours of a day, all of them on its own page, and the days beside it', async ({
    page,
    portal,
  }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja internistyczna', place: ON_DUTY });
    // On the last days of a month its list is short, and a day there may be the only one with more hours than shown.
    await page.getByRole('link', { name: saying('booking-wizard:dates.later') }).click();
    const card = dayCards(page)
      .filter({ has: page.getByRole('link') })
      .first();
    await expect(card.getByRole('button')).toHaveCount(6);
    const link = card.getByRole('link');
    const count = Number(/\d+/.exec(await link.innerText())?.[0]);
    await link.click();
    await expect(page).toBePage(saying('booking-wizard:dates.timesTitle'));
    await expect(hours(page)).toHaveCount(count);

    const first = page.url();
    await page.getByRole('link', { name: saying('booking-wizard:dates.dayAfter') }).click();
    await expect(page).not.toHaveURL(first);
    await page.getByRole('link', { name: saying('booking-wizard:dates.dayBefore') }).click();
    await expect(page).toHaveURL(first);
    await page.getByRole('link', { name: say('booking-wizard:dates.allDays') }).click();
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await openDay(page, { portal, daysAhead: 8 });
    await expect(hours(page, /^\d+:\d\d, .+ (Bielecka|Majewska|Sikora)/).first()).toBeVisible();
  });

  test('of whoever is on duty names the person on the result', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToSummary(page, { service: 'Konsultacja internistyczna', place: ON_DUTY });
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
    await expect(factOf(page, say('bookings:facts.practitioner'))).toHaveText(/^(dr|lek\.)/);
  });

  test('sent twice is made once', { tag: '@scripts' }, async ({ page, context }) => {
    await signIn(page, 'jan.nowak');
    await goToSummary(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    const summary = page.url();
    const twin = await context.newPage();
    await twin.goto(summary);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));

    await page.goBack();
    await book(twin);
    await page.goto('/bookings');
    await expect(upcoming(page, 3)).toBeVisible();
  });
});

test.describe('free times', () => {
  test('go on by months, earlier and later', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    await backToThisMonth(page);
    const month = page.getByRole('heading', { name: saying('booking-wizard:dates.daysTitle') });
    const first = await month.innerText();

    await page.getByRole('link', { name: saying('booking-wizard:dates.later') }).click();
    await expect(month).not.toHaveText(first);
    await expect(dayLinks(page).first()).toBeVisible();
    await page.getByRole('link', { name: saying('booking-wizard:dates.earlier') }).click();
    await expect(month).toHaveText(first);
  });

  test('end with the month one year ahead', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    await backToThisMonth(page);
    const later = page.getByRole('link', { name: saying('booking-wizard:dates.later') });
    let months = 1;
    for (; await later.isVisible(); months += 1) await later.click();
    expect(months).toBe(13);
    const year = Number((await dayAhead(portal, 0)).slice(0, 4)) + 1;
    await expect(page.getByRole('heading', { name: saying('booking-wizard:dates.daysTitle') })).toContainText(
      String(year),
    );
  });

  test('are shown from a typed day on, or the day is refused', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    const year = Number((await dayAhead(portal, 0)).slice(0, 4));
    const refusals = [
      { typed: 'pojutrze', error: say('booking-wizard:dates.goToFault.malformed') },
      { typed: '29-02-2027', error: say('booking-wizard:dates.goToFault.impossible') },
      { typed: '32-13-2026', error: say('booking-wizard:dates.goToFault.impossible') },
      { typed: '01-01-2020', error: tooEarly(await dayAhead(portal, 0)) },
      { typed: `01-01-${year + 3}`, error: say('booking-wizard:dates.goToFault.tooLate') },
    ];
    for (const { typed, error } of refusals) {
      expect(await statusOf(page, () => goToDay(page, typed)), typed).toBe(400);
      await expect(page).toShowErrors([error]);
      await expect(page.getByLabel(say('booking-wizard:dates.goTo'))).toHaveValue(typed);
    }

    await goToDay(page, `1 marca ${year + 1}`);
    await expect(
      page.getByRole('heading', {
        name: say('booking-wizard:dates.daysTitle', { month: `marzec ${year + 1}` }),
      }),
    ).toBeVisible();
  });

  test('begin no sooner than the service allows', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Rehabilitacja' });
    const [today, tomorrow] = [await dayAhead(portal, 0), await dayAhead(portal, 1)];
    expect(await statusOf(page, () => goToDay(page, today))).toBe(400);
    await expect(page).toShowErrors([tooEarly(tomorrow)]);
    expect(await statusOf(page, () => goToDay(page, tomorrow))).toBe(200);
    await expect(dayLinks(page).first()).toBeVisible();
  });
});

test.describe('services', () => {
  test('are found without diacritics, by unit and by name', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await startBooking(page);
    const search = async (words: string) => {
      await page.getByRole('searchbox').fill(words);
      await page.getByRole('button', { name: say('booking-wizard:services.searchSubmit') }).click();
    };
    const main = page.getByRole('main');

    await search('pielegniarska');
    await expect(page).toBePage(saying('booking-wizard:services.titleFound', { count: 2 }));
    await expect(main.getByRole('heading', { level: 2, name: 'Wizyta pielęgniarska' })).toBeVisible();

    await search('GORECKA');
    await expect(main.getByRole('button', { name: /Górecka, / }).first()).toBeVisible();
    await search('fizjoterapii');
    await expect(main.getByRole('button', { name: /, Dział Fizjoterapii/ })).toHaveCount(3);
  });

  test('are found in spite of a typing mistake, and the page says so', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await startBooking(page);
    await page.getByRole('searchbox').fill('rehabilitcja');
    await page.getByRole('button', { name: say('booking-wizard:services.searchSubmit') }).click();
    await expect(noticeOf(page, say('booking-wizard:services.similar'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Rehabilitacja' })).toBeVisible();
    await expect(page.getByRole('button', { name: /, Dział Fizjoterapii/ })).toHaveCount(3);
    await expect(page.getByRole('searchbox')).toHaveValue('rehabilitcja');
  });

  test('that are not there: what to do', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await startBooking(page);
    await page.getByRole('searchbox').fill('astronauta');
    await page.getByRole('button', { name: say('booking-wizard:services.searchSubmit') }).click();
    await expect(
      page.getByRole('heading', { name: say('booking-wizard:services.none.title') }),
    ).toBeVisible();
    await page.getByRole('link', { name: say('booking-wizard:services.showAll') }).click();
    await expect(page).toBePage(say('booking-wizard:services.title'));
  });

  test('that are teleconsultations are found, and booked on a page of their own', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await startBooking(page);
    await page.getByRole('searchbox').fill('telekonsultacja internistyczna');
    await page.getByRole('button', { name: say('booking-wizard:services.searchSubmit') }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(say('booking-wizard:services.teleconsultations'));
    await expect(main.getByRole('button', { name: /Telekonsultacja/ })).toHaveCount(0);
    await main.getByRole('link', { name: say('teleconsultation:shortcut') }).click();
    await expect(page).toBePage(say('teleconsultation:services.title'));
  });

  test('with one place lead on at once', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await startBooking(page);
    await openService(page, 'Konsultacja dla ubezpieczonych');
    await expect(page).toBePage(say('booking-wizard:dates.title'));
  });
});
