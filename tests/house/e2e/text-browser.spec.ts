import { ssoLinkFor } from '#tests/support/entry-codes.ts';
import { passwordLinkTo } from '#tests/support/password-links.ts';
import { openTextBrowser } from '#tests/support/text-browser.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { english, literal, say, saying } from '#tests/support/words.ts';
import { expect, test } from '#tests/support/fixtures.ts';

/** The main job in lynx: no scripts, no styles, no pointer. */

type Lynx = ReturnType<typeof openTextBrowser>;

const words = (text: string) => new RegExp(literal(text), 'u');

async function inLynx(address: string, work: (lynx: Lynx) => Promise<void>) {
  const lynx = openTextBrowser(address);
  try {
    await work(lynx);
  } finally {
    await lynx.close();
  }
}

async function signIn(lynx: Lynx, password = PASSWORD, username = 'jan.nowak') {
  await lynx.isAt(say('public:login.title'));
  await lynx.fill(say('public:login.username.label'), username);
  await lynx.fill(say('public:login.password.label'), password);
  await lynx.press(say('public:login.submit'));
}

/** Signs in, and goes on to the list of bookings. */
async function openList(lynx: Lynx) {
  await signIn(lynx);
  await lynx.isAt(`${say('start:greeting')} Jan Nowak`);
  await lynx.press(say('public:areas.bookings'));
  await lynx.isAt(say('bookings:list.title'));
}

test('a visit is booked and canceled in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/`, async (lynx) => {
    await openList(lynx);
    await lynx.until(words(say('page:header.scheduled', { count: 1 })));
    await lynx.press(say('bookings:list.new'));

    await lynx.isAt(say('booking-wizard:services.title'));
    await lynx.press('Konsultacja internistyczna');
    await lynx.isAt(say('booking-wizard:services.choose'));
    await lynx.press('lek. Magdalena Bielecka-Zając');

    await lynx.isAt(say('booking-wizard:dates.title'));
    await lynx.press(saying('booking-wizard:dates.takeNearest'));
    await lynx.isAt(say('booking-wizard:summary.title'));
    await lynx.until(/lek\. Magdalena Bielecka-Zając/);
    await lynx.press(say('booking-wizard:summary.submit'));

    await lynx.isAt(new RegExp(`Gotowe: .+ – ${literal(say('booking-wizard:result.title'))}`));
    await lynx.until(words(say('page:header.scheduled', { count: 2 })));
    await lynx.press(say('booking-wizard:result.details'));
    await lynx.isAt(/Konsultacja internistyczna, \d+ \S+/);
    await lynx.press(say('bookings:list.cancel'));
    await lynx.isAt(say('bookings:cancel.title', { service: 'Konsultacja internistyczna' }));
    await lynx.press(say('bookings:cancel.submit'));

    await lynx.isAt(new RegExp(`Gotowe: .+ – ${literal(say('bookings:list.title'))}`));
    await lynx.until(/Rezerwacja została anulowana/);
    await lynx.until(words(say('page:header.scheduled', { count: 1 })));
  });
  const [mail] = await portal.outbox();
  expect(mail?.to).toBe('jan.nowak@example.com');
});

test('a day and a time are chosen in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await openList(lynx);
    await lynx.press(say('bookings:list.new'));
    await lynx.isAt(say('booking-wizard:services.title'));
    await lynx.press('Konsultacja dla ubezpieczonych');

    await lynx.isAt(say('booking-wizard:dates.title'));
    await lynx.press(saying('booking-wizard:dates.later'));
    await lynx.until(words(say('wizard:chosen')));
    await lynx.press(/Wszystkie: \d+/);
    await lynx.isAt(saying('booking-wizard:dates.timesTitle'));
    await lynx.press(/\d+:\d\d/);
    await lynx.isAt(say('booking-wizard:summary.title'));
  });
});

test('the own record is read in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await signIn(lynx);
    await lynx.isAt(`${say('start:greeting')} Jan Nowak`);
    await lynx.press(say('benefits:area'));
    await lynx.isAt(say('benefits:tabs.encounters'));
    await lynx.press(`${say('encounters:details')} wizyty`);
    await lynx.isAt(/Wizyta \d+ \S+ \d{4}/);
    await lynx.until(/Karta wizyty: karta-wizyty\.pdf \(PDF, \d+ kB\)/);
    await lynx.press(say('encounters:back'));
    await lynx.isAt(say('benefits:tabs.encounters'));

    await lynx.press(say('benefits:tabs.results'));
    await lynx.isAt(say('results:title'));
    await lynx.press('Elektrolity i glukoza');
    await lynx.isAt(/.* \d{4} Elektrolity i glukoza/);
    await lynx.until(words(say('results:criticalTitle')));
    await lynx.until(/6,8.mmol\/l: dużo powyżej zakresu\./);
    await lynx.until(/Potas jest potrzebny/);
  });
});

test('messages are read and answered in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await signIn(lynx);
    await lynx.isAt(`${say('start:greeting')} Jan Nowak`);
    await lynx.press(say('messages:unread', { count: 3 }));
    await lynx.isAt(say('messages:box.inbox.title'));
    await lynx.until(words(say('messages:standing.unread')));
    await lynx.press('Dzienniczek pomiarów ciśnienia');
    await lynx.isAt(/.*Dzienniczek pomiarów ciśnienia/);
    await lynx.until(/Pobierz plik dzienniczek\.pdf \(dokument PDF, \d+ B\)/);
    await lynx.press(say('messages:reply.link'));
    await lynx.isAt(say('messages:reply.title'));
    await lynx.fill(lastWordOf(say('messages:new.contentHint', { count: 4000 })), 'Dziekuje, wydrukuje go.');
    await lynx.press(say('messages:new.submit'));
    await lynx.isAt(new RegExp(`Gotowe: .+ – ${literal(say('messages:box.outbox.title'))}`));
    await lynx.until(/Odp: Dzienniczek pomiarów ciśnienia/);
  });
});

test('messages to confirm are read one after the other in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await signIn(lynx, PASSWORD, 'maria.wisniewska');
    await lynx.isAt(/Wiadomość 1 z 2 .*/);
    await lynx.press(say('messages:toConfirm.submit'));
    await lynx.isAt(/Gotowe: .+ – Wiadomość 2 z 2 .*/);
    await lynx.press(say('messages:toConfirm.submit'));
    await lynx.isAt(/Gotowe: .+ – Zgoda, o którą prosi przychodnia/);
  });
});

test('lynx answers no question by itself', async ({ portal }) => {
  const at = encodeURIComponent('/bookings/AMMS/booking-3010');
  await inLynx(`${portal.origin}/login?return=${at}`, async (lynx) => {
    await signIn(lynx, PASSWORD, 'anna.kowalska');
    await lynx.press(say('questionnaires:section.fill'));
    await lynx.until(words(`(*) ${say('form:notChosenYet')}`));
    await lynx.press(say('questionnaires:booking.submit'));
    await lynx.until(/Błąd: \d+ p[oó]l/u);
    await lynx.until(words(`(*) ${say('form:notChosenYet')}`));
  });
});

test('a password that must be changed is changed in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await signIn(lynx, PASSWORD, 'barbara.grabowska');
    await lynx.isAt(/Uwaga: .+ – Zmień hasło/);
    await lynx.until(/Hasło wygasło i musi zostać zmienione\./);
    await lynx.fill(say('public:changePassword.old.label'), PASSWORD);
    await lynx.fill(lastWordOf(say('public:newPassword.hint')), 'zielony-rower-nad-Wisla');
    await lynx.press(say('public:changePassword.submit'));
    await lynx.isAt(/Gotowe: hasło zostało poprawnie zmienione/);
  });
});

test('a phone that must be confirmed is confirmed in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await signIn(lynx, PASSWORD, 'adam.jankowski');
    await lynx.isAt(/Uwaga: .+ – Potwierdź numer telefonu/);
    await lynx.press(say('account:phone.send'));
    await lynx.isAt(new RegExp(`Gotowe: .+ – ${literal(say('bookings:code.title'))}`));
    const [sms] = await portal.outbox();
    await lynx.fill(lastWordOf(say('bookings:code.hint')), sms?.code ?? '');
    await lynx.press(say('account:phone.confirm'));
    await lynx.isAt(/Gotowe: numer telefonu został potwierdzony/);
  });
});

test('two accounts are made one in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await signIn(lynx, PASSWORD, 'zofia.kozlowska');
    await lynx.isAt(/Uwaga: .+ – Połącz dwa konta/);
    await lynx.press(say('public:merge.submit'));
    await lynx.isAt(new RegExp(`Gotowe: .+ – ${literal(say('public:merge.code.title'))}`));
    const [mail] = await portal.outbox();
    await lynx.fill(lastWordOf(say('bookings:code.hint')), mail?.code ?? '');
    await lynx.press(say('public:merge.code.submit'));
    await lynx.isAt(/Gotowe: konta zostały połączone/);
  });
});

test('errors are named, and settings are on a page of their own, in lynx', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await signIn(lynx, 'nie-to-haslo');
    await lynx.isAt(/Uwaga: .+ – Zaloguj się/);
    await lynx.until(/Niepoprawny login i\/lub hasło\./);

    await lynx.press(say('page:footer.display'));
    await lynx.isAt(say('settings:display.title'));
    await lynx.choose('English');
    await lynx.press(say('settings:display.save'));
    await lynx.isAt(new RegExp(`Done: .+ – ${literal(english.say('settings:display.title'))}`));
  });
});

test('the frame’s buttons work in lynx where nothing can be typed', async ({ portal }) => {
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await openList(lynx);
    await lynx.press(say('page:display.contrasts.yellow-on-black'));
    await lynx.isAt(say('bookings:list.title'));
    await lynx.press(say('page:footer.extend'));
    await lynx.until(words(say('settings:session.extended')));
    await lynx.press('English');
    await lynx.isAt(english.say('bookings:list.title'));
    await lynx.press(english.say('page:cookies.hide'));
    await lynx.isAt(english.say('bookings:list.title'));
  });
});

/** A hint stands between a label and its field. */
const lastWordOf = (hint: string) => hint.split(' ').at(-1) ?? '';

test('a forgotten password is set anew in lynx', async ({ portal }) => {
  const to = 'jan.nowak@example.com';
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await lynx.isAt(say('public:login.title'));
    await lynx.press(say('public:login.forgotten'));
    await lynx.isAt(say('public:resetPassword.title'));
    await lynx.fill(lastWordOf(say('public:resetPassword.contact.hint')), to);
    await lynx.press(say('public:resetPassword.submit'));
    await lynx.isAt(say('public:resetPassword.summary.title'));
  });
  await inLynx(portal.origin + (await passwordLinkTo(portal, to)), async (lynx) => {
    const chosen = 'cztery zwykle slowa razem';
    await lynx.isAt(say('public:resetPassword.new.title'));
    await lynx.fill(lastWordOf(say('public:newPassword.hint')), chosen);
    await lynx.press(say('public:resetPassword.new.submit'));
    await lynx.until(words(say('public:resetPassword.done')));
    await lynx.fill(say('public:login.username.label'), 'jan.nowak');
    await lynx.fill(say('public:login.password.label'), chosen);
    await lynx.press(say('public:login.submit'));
    await lynx.isAt(`${say('start:greeting')} Jan Nowak`);
  });
});

test('another system, and the e-government identity system, lead in by lynx', async ({ portal }) => {
  await inLynx(portal.origin + (await ssoLinkFor(portal.benchOrigin, 'jan.nowak')), async (lynx) => {
    await lynx.isAt(say('public:sso.title'));
    await lynx.until(words('Jan Nowak'));
    await lynx.press(say('public:sso.submit'));
    await lynx.isAt(`${say('start:greeting')} Jan Nowak`);
  });
  await inLynx(`${portal.origin}/login`, async (lynx) => {
    await lynx.isAt(say('public:login.title'));
    await lynx.press(say('public:epuap.signIn'));
    await lynx.isAt(/Kim jesteś\?/);
    // The staff side has plain buttons, which lynx names so.
    await lynx.press('BUTTON');
    await lynx.isAt(say('public:epuap.success.title'));
    await lynx.press(say('public:epuap.success.submit'));
    await lynx.isAt(`${say('start:greeting')} Jan Nowak`);
  });
});
