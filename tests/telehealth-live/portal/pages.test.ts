import { beforeEach, describe, expect, it } from 'vitest';
import { askedPath } from '#app/domain/telehealth-live/live-mark.ts';
import { livePath, type LivePage } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { PASSWORD, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { addLive, doctor, liveWalk, removeLive, type Live } from '#tests/telehealth-live/scene.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const seatIn = (path: string | null) => /[?&]seat=([\w-]+)/.exec(path ?? '')?.[1];

const CHILDREN: readonly LivePage[] = ['type', 'recording', 'room', 'call', 'leave', 'ended', 'phone'];

let made: string[] = [];
beforeEach(() => () => {
  for (const id of made) removeLive(stores, id);
  made = [];
});

async function live(of: Live = {}) {
  const id = await addLive(at.portal, of);
  made.push(id);
  return id;
}

const janAt = async (of: Live = {}, username = 'jan.nowak') => {
  const id = await live(of);
  const jan = await at.signedIn(username);
  return { id, jan, walk: liveWalk(jan, id) };
};

describe('an id that is nobody’s business (C-97)', () => {
  it.each(['', 'xyz', 'x'.repeat(200), 'teleconsultation-6002'])('%s leads to the list', async (id) => {
    const jan = await at.signedIn();
    expect((await jan.get(joinPath(id))).location).toBe('/bookings');
    for (const page of CHILDREN) expect((await jan.get(livePath(page, id))).location).toBe('/bookings');
    const said = (await jan.get('/bookings')).page.querySelector('main .notice-error')?.text ?? '';
    expect(said.includes(say('telehealth-live:notHere'))).toBe(id !== '');
  });

  it.each(['', 'xyz', 'teleconsultation-6002'])(
    '%s has no test of devices, which is open without one',
    async (id) => {
      const jan = await at.signedIn();
      expect((await jan.get(livePath('test', id))).location).toBe('/bookings');
      expect((await jan.get('/telehealth/test')).status).toBe(200);
      expect((await jan.get(livePath('test', await live()))).status).toBe(200);
    },
  );

  it('what is posted with it is not found', async () => {
    const jan = await at.signedIn();
    const csrf = (await jan.get('/display')).page.querySelector('input[name=csrf]')?.getAttribute('value');
    for (const page of CHILDREN) {
      const path = livePath(page, 'teleconsultation-6002');
      expect([page, (await jan.post(path, { csrf: csrf ?? '' })).status]).toEqual([page, 404]);
    }
  });
});

describe('what stands in the way', () => {
  it.each([
    [{ minutes: 31 }, 'telehealth:start.tooEarly'],
    [{ minutes: -271 }, 'telehealth:start.tooLate'],
    [{ minutes: 60, status: 'CANCELED' }, 'telehealth:start.status.canceled'],
    [{ minutes: -20, status: 'EXECUTED' }, 'telehealth:start.status.executed'],
  ] as const)('%j is said by the entry, and every other page leads there', async (of, text) => {
    const { id, jan, walk } = await janAt(of);
    const stop = await jan.get(walk.entry);
    expect(stop.status).toBe(200);
    expect(textOf(stop)).toContain(say(text, { from: '|' }).split('|')[0]?.trim());
    const isEnded = 'status' in of && of.status === 'EXECUTED';
    for (const page of ['type', 'room', 'call', 'leave'] as const)
      expect((await jan.get(walk.at(page))).location).toBe(isEnded ? livePath('ended', id) : joinPath(id));
  });

  it('who is asked for no consent is told to no system, and gives it there', async () => {
    const id = await live({ patientId: 'patient-1007' });
    const visitor = await at.signedIn('stanislaw.wojcik');
    const { entry } = liveWalk(visitor, id);
    const stop = await visitor.get(entry);
    expect(textOf(stop)).toContain(say('teleconsultation-summary:consent.missing'));
    const given = await visitor.submit(stop, { consent: 'on' });
    expect(given.location).toBe(entry);
    expect(textOf(await visitor.follow(given))).toContain(say('teleconsultation-summary:identity'));
  });
});

describe('the way in', () => {
  it('leads to what was not chosen yet', async () => {
    const { id, jan, walk } = await janAt();
    expect((await jan.get(walk.entry)).location).toBe(livePath('type', id));
    for (const page of ['room', 'call'] as const)
      expect((await jan.get(walk.at(page))).location).toBe(livePath('type', id));
    const chosen = await jan.submit(await jan.get(walk.at('type')), { type: 'V' });
    expect(chosen.location).toBe(livePath('recording', id));
    expect((await jan.get(walk.at('room'))).location).toBe(livePath('recording', id));
  });

  it('asks nobody for a recording of a chat', async () => {
    const { jan, id, walk } = await janAt();
    const chosen = await jan.submit(await jan.get(walk.at('type')), { type: 'C' });
    expect(chosen.location).toMatch(new RegExp(`^/telehealth/telewaitingroom\\?teleconsultationId=${id}&`));
    expect((await jan.get(walk.at('recording'))).location).toBe(livePath('room', id));
  });

  it('presets the last choice of the account alone', async () => {
    const first = await janAt();
    await first.walk.atRoom('A');
    const { jan, walk } = await janAt({ minutes: 5 });
    const checked = (await jan.get(walk.at('type'))).page.querySelector('input[type=radio][checked]');
    expect(checked?.getAttribute('value')).toBe('A');
    const anna = await at.signedIn('anna.kowalska');
    const hers = await live({ patientId: 'patient-1003' });
    const page = await anna.get(livePath('type', hers));
    expect(page.page.querySelector('input[type=radio][checked]')).toBeNull();
  });
});

describe('the waiting room and the call', () => {
  it('one tab goes on, and another is asked', async () => {
    const { id, jan, walk } = await janAt();
    const room = await walk.atRoom();
    expect(seatIn(room.path)).toBeTruthy();
    const other = await jan.get(walk.at('room'));
    expect(textOf(other)).toContain(say('telehealth-live:seat.text'));
    const taken = await walk.pressed(other, 'take');
    expect(seatIn(taken.path)).not.toBe(seatIn(room.path));
    expect(textOf(taken)).not.toContain(say('telehealth-live:seat.text'));
    expect(textOf(await walk.reload(room))).toContain(say('telehealth-live:seat.text'));
    expect((await jan.get(walk.entry)).location).toBe(livePath('room', id, seatIn(taken.path)));
  });

  it('who was there without scripts comes back to it in the same browser alone', async () => {
    const { id, jan, walk } = await janAt();
    const call = await walk.atCall(stores);
    const back = await jan.get(walk.entry);
    expect(back.location).toBe(livePath('call', id, seatIn(call.path)));
    expect(textOf(await jan.follow(back))).not.toContain(say('telehealth-live:seat.text'));
    const other = await at.signedIn();
    expect((await other.get(walk.entry)).location).toBe(livePath('call', id));
    expect(textOf(await other.get(livePath('call', id)))).toContain(say('telehealth-live:seat.text'));
    stores.change(
      'provider',
      "update telehealth_lives set ready_by = 'script' where consultation_id = ?",
      id,
    );
    expect((await jan.get(walk.entry)).location).toBe(livePath('call', id));
  });

  it('who signs out and in again without scripts comes back to it; a session that is open elsewhere is asked', async () => {
    const { id, jan, walk } = await janAt();
    const first = await walk.atCall(stores);
    const other = await at.signedIn();
    expect(textOf(await other.follow(await other.get(walk.entry)))).toContain(
      say('telehealth-live:seat.text'),
    );
    await jan.follow(await jan.submit(await jan.get('/logout'), {}, 'main form'));
    await jan.signIn('jan.nowak');
    const call = await jan.follow(await jan.get(walk.entry));
    expect(call.path).toContain(livePath('call', id));
    expect(textOf(call)).not.toContain(say('telehealth-live:seat.text'));
    // An address of before the signing out is another place.
    expect(textOf(await jan.get(first.path))).toContain(say('telehealth-live:seat.text'));
    expect(textOf(await other.follow(await other.get(walk.entry)))).toContain(
      say('telehealth-live:seat.text'),
    );
  });

  it('an account that has signed out is asked about another account’s tab', async () => {
    const { id, walk } = await janAt({ patientId: 'patient-1003' }, 'anna.kowalska');
    await walk.atCall(stores);
    stores.change(
      'provider',
      "update telehealth_lives set seat_account_id = 'account-2001' where consultation_id = ?",
      id,
    );
    stores.change('portal', 'update sessions set ended_at = created_at');
    const anna = await at.signedIn('anna.kowalska');
    expect(textOf(await anna.follow(await anna.get(walk.entry)))).toContain(say('telehealth-live:seat.text'));
  });

  it('who asks to be called comes back to the same tab', async () => {
    const { jan, walk } = await janAt();
    const room = await walk.atRoom();
    const link = room.page.querySelector('a[href^="/telehealth/phone"]')?.getAttribute('href') ?? '';
    expect(seatIn(link)).toBe(seatIn(room.path));
    const noted = await jan.submit(await jan.get(link.replaceAll('&amp;', '&')), {
      phoneNumber: '600100102',
    });
    expect(seatIn(noted.location)).toBe(seatIn(room.path));
  });

  it('what was typed in a tab that did not go on is in the field of the one that does', async () => {
    const { jan, walk } = await janAt();
    const call = await walk.atCall(stores);
    await walk.pressed(await jan.get(walk.at('call')), 'take');
    const asked = await walk.say(call, 'STARA KARTA');
    expect(textOf(asked)).toContain(say('telehealth-live:seat.text'));
    const taken = await walk.pressed(asked, 'take');
    expect(taken.page.querySelector('textarea')?.text.trim()).toBe('STARA KARTA');
    expect(taken.page.querySelectorAll('[data-live-line]')).toEqual([]);
  });

  it('says at once that it was moved while somebody waits', async () => {
    const { id, walk } = await janAt();
    const room = await walk.atRoom();
    const moved = say('telehealth-live:stop.moved', { when: '|' }).split('|')[0]?.trim() ?? '';
    expect(textOf(room)).not.toContain(moved);
    const later =
      'update bookings set starts_at = starts_at + 900000, ends_at = ends_at + 900000 where system_id = ?';
    stores.change('provider', later, `booking-${id}`);
    expect(textOf(await walk.pressed(room, 'here'))).toContain(moved);
    expect(textOf(await walk.reload(room))).not.toContain(moved);
    stores.change('provider', later.replaceAll('+', '-'), `booking-${id}`);
    expect(textOf(await walk.reload(room))).toContain(moved);
  });

  it('the call leads back to the room until the doctor is in', async () => {
    const { id, jan, walk } = await janAt();
    const room = await walk.atRoom();
    const path = livePath('call', id, seatIn(room.path));
    expect((await jan.get(path)).location).toBe(livePath('room', id, seatIn(room.path)));
    // Nobody talks anywhere yet, also for an address that names no tab.
    expect((await jan.get(walk.at('call'))).location).toBe(livePath('room', id));
    doctor(stores, id, { doctor: 'IN' });
    expect((await jan.get(path)).status).toBe(200);
    expect((await jan.get(walk.entry)).location).toBe(livePath('call', id, seatIn(room.path)));
  });

  it('a line is kept as it was typed, once for its page', async () => {
    const { jan, id, walk } = await janAt();
    const call = await walk.atCall(stores);
    const text = '<b>Boli</b>\r\nkolano 🦵';
    await Promise.all(Array.from({ length: 10 }, () => jan.submit(call, { text })));
    const again = await walk.reload(call);
    const lines = again.page.querySelectorAll('[data-live-line]');
    expect(lines.map((line) => line.querySelector('p:last-child')?.text)).toEqual(['<b>Boli</b>\nkolano 🦵']);
    doctor(stores, id, { doctor: 'DROPPED' });
    expect(textOf(await walk.reload(call))).toContain(say('telehealth-live:call.doctor.dropped'));
  });

  it('waits for news longer than a page may take, and says so when there are none', async () => {
    const { id, jan, walk } = await janAt();
    const call = await walk.atCall(stores);
    const mark = call.page.querySelector('[data-live-state]')?.getAttribute('data-live-state') ?? '';
    const asked = new URLSearchParams({ seat: seatIn(call.path) ?? '', mark });
    const news = await jan.get(`${askedPath('news', id)}&${asked.toString()}`, { 'x-quiet-refresh': '1' });
    expect(news.status).toBe(200);
    expect(JSON.parse(news.html)).toMatchObject({ mark });
  });

  it('what was typed when it ended is shown as not sent', async () => {
    const { id, jan, walk } = await janAt();
    const call = await walk.atCall(stores);
    stores.change('provider', "update bookings set status = 'EXECUTED' where system_id = ?", `booking-${id}`);
    const sent = await jan.submit(call, { text: 'Jeszcze jedno pytanie' });
    expect(sent.location).toBe(livePath('ended', id));
    const ended = textOf(await jan.follow(sent));
    expect(ended).toContain(say('telehealth-live:ended.unsent'));
    expect(ended).toContain('Jeszcze jedno pytanie');
  });

  it('what was typed when it was cancelled is shown as not sent', async () => {
    const { id, jan, walk } = await janAt();
    const call = await walk.atCall(stores);
    stores.change('provider', "update bookings set status = 'CANCELED' where system_id = ?", `booking-${id}`);
    const stop = textOf(await walk.say(call, 'Jeszcze jedno pytanie'));
    expect(stop).toContain(say('telehealth-live:ended.unsent'));
    expect(stop).toContain('Jeszcze jedno pytanie');
    expect(textOf(await jan.get('/telehealth'))).not.toContain('Jeszcze jedno pytanie');
  });

  it('who leaves can come back', async () => {
    const { id, jan, walk } = await janAt();
    const left = await walk.pressed(await walk.atRoom(), 'leave');
    expect(left.path).toBe(`/bookings/AMMS/booking-${id}`);
    expect((await jan.get(walk.entry)).location).toBe(livePath('room', id));
    expect((await jan.follow(await jan.get(walk.entry))).status).toBe(200);
  });
});

describe('a session that is over', () => {
  const EXPECTED = 'Czy mam przyjść?';
  const signedInFrom = async (jan: Visitor, page: Answer) =>
    jan.follow(await jan.submit(page, { username: 'jan.nowak', password: PASSWORD }));

  it('what was typed in the call stands in its field again once somebody has signed in', async () => {
    const { jan, walk } = await janAt();
    const call = await walk.atCall(stores);
    stores.change('portal', 'update sessions set ended_at = created_at');
    const back = await signedInFrom(jan, await walk.say(call, EXPECTED));
    expect(back.page.querySelector('textarea')?.text.trim()).toBe(EXPECTED);
  });

  it('so it does where somebody has signed out in another tab', async () => {
    const { jan, walk } = await janAt();
    const call = await walk.atCall(stores);
    await jan.follow(await jan.submit(await jan.get('/logout'), {}, 'main form'));
    const stale = await walk.say(call, EXPECTED);
    expect(stale.status).toBe(403);
    const again = stale.page.querySelector('main a.button-primary')?.getAttribute('href') ?? '';
    const login = await jan.follow(await jan.get(again.replaceAll('&amp;', '&')));
    const back = await signedInFrom(jan, login);
    expect(back.page.querySelector('textarea')?.text.trim()).toBe(EXPECTED);
    expect(back.page.querySelectorAll('[data-live-line]')).toEqual([]);
  });
});
