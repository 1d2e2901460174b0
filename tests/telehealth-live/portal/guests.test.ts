import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUEST_ENTER_PATH, GUEST_PATH } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { setFault } from '#tests/telehealth/contract/scene.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { invitation, inviting, leaving, NAME, opened, taken } from '#tests/telehealth-live/guest-scene.ts';
import { addLive, liveWalk, removeLive, type Live } from '#tests/telehealth-live/scene.ts';

const MOST_BYTES = 14_000;
const MOST_TRIES = 5;

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const guestOf = () => createVisitor(at.portal.origin);
const CLOSED = say('telehealth-guest:closed.title');
const GOOD = { name: NAME, consent: 'on' };

let made: string[] = [];
beforeEach(() => () => {
  for (const id of made) removeLive(stores, id);
  made = [];
});

async function jansLive(of: Live = {}) {
  const id = await addLive(at.portal, of);
  made.push(id);
  const jan = await at.signedIn();
  return { id, jan, walk: liveWalk(jan, id) };
}

/** A page without what differs from one answer to the next. */
const plain = ({ html }: Answer) => html.replaceAll(/name="(_key|csrf)" value="[^"]*"|nonce="[^"]*"/g, '');

describe('a guest of a teleconsultation (liv-145)', () => {
  it('is invited from the waiting room, joins, writes, is seen, and leaves', async () => {
    const { id, jan, walk } = await jansLive();
    const call = await walk.atCall(stores);
    const room = await jan.get(call.path.replace('teleconsultation?', 'telewaitingroom?'));
    for (const page of [room, call])
      expect(page.page.querySelectorAll('main a[href^="/telehealth/invite"]')).toHaveLength(1);

    const shown = await inviting(jan, await jan.get(walk.at('invite')), 'make');
    const address = shown.page.querySelector('main code')?.text ?? '';
    expect(address).toMatch(new RegExp(`^${at.portal.origin}${GUEST_PATH}/[\\w-]{43}$`));
    // It is shown this once.
    const again = await jan.get(walk.at('invite'));
    expect(again.html).not.toContain(address);
    expect(textOf(again)).toContain(say('telehealth-guest:invite.waits'));

    const guest = guestOf();
    const path = new URL(address).pathname;
    // A program that looks at the address first uses nothing up.
    expect((await opened(guestOf(), path)).status).toBe(200);
    const page = await opened(guest, path);
    expect([page.status, page.path]).toEqual([200, GUEST_ENTER_PATH]);
    expect(page.html).not.toMatch(/Nowak|Majewska/);
    const entered = await guest.submit(page, GOOD);
    expect(entered.location).toBe(GUEST_PATH);
    expect(entered.headers.get('set-cookie')).toMatch(/Path=\/telehealth\/guest; .*HttpOnly; SameSite=Lax/);
    const talk = await guest.follow(entered);
    expect(textOf(talk)).toContain(NAME);
    expect(textOf(talk)).not.toContain('Nowak');
    for (const { html } of [page, talk]) expect(gzipSync(html).length).toBeLessThanOrEqual(MOST_BYTES);

    const sent = await guest.follow(await guest.submit(talk, { text: 'Tłumaczę' }));
    expect(sent.page.querySelectorAll('[data-live-line]')).toHaveLength(1);
    const seen = textOf(await walk.reload(call));
    expect(seen).toContain(`${NAME} (gość)`);
    expect(seen).toContain(say('telehealth-guest:there', { name: NAME, time: '|' }).split('|')[0]?.trim());
    expect(
      stores.read('provider', 'select name from telehealth_guests where consultation_id = ?', id),
    ).toEqual({
      name: NAME,
    });

    // Whoever opens the address again in the same browser is led back; in another one it is used.
    const back = await opened(guest, path);
    expect([back.status, back.path]).toEqual([200, GUEST_PATH]);
    expect((await opened(guestOf(), path)).status).toBe(404);
    const left = await guest.follow(await leaving(guest, sent));
    expect(textOf(left)).toContain(say('telehealth-guest:room.left'));
    expect((await guest.get(GUEST_PATH)).status).toBe(404);
  });

  it('a code that is used, wrong, withdrawn, of what is over or late has one answer, to a look and to the form', async () => {
    const { id, jan, walk } = await jansLive();
    const used = await invitation(jan, walk);
    const form = await opened(guestOf(), used);
    await taken(guestOf(), used);
    const answers = async (path: string) => {
      const visitor = guestOf();
      const link = await visitor.get(path);
      const looked = await visitor.follow(link);
      const token = looked.page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
      const posted = await visitor.post(form.path, { ...GOOD, csrf: token });
      return [link.status, looked.status, posted.status, plain(looked), plain(posted)];
    };
    const wrong = await answers(`${GUEST_PATH}/${'x'.repeat(43)}`);
    expect(wrong.slice(0, 3)).toEqual([303, 404, 422]);
    expect(wrong[3]).toContain(CLOSED);
    expect(wrong[3]).toBe(wrong[4]);
    expect(await answers(used)).toEqual(wrong);

    const replaced = await invitation(jan, walk);
    await inviting(jan, await jan.get(walk.at('invite')), 'withdraw');
    expect(await answers(replaced)).toEqual(wrong);

    const good = await invitation(jan, walk);
    const set = (status: string) =>
      stores.change(
        'provider',
        'update bookings set status = ? where system_id = ?',
        status,
        `booking-${id}`,
      );
    for (const status of ['EXECUTED', 'CANCELED']) {
      set(status);
      expect(await answers(good)).toEqual(wrong);
    }
    set('SCHEDULED');
    const move = 'update bookings set starts_at = starts_at + ?, ends_at = ends_at + ? where system_id = ?';
    const by = (ms: number) => stores.change('provider', move, ms, ms, `booking-${id}`);
    by(-5 * 3_600_000);
    expect(await answers(good)).toEqual(wrong);
    by(5 * 3_600_000);
    expect((await opened(guestOf(), good)).status).toBe(200);
  });

  it('opens no other page of anybody, and its cookie goes to no other', async () => {
    const { jan, walk } = await jansLive();
    const guest = guestOf();
    const entered = await guest.submit(await opened(guest, await invitation(jan, walk)), GOOD);
    expect(entered.headers.get('set-cookie')).toContain(`Path=${GUEST_PATH};`);
    for (const path of [
      walk.entry,
      walk.at('room'),
      walk.at('call'),
      walk.at('invite'),
      '/bookings',
      '/start',
    ])
      expect([path, (await guest.get(path)).location]).toEqual([
        path,
        `/login?return=${encodeURIComponent(path)}`,
      ]);
  });

  it('a form that is sent ten times at once lets in one, who is led into the talk each time', async () => {
    const { jan, walk } = await jansLive();
    const guest = guestOf();
    const page = await opened(guest, await invitation(jan, walk));
    const all = await Promise.all(Array.from({ length: 10 }, () => guest.submit(page, GOOD)));
    expect(new Set(all.map(({ location }) => location))).toEqual(new Set([GUEST_PATH]));
  });

  it('what was typed is not lost when the invitation is taken back', async () => {
    const { jan, walk } = await jansLive();
    const guest = guestOf();
    const talk = await taken(guest, await invitation(jan, walk));
    await inviting(jan, await jan.get(walk.at('invite')), 'withdraw');
    const refused = await guest.submit(talk, { text: 'Ważne słowa' });
    expect([refused.status, textOf(refused).includes(CLOSED)]).toEqual([404, true]);
    expect(textOf(refused)).toContain('Ważne słowa');
  });

  it('is invited before the window opens, and told when to come', async () => {
    const { id, jan, walk } = await jansLive({ minutes: 60 });
    for (const path of [walk.entry, `/bookings/AMMS/booking-${id}`]) {
      const links = (await jan.get(path)).page.querySelectorAll('main a[href^="/telehealth/invite"]');
      expect([path, ...links.map((link) => link.getAttribute('href'))]).toEqual([path, walk.at('invite')]);
    }
    const early = await opened(guestOf(), await invitation(jan, walk));
    expect(early.status).toBe(200);
    expect(early.page.querySelector('main input[name=name]')).toBeNull();
    expect(textOf(early)).toContain(say('telehealth-guest:enter.early', { from: '|' }).split('|')[0]?.trim());
  });

  it('is not offered for what is over, nor where nobody may speak for the patient', async () => {
    const { id, jan, walk } = await jansLive({ minutes: -300 });
    expect((await jan.get(walk.at('invite'))).location).toBe(joinPath(id));
    expect((await jan.get(`/bookings/AMMS/booking-${id}`)).html).not.toContain('/telehealth/invite');
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get(walk.at('invite'))).location).toBe('/bookings');
  });

  it('says that nothing answers, and keeps what was typed', async () => {
    const { jan, walk } = await jansLive();
    const guest = guestOf();
    const page = await opened(guest, await invitation(jan, walk));
    await setFault(at.stores.provider, 'live.guest', 'down');
    const failed = await guest
      .submit(page, GOOD)
      .finally(() => setFault(at.stores.provider, 'live.guest', null));
    expect(failed.status).toBe(503);
    expect(failed.html).toContain(NAME);
  });
});

describe('guesses at invitations', () => {
  const few = portalForFile({ env: { SIGN_IN_TRIES: String(MOST_TRIES) } });

  it('are counted by address', async () => {
    const guesser = createVisitor(few.portal.origin);
    const tries: number[] = [];
    for (let index = 0; index <= MOST_TRIES; index += 1) {
      const page = await opened(guesser, `${GUEST_PATH}/guess-${index}`);
      const csrf = page.page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
      tries.push((await guesser.post(GUEST_ENTER_PATH, { ...GOOD, csrf })).status);
    }
    expect(tries).toEqual([...Array.from({ length: MOST_TRIES }, () => 422), 429]);
  });
});
