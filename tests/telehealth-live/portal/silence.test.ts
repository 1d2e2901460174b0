import { beforeEach, describe, expect, it } from 'vitest';
import { livePath, type LivePage } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import type { Fault, FaultyCall } from '#provider/core/telehealth/faults.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { addLive, liveWalk, removeLive } from '#tests/telehealth-live/scene.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const typedIn = ({ page }: Answer) => page.querySelector('textarea')?.text.trim();
const waysOf = ({ page }: Answer) =>
  page.querySelectorAll('main a').map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&'));
const DOCTOR = 'Majewska';
const LINE = 'Boli mnie kolano';

function fail(call: FaultyCall, kind: Fault = 'down') {
  stores.change(
    'provider',
    "insert into telehealth_faults (call, whose, kind) values (?, '', ?)",
    call,
    kind,
  );
}
const mend = () => {
  stores.change('provider', 'delete from telehealth_faults');
};

let made: string[] = [];
beforeEach(() => () => {
  mend();
  for (const id of made) removeLive(stores, id);
  made = [];
});

const janAt = async () => {
  const id = await addLive(at.portal);
  made.push(id);
  const jan = await at.signedIn();
  return { id, jan, walk: liveWalk(jan, id) };
};

describe.each(['down', 'slow'] as const)('while nothing says how it stands (%s)', (kind) => {
  it('the waiting room stays, with when and with whom, the phone and another try', async () => {
    const { walk } = await janAt();
    const room = await walk.atRoom();
    fail('live.state', kind);
    const silent = await walk.reload(room);
    expect(silent.status).toBe(200);
    for (const words of [say('telehealth:outage'), DOCTOR, say('telehealth-live:byPhone')])
      expect(textOf(silent)).toContain(words);
    expect(textOf(silent)).not.toContain(say('telehealth:join.over'));
    expect(waysOf(silent)).toContain(room.path);
    expect(textOf(await walk.pressed(room, 'leave'))).toContain(say('telehealth-live:notAnswering'));
    mend();
    expect(textOf(await walk.reload(room))).toContain(say('telehealth-live:room.doctor.away'));
  });

  it('the call stays, and a line that was typed stays in its field until it can be sent', async () => {
    const { jan, walk } = await janAt();
    const call = await walk.atCall(stores);
    fail('live.state', kind);
    const silent = await walk.reload(call);
    expect(silent.status).toBe(200);
    expect(textOf(silent)).toContain(DOCTOR);
    const refused = await jan.submit(call, { text: LINE });
    expect(refused.status).toBe(503);
    expect(textOf(refused)).toContain(say('telehealth-live:chat.failed'));
    expect(typedIn(refused)).toBe(LINE);
    mend();
    const again = await jan.get(call.path.replace(/&seen=.*$/, ''));
    expect(typedIn(again)).toBe(LINE);
    const sent = await walk.say(again, LINE);
    expect(sent.page.querySelectorAll('[data-live-line]')).toHaveLength(1);
  });
});

it('the other pages lead to the entry while nothing says how it stands, which has when and with whom', async () => {
  const { id, jan, walk } = await janAt();
  fail('live.state');
  for (const page of ['type', 'recording', 'leave', 'phone', 'ended'] as readonly LivePage[])
    expect((await jan.get(livePath(page, id))).location).toBe(joinPath(id));
  const entry = await jan.get(walk.entry);
  expect(textOf(entry)).toContain(say('telehealth:outage'));
  expect(textOf(entry)).toContain(DOCTOR);
});

it('what is posted to them is not made, which is said there, and waits in its form', async () => {
  const { id, jan, walk } = await janAt();
  const phone = await jan.get(livePath('phone', id));
  fail('live.state');
  const told = await jan.follow(await jan.submit(phone, { phoneNumber: '600 700 800' }));
  expect(told.path).toBe(joinPath(id));
  expect(told.page.querySelector('title')?.text).toMatch(
    new RegExp(`^Uwaga: ${say('telehealth-live:notAnswering')}`, 'i'),
  );
  expect(told.page.text).toContain(say('telehealth-live:notSaved'));
  expect(textOf(told)).toContain(say('telehealth:outage'));
  mend();
  await walk.reload(told);
  const again = await jan.get(livePath('phone', id));
  expect(again.page.querySelector('main input[type=tel]')?.getAttribute('value')).toBe('600 700 800');
});

it.each([
  ['C', 'down'],
  ['C', 'slow'],
  ['V', 'down'],
  ['V', 'slow'],
] as const)('rights that are not given are said in type %s without scripts (%s)', async (type, kind) => {
  const { walk } = await janAt();
  const call = await walk.atCall(stores, type);
  fail('live.accessData', kind);
  const page = await walk.reload(call);
  expect(textOf(page)).toContain(say('telehealth-live:call.refused'));
  expect(page.page.querySelector('textarea')).not.toBeNull();
});

it('devices can be tried from the details of what is booked', async () => {
  const id = await addLive(at.portal, { minutes: 2 * 24 * 60 });
  made.push(id);
  const jan = await at.signedIn();
  const details = await jan.get(`/bookings/AMMS/booking-${id}`);
  expect(details.page.querySelector(`main a[href="${livePath('test', id)}"]`)?.text).toBe(
    say('telehealth-live:test.link'),
  );
});
