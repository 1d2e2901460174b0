import { openTextBrowser, type TextBrowser } from '#tests/support/text-browser.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { english, literal, say, saying } from '#tests/support/words.ts';
import { test } from '#tests/support/fixtures.ts';

/** The main flows in two text browsers, which are keyed and drawn differently: w3m always, lynx where text-browser.spec.ts has no such story. */
const PROGRAMS: readonly TextBrowser[] = process.env['DEEP'] ? ['w3m', 'lynx'] : ['w3m'];

type Browser = ReturnType<typeof openTextBrowser>;

const words = (text: string) => new RegExp(literal(text), 'u');
/** A hint stands between a label and its field. */
const lastWordOf = (hint: string) => hint.split(' ').at(-1) ?? '';
const INTERNIST = 'Konsultacja internistyczna';

async function signIn(browser: Browser, username: string) {
  await browser.isAt(say('public:login.title'));
  await browser.fill(say('public:login.username.label'), username);
  await browser.fill(say('public:login.password.label'), PASSWORD);
  await browser.press(say('public:login.submit'));
}

async function setByFrame(browser: Browser) {
  for (const contrast of ['white-on-black', 'yellow-on-black', 'black-on-yellow', 'default'] as const) {
    await browser.press(say(`page:display.contrasts.${contrast}`));
    await browser.isAt(say('bookings:list.title'));
  }
  for (const size of ['150', '200', '300', '100']) {
    await browser.press(`${size}%`);
    await browser.isAt(say('bookings:list.title'));
  }
}

/** W3m knows no button element, which the frame's pictures of contrasts and sizes need: the page of settings has both. */
async function setByPage(browser: Browser) {
  await browser.press(say('page:footer.display'));
  await browser.isAt(say('settings:display.title'));
  await browser.choose(say('settings:display.contrast.yellow-on-black'));
  await browser.press(say('settings:display.save'));
  await browser.isAt(new RegExp(`Gotowe: .+ – ${literal(say('settings:display.title'))}`));
  await browser.press(say('public:areas.bookings'));
  await browser.isAt(say('bookings:list.title'));
}

for (const program of PROGRAMS) {
  const story = (
    title: string,
    { at, username }: { at: string; username?: string },
    walk: (browser: Browser) => Promise<void>,
  ) =>
    test(`${program}: ${title}`, async ({ portal }) => {
      const path = username ? `/login?return=${encodeURIComponent(at)}` : at;
      const browser = openTextBrowser(portal.origin + path, program);
      try {
        if (username) await signIn(browser, username);
        await walk(browser);
      } finally {
        await browser.close();
      }
    });

  story('a visit is booked and canceled', { at: '/newbooking', username: 'jan.nowak' }, async (browser) => {
    await browser.isAt(say('booking-wizard:services.title'));
    await browser.press(INTERNIST);
    await browser.isAt(say('booking-wizard:services.choose'));
    await browser.press('lek. Magdalena Bielecka-Zając');
    await browser.isAt(say('booking-wizard:dates.title'));
    await browser.press(saying('booking-wizard:dates.takeNearest'));
    await browser.isAt(say('booking-wizard:summary.title'));
    await browser.press(say('booking-wizard:summary.submit'));

    await browser.isAt(new RegExp(`Gotowe: .+ – ${literal(say('booking-wizard:result.title'))}`));
    await browser.press(say('booking-wizard:result.details'));
    await browser.isAt(new RegExp(`${INTERNIST}, \\d+ \\S+`));
    await browser.press(say('bookings:list.cancel'));
    await browser.isAt(say('bookings:cancel.title', { service: INTERNIST }));
    await browser.press(say('bookings:cancel.submit'));
    await browser.isAt(new RegExp(`Gotowe: .+ – ${literal(say('bookings:list.title'))}`));
    await browser.until(words(say('bookings:cancel.done')));
  });

  story(
    'a referral is given wrongly, and mended',
    { at: '/newbooking', username: 'jan.nowak' },
    async (browser) => {
      await browser.press('Konsultacja kardiologiczna');
      await browser.isAt(say('booking-wizard:dates.title'));
      await browser.press(saying('booking-wizard:dates.takeNearest'));
      await browser.isAt(say('referrals:title'));
      await browser.fill(lastWordOf(say('referrals:electronic.hint')), '12');
      await browser.press(say('wizard:next'));
      await browser.isAt(new RegExp(`Błąd: 1 pole do poprawy – ${literal(say('referrals:title'))}`));
      await browser.until(words(say('form:summary.title', { count: 1 })));
      await browser.until(words(`Błąd: ${say('referrals:fault.refENumber')}`));
      await browser.fill(say('referrals:fault.refENumber'), program === 'lynx' ? '34' : '1234');
      await browser.press(say('wizard:next'));
      await browser.isAt(say('questionnaires:step.title'));
    },
  );

  story(
    'an outage is told, with a way on',
    { at: '/bookings', username: 'halina.mazur' },
    async (browser) => {
      await browser.isAt(say('bookings:list.title'));
      await browser.until(words(say('page:outage.title')));
      await browser.until(words(say('page:outage.system', { system: say('bookings:list.system') })));
      await browser.press(say('page:outage.retry'));
      await browser.until(words(say('page:outage.title')));
    },
  );

  story('a result is read', { at: '/benefits/encounters', username: 'jan.nowak' }, async (browser) => {
    await browser.isAt(say('benefits:tabs.encounters'));
    await browser.press(say('benefits:tabs.results'));
    await browser.isAt(say('results:title'));
    await browser.press('Elektrolity i glukoza');
    await browser.isAt(/.* \d{4} Elektrolity i glukoza/);
    await browser.until(words(say('results:criticalTitle')));
    await browser.until(/6,8.mmol\/l: dużo powyżej zakresu\./);
  });

  story('a message is read and answered', { at: '/messages', username: 'jan.nowak' }, async (browser) => {
    await browser.press('Dzienniczek pomiarów ciśnienia');
    await browser.isAt(/.*Dzienniczek pomiarów ciśnienia/);
    await browser.press(say('messages:reply.link'));
    await browser.isAt(say('messages:reply.title'));
    await browser.write(say('messages:new.contentHint', { count: 4000 }), 'Dziekuje, wydrukuje go.');
    await browser.press(say('messages:new.submit'));
    await browser.isAt(new RegExp(`Gotowe: .+ – ${literal(say('messages:box.outbox.title'))}`));
    await browser.until(/Odp: Dzienniczek pomiarów ciśnienia/);
  });

  story(
    'recipients are searched for, page by page',
    { at: '/messages/new', username: 'anna.kowalska' },
    async (browser) => {
      await browser.press(say('messages:recipients.search'));
      await browser.isAt(say('messages:recipients.title'));
      await browser.press(say('messages:recipients.next'));
      await browser.until(words(say('messages:recipients.page', { page: 2 })));
    },
  );

  story('the frame’s buttons work', { at: '/bookings', username: 'jan.nowak' }, async (browser) => {
    await browser.isAt(say('bookings:list.title'));
    await (program === 'lynx' ? setByFrame(browser) : setByPage(browser));
    await browser.press(say('page:footer.extend'));
    await browser.until(words(say('settings:session.extended')));
    await browser.press(say('page:cookies.hide'));
    await browser.isAt(say('bookings:list.title'));
    await browser.press('English');
    await browser.isAt(english.say('bookings:list.title'));
    await browser.press('Polski');
    await browser.isAt(say('bookings:list.title'));
    await browser.press(say('page:header.signOut'));
    await browser.isAt(/Gotowe: .+/);
  });
}
