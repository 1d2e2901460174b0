import { beforeEach, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** AP-12, AP-53: how somebody is told, in which language, and when of a visit. */

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const PATH = '/account/notifications';
beforeEach(() => at.portal.reset());

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const channelsOf = ({ page }: Answer) =>
  page.querySelectorAll('main input[name=channel]').map((option) => option.getAttribute('value'));
const account = (id: string) =>
  stores.read('provider', 'select * from accounts where id = ?', id) as Record<string, unknown>;

it('offers what the account has, and says why not the rest', async () => {
  const jan = await at.signedIn('jan.nowak');
  expect(channelsOf(await jan.get(PATH))).toEqual(['EMAIL', 'SMS', 'PORTAL']);
  const lucyna = await (await at.signedIn('lucyna.baran')).get(PATH);
  expect(channelsOf(lucyna)).toEqual(['EMAIL', 'PORTAL']);
  expect(mainOf(lucyna)).toContain(say('account:notifications.missing.unconfirmed'));

  stores.change(
    'provider',
    "update accounts set phone_number = null, email = null where id = 'account-2001'",
  );
  const bare = await jan.get(PATH);
  expect(channelsOf(bare)).toEqual(['PORTAL']);
  expect(mainOf(bare)).toContain(say('account:notifications.missing.noPhone'));
  expect(mainOf(bare)).toContain(say('account:notifications.missing.noEmail'));
});

it('chooses nothing that nobody has chosen, and keeps it so when something else is saved', async () => {
  const jan = await at.signedIn('jan.nowak');
  stores.change('provider', "update accounts set language = null where id = 'account-2001'");
  for (const path of ['/account', '/account/copy']) {
    expect(mainOf(await jan.get(path))).toContain('Nie wybrano');
  }
  const page = await jan.get(PATH);
  const chosen = page.page.querySelector('main input[name=language][checked]')?.getAttribute('value') ?? '';
  expect(chosen).toBe('');
  expect((await jan.submit(page, { reminderDays: '5' })).status).toBe(303);
  expect(account('account-2001')).toMatchObject({ language: null, reminder_days: 5 });
  await jan.submit(await jan.get(PATH), { language: 'en' });
  expect(account('account-2001')).toMatchObject({ language: 'en' });
});

it('says what Konto says while the chosen way cannot be used, and that saving changes it', async () => {
  const anna = await at.signedIn('anna.kowalska');
  expect(mainOf(await anna.get('/account'))).toContain('SMS-em');
  stores.change(
    'provider',
    `insert into settings (key, value) values ('smsConfirmation', '{"smsEnabled":false}') on conflict (key) do update set value = excluded.value`,
  );
  const konto = mainOf(await anna.get('/account'));
  expect(konto).toContain('e-mailem');
  expect(konto).not.toContain('SMS-em');
  expect(konto).toContain(say('account:konto.unusable.SMS'));
  const page = await anna.get(PATH);
  expect(channelsOf(page)).not.toContain('SMS');
  expect(page.page.querySelector('main input[name=channel][checked]')?.getAttribute('value')).toBe('EMAIL');
  expect(mainOf(page)).toContain(
    say('account:notifications.channel.unusable', { chosen: 'SMS', now: 'E-mail' }),
  );
});

it('saves, and refuses at the field what is not offered or no number of days; nothing typed is lost', async () => {
  const jan = await at.signedIn('jan.nowak');
  const page = await jan.get(PATH);
  expect(page.page.querySelector('main input[name=marketing][checked]')).toBeNull();
  for (const days of ['0', '32', '1.5', 'dwa', '-1', '2e1']) {
    const wrong = await jan.submit(page, { reminderDays: days });
    expect(wrong.status).toBe(400);
    expect(mainOf(wrong)).toContain(say('account:notifications.days.wrong'));
    expect(wrong.page.querySelector('main input[name=reminderDays]')?.getAttribute('value')).toBe(days);
  }
  for (const [days, stored] of [
    ['31', 31],
    ['1', 1],
    [' 7 ', 7],
    ['', null],
  ] as const) {
    const done = await jan.submit(await jan.get(PATH), { reminderDays: days });
    expect(done.location).toBe(PATH);
    expect(mainOf(await jan.follow(done))).toContain(say('account:notifications.saved'));
    expect(account('account-2001')['reminder_days']).toBe(stored);
  }

  const lucyna = await at.signedIn('lucyna.baran');
  const forged = await lucyna.submit(await lucyna.get(PATH), { channel: 'SMS' });
  expect(forged.status).toBe(422);
  expect(mainOf(forged)).toContain(say('account:notifications.channel.notThere'));
  expect(account('account-2017')['preferred_channel']).toBe('EMAIL');
});

it('keeps each yes and no to messages about offers, and says since when', async () => {
  const jan = await at.signedIn('jan.nowak');
  await jan.submit(await jan.get(PATH), { marketing: 'on' });
  const given = await jan.get(PATH);
  expect(mainOf(given)).toMatch(/Zgoda dana: \p{L}+ \d+/u);
  const form = given.page.querySelector('main input[name=marketing]');
  form?.removeAttribute('checked');
  await jan.submit(given);
  expect(mainOf(await jan.get(PATH))).toMatch(/Zgoda cofnięta: \p{L}+ \d+/u);
  const copy = mainOf(await jan.get('/account/copy'));
  expect(copy).toMatch(/wersja 1: zgoda, .*wersja 1: brak zgody, /su);
});

it('shows both values when another window has saved meanwhile', async () => {
  const jan = await at.signedIn('jan.nowak');
  const page = await jan.get(PATH);
  await jan.submit(page, { reminderDays: '5' });
  const late = await jan.submit(page, { reminderDays: '9' });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain(say('account:stale.stored', { value: '5' }));
  expect(mainOf(late)).toContain(say('account:stale.typed', { value: '9' }));
  expect((await jan.submit(late)).location).toBe(PATH);
  expect(account('account-2001')['reminder_days']).toBe(9);
});

it('says that it is saved when another window has saved the same', async () => {
  const jan = await at.signedIn('jan.nowak');
  const page = await jan.get(PATH);
  await jan.submit(page, { reminderDays: '4' });
  const same = await jan.submit(page, { reminderDays: '4', _key: 'another-key-of-a-second-window' });
  expect(mainOf(await jan.follow(same))).toContain(say('account:notifications.saved'));
});

it('shows what a refused form had typed as not saved', async () => {
  const jan = await at.signedIn('jan.nowak');
  const stored = String(account('account-2001')['reminder_days']);
  const refused = await jan.submit(await jan.get(PATH), { reminderDays: '27', csrf: 'stale' });
  expect(refused.status).toBe(403);
  const page = mainOf(await jan.get(PATH));
  expect(page).toContain(say('account:stale.stored', { value: stored }));
  expect(page).toContain(say('account:stale.typed', { value: '27' }));
});

it('the switch of the header saves the language with the account, and another browser speaks it', async () => {
  const jan = await at.signedIn('jan.nowak');
  const page = await jan.get('/account');
  const button = page.page.querySelector('header [name*="language-en"], footer [name*="language-en"]');
  expect(button).not.toBeNull();
  const form = button?.closest('form');
  const fields = Object.fromEntries(
    (form?.querySelectorAll('input[type=hidden]') ?? []).map((one) => [
      one.getAttribute('name') ?? '',
      one.getAttribute('value') ?? '',
    ]),
  );
  await jan.post(form?.getAttribute('action') ?? '', {
    ...fields,
    [button?.getAttribute('name') ?? '']: 'x',
  });
  expect(account('account-2001')['language']).toBe('en');
  const elsewhere = createVisitor(at.portal.origin);
  const sent = await elsewhere.submit(await elsewhere.get('/login'), {
    username: 'jan.nowak',
    password: PASSWORD,
  });
  expect((await elsewhere.follow(sent)).html).toContain('<html lang="en"');
});
