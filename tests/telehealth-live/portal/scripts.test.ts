import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { askedPath } from '#app/domain/telehealth-live/live-mark.ts';
import { weigh } from '#tests/bench/weight.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { addLive, doctor, liveWalk } from '#tests/telehealth-live/scene.ts';

const MOST_BYTES = 14_000;

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const scriptsOf = ({ page }: Answer) =>
  page
    .querySelectorAll('script')
    .map((script) => /\/assets\/([\w.]+)-/.exec(script.getAttribute('src') ?? '')?.[1]);
const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

describe('scripts of pages', () => {
  it('are one on every page but the room, the call and the trial of devices', async () => {
    const jan = await at.signedIn();
    for (const path of ['/bookings', '/messages', '/start', '/account', '/newteleconsultation', '/display'])
      expect([path, scriptsOf(await jan.follow(await jan.get(path)))]).toEqual([path, ['enhance']]);
    expect(scriptsOf(await createVisitor(at.portal.origin).get('/login'))).toEqual(['enhance']);
    expect(scriptsOf(await jan.get('/telehealth/test'))).toEqual(['enhance', 'devices']);
  });

  it('are one more in room and call, and the vendor’s library stands in no page of a stand-in', async () => {
    for (const type of ['C', 'V'] as const) {
      const id = await addLive(at.portal);
      const jan = await at.signedIn();
      const walk = liveWalk(jan, id);
      const call = await walk.atCall(stores, type);
      const room = await jan.get(call.path.replace('teleconsultation?', 'telewaitingroom?'));
      expect(scriptsOf(room)).toEqual(['enhance', 'live']);
      expect(scriptsOf(call)).toEqual(['enhance', 'live']);
      expect(call.html).not.toContain('opentok');
    }
  });

  it('leave the first page of the call under 14 kB', async () => {
    const id = await addLive(at.portal);
    const jan = await at.signedIn();
    const call = await liveWalk(jan, id).atCall(stores, 'V');
    expect(call.status).toBe(200);
    const list = await weigh({ origin: at.portal.origin, path: '/bookings', cookie: cookieOf(jan) });
    const { html, total } = await weigh({ origin: at.portal.origin, path: call.path, cookie: cookieOf(jan) });
    process.stdout.write(
      `${call.path.split('?')[0] ?? ''}: HTML ${html.brotli} B, in all ${total.brotli} B (brotli), /bookings ${list.total.brotli} B\n`,
    );
    expect(html.brotli).toBeLessThanOrEqual(MOST_BYTES);
    expect(gzipSync(call.html).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('what scripts ask for', () => {
  const attribute = ({ page }: Answer, name: string) =>
    page.querySelector(`[${name}]`)?.getAttribute(name) ?? '';
  const said = ({ html }: Answer) => JSON.parse(html) as Record<string, unknown>;

  /** Jan in the waiting room or in the call, and what a script of that page posts. */
  async function scripted(type: 'C' | 'V', where: 'atRoom' | 'atCall' = 'atRoom') {
    const id = await addLive(at.portal);
    const jan = await at.signedIn();
    const walk = liveWalk(jan, id);
    const page = where === 'atRoom' ? await walk.atRoom(type) : await walk.atCall(stores, type);
    const csrf = page.page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
    const seat = attribute(page, 'data-live-seat');
    const patient = attribute(page, 'data-live-patient');
    const own = { csrf, seat, patient, page: where === 'atRoom' ? 'waiting' : 'call' };
    const post = (what: Parameters<typeof askedPath>[0], fields: Record<string, string> = {}) =>
      jan.post(askedPath(what, id), { ...own, ...fields });
    return { id, jan, walk, page, seat, post };
  }

  it('a report says how it stands, and whether the next one is use of the session', async () => {
    const { id, jan, page, seat, post } = await scripted('C');
    const mark = attribute(page, 'data-live-state');
    expect(said(await post('report'))).toMatchObject({ mark, isUse: true });
    expect(said(await post('report'))).not.toHaveProperty('isElsewhere');
    expect(said(await post('report', { seat: 'another-seat' }))).toMatchObject({ isElsewhere: true });
    doctor(stores, id, { doctor: 'IN' });
    const { mark: now } = said(await post('report'));
    expect(now).not.toBe(mark);
    const fresh = await jan.get(livePath('room', id, seat), { 'x-quiet-refresh': '1' });
    expect(attribute(fresh, 'data-live-state')).toBe(now);
  });

  it('a report is taken for whom the page says alone, and a page that does not say it is asked in full', async () => {
    const { post } = await scripted('C');
    expect((await post('report', { patient: '' })).status).toBe(200);
    // The call refuses it, then all is asked in its order: it is still Jan's.
    expect((await post('report', { patient: 'patient-1002' })).status).toBe(200);
    const { id } = await scripted('C');
    const anna = await at.signedIn('anna.kowalska');
    const csrf =
      (await anna.get('/display')).page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
    const foreign = { csrf, seat: 'seat-of-anna', patient: 'patient-1001', page: 'waiting' };
    expect((await anna.post(askedPath('report', id), foreign)).status).toBe(404);
  });

  it.each(['404', 'nonsense', 'down'])(
    'a report that is answered by %s is one that is not answered',
    async (kind) => {
      const { walk, page, post } = await scripted('C', 'atCall');
      const room = page.path.replace('teleconsultation?', 'telewaitingroom?');
      stores.change(
        'provider',
        "insert into telehealth_faults (call, whose, kind) values ('live.status', '', ?)",
        kind,
      );
      try {
        expect((await post('report')).status).toBe(503);
        for (const path of [room, page.path]) {
          const shown = await walk.reload({ ...page, path });
          expect(shown.status).toBe(200);
          expect(shown.page.querySelector('main')?.text).toContain(say('telehealth-live:notAnswering'));
          expect(shown.page.querySelectorAll('main a[href^="tel:"]').length).toBeGreaterThan(0);
        }
      } finally {
        stores.change('provider', "delete from telehealth_faults where call = 'live.status'");
      }
      expect((await post('report')).status).toBe(200);
    },
  );

  it('rights that are answered by 404 are said in the call, which leads nowhere in a circle', async () => {
    const { walk, page } = await scripted('C', 'atCall');
    stores.change(
      'provider',
      "insert into telehealth_faults (call, whose, kind) values ('live.accessData', '', '404')",
    );
    const shown = await walk.reload(page);
    stores.change('provider', "delete from telehealth_faults where call = 'live.accessData'");
    expect([shown.status, shown.location]).toEqual([200, null]);
    expect(shown.page.querySelector('main')?.text).toContain(say('telehealth-live:call.refused'));
  });

  it('a connection is told by the tab that goes on alone', async () => {
    const { id, post, seat } = await scripted('V', 'atCall');
    const told = () =>
      stores.read(
        'provider',
        'select count(*) as n from telehealth_connections where consultation_id = ?',
        id,
      );
    for (const wrong of ['xx', '', 'another-seat'])
      expect((await post('connection', { connectionId: 'call-connection-1', seat: wrong })).status).toBe(409);
    expect(told()).toEqual({ n: 0 });
    expect((await post('connection', { connectionId: 'call-connection-1', seat })).status).toBe(200);
    expect(told()).toEqual({ n: 1 });
  });

  it('news say at once that another tab goes on, though nothing else has changed', async () => {
    const { id, jan, walk, page, seat } = await scripted('C', 'atCall');
    const asked = new URLSearchParams({ seat, mark: attribute(page, 'data-live-state') });
    const begun = performance.now();
    const news = jan.get(`${askedPath('news', id)}&${asked.toString()}`, { 'x-quiet-refresh': '1' });
    await walk.pressed(await jan.get(walk.at('call')), 'take');
    expect(said(await news)).toMatchObject({ isElsewhere: true });
    expect(performance.now() - begun, 'ms until the first tab knows').toBeLessThan(5_000);
  });

  it('a page that goes is nobody’s place: whoever comes back goes straight on, and is asked while a tab is open', async () => {
    const { id, jan, walk, post } = await scripted('V', 'atCall');
    await post('report');
    const came = async () => jan.follow(await jan.get(walk.entry));
    const asks = ({ page }: Answer) =>
      page.querySelector('main')?.text.includes(say('telehealth-live:seat.text'));
    expect(asks(await came())).toBe(true);
    expect((await post('report', { seat: 'another-seat', gone: '1' })).status).toBe(200);
    expect(asks(await came())).toBe(true);
    expect(said(await post('report', { gone: '1' }))).toEqual({});
    const back = await came();
    expect(back.path).toContain(livePath('call', id));
    expect(asks(back)).toBe(false);
    expect(said(await post('report'))).toMatchObject({ isElsewhere: true });
  });

  it.each(['atRoom', 'atCall'] as const)(
    'a report leads away once the consent is taken back, and fails once the link has ended: %s',
    async (where) => {
      const { jan, walk, page, post } = await scripted('C', where);
      expect((await post('report')).status).toBe(200);
      const set = (value: string, validTo: string | null) => {
        stores.change(
          'provider',
          "update teleconsultation_states set value = ? where patient_id = 'patient-1001'",
          value,
        );
        stores.change(
          'provider',
          "update patient_consents set valid_to = ? where id = 'consent-7004'",
          validTo,
        );
      };
      const link = (state: string) =>
        stores.change(
          'provider',
          "update account_patients set link_state = ? where patient_id = 'patient-1001'",
          state,
        );
      set('N', '2020-01-01');
      const led = await post('report');
      expect([led.status, led.location]).toEqual([303, walk.entry]);
      expect((await walk.reload(page)).location).toBe(walk.entry);
      expect((await jan.get(walk.entry)).page.querySelector('main')?.text).toContain(
        say('teleconsultation-summary:consent.missing'),
      );
      set('C', null);
      expect((await post('report')).status).toBe(200);
      link('D');
      const ended = await post('report');
      link('C');
      expect(ended.status).toBe(404);
    },
  );

  it('a report says which devices are off, for the doctor’s side', async () => {
    const { id, post } = await scripted('V', 'atCall');
    const known = () =>
      stores.read(
        'provider',
        'select patient_microphone_off as microphone, patient_camera_off as camera from telehealth_lives where consultation_id = ?',
        id,
      );
    await post('report', { microphone: 'off', camera: 'on' });
    expect(known()).toEqual({ microphone: 1, camera: 0 });
    await post('report', { microphone: 'nonsense' });
    expect(known()).toEqual({ microphone: null, camera: null });
  });
});
