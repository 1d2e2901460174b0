import { beforeAll, describe, expect, it } from 'vitest';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { textOfPages } from '#tests/support/pdf-text.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { TEXT, walkOn } from '#tests/teleconsultations/walk-on.ts';
import { addLive } from '#tests/telehealth-live/scene.ts';

/** Words that send a person somewhere: a street, a room, a map. */
const PLACE = /\bul\.|Lipow|Ogrodow|20-\d{3}|gabinet|\bsala\b|openstreetmap/i;
/** No token has such letters. */
const ROOM = 'Ó17-B';

const at = portalForFile({ limits: ROOMY });
let jan: Visitor;
let id: string;
let booking: string;

/** Jan's begins in an hour and a half, and a host says a room with it. */
beforeAll(async () => {
  id = await addLive(at.portal, { minutes: 90 });
  booking = `/bookings/AMMS/booking-${id}`;
  await at.stores.provider
    .updateTable('bookings')
    .set({ room: ROOM })
    .where('system_id', '=', `booking-${id}`)
    .execute();
  jan = await at.signedIn();
});

const shown = async (path: string) => {
  const answer = await jan.follow(await jan.get(path));
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};
const mainOf = ({ page }: Answer) => page.querySelector('main')?.outerHTML ?? '';
/** The part of a list that is about it. */
const partOf = ({ page }: Answer, selector: string) =>
  page.querySelectorAll(selector).find(({ outerHTML }) => outerHTML.includes(id))?.outerHTML ?? '';

/** Each place that says where a visit is. */
const OUTPUTS: Readonly<Record<string, () => Promise<string>>> = {
  // A page that was too slow to say what waits shows the visit itself.
  start: async () => partOf(await shown('/start'), 'main li, main .visit'),
  list: async () => partOf(await shown('/bookings'), 'main li'),
  details: async () => mainOf(await shown(booking)),
  'cancel page': async () => mainOf(await shown(`${booking}/cancel`)),
  'print page': async () => mainOf(await shown(`${booking}/print`)),
  'printed list': async () => {
    const { page } = await shown('/bookings/print');
    const cards = page.querySelectorAll('.printout .card');
    return cards.find(({ text }) => text.includes(say('bookings:meeting.VIDEO')))?.outerHTML ?? '';
  },
  'PDF file': async () => {
    const cookie = [...jan.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${at.portal.origin}${booking}/printout.pdf`, { headers: { cookie } });
    return textOfPages(Buffer.from(await answer.arrayBuffer())).join('\n');
  },
  'entry of a calendar': async () => (await shown(`${booking}/visit.ics`)).html.replaceAll('\r\n ', ''),
  'entry of a feed': async () => {
    const made = await jan.submit(await jan.get('/bookings/calendar'));
    const { pathname } = new URL(made.page.querySelector('main code')?.text ?? '');
    const { html } = await createVisitor(at.portal.origin).get(pathname);
    const events = html.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
    return events.find((event) => event.includes(id)) ?? '';
  },
  'every step of the wizard, and its result': async () => {
    const walk = walkOn(jan);
    const pages = [await walk.atServices(), await walk.atDates(), await walk.atCase()];
    const description = await walk.atDescription();
    const summary = await walk.send(description, { description: TEXT });
    const result = await walk.send(summary);
    expect(result.path).toContain('/result');
    return [...pages, description, summary, result].map(mainOf).join('\n');
  },
  'wizard that moves it': async () => {
    const { page } = await shown(booking);
    const move = page.querySelectorAll('main a').find(({ text }) => text.includes(say('bookings:list.move')));
    return mainOf(await shown(move?.getAttribute('href') ?? ''));
  },
  'waiting page': async () => mainOf(await shown(`/telehealth?teleconsultationId=${id}`)),
};

describe('a teleconsultation names no street, room or map', () => {
  it.each(Object.keys(OUTPUTS))('%s', async (name) => {
    const said = await OUTPUTS[name]?.();
    expect(said?.length).toBeGreaterThan(100);
    expect(said).not.toMatch(PLACE);
    expect(said).not.toContain(ROOM);
  });

  it('the mail that says that it is cancelled', async () => {
    const { provider } = at.stores;
    await jan.submit(await jan.get(`${booking}/cancel`));
    const mails = await provider.selectFrom('outbox').selectAll().execute();
    const mail = mails.find(({ link }) => link?.includes(id));
    expect(mail?.text).toMatch(/odwołan/);
    expect(`${mail?.subject ?? ''}${mail?.text ?? ''}`).not.toMatch(PLACE);
  });
});

describe('what it says instead', () => {
  it('by what it is given, whose it is, and by which clock its hours are', async () => {
    const other = await addLive(at.portal, { minutes: 180 });
    const page = await shown(`/bookings/AMMS/booking-${other}`);
    const text = mainOf(page).replace(/<[^>]*>/g, ' ');
    expect(text).toContain(say('bookings:meeting.VIDEO'));
    expect(text).toMatch(/\d:\d{2} czasu polskiego/);
    const entry = (await shown(`/bookings/AMMS/booking-${other}/visit.ics`)).html.replaceAll('\r\n ', '');
    expect(entry).toMatch(
      new RegExp(`LOCATION:${say('bookings:meeting.VIDEO').replace(',', '\\\\\\\\?,')}.*${other}`),
    );
  });

  it.each(['pl', 'en'] as const)(
    'while it can be joined (%s): one end beside its hours, and it is the end of joining',
    async (language) => {
      const open = await addLive(at.portal, { minutes: 5 });
      const reader = await at.signedIn();
      reader.cookies.set('language', encodeURIComponent(btoa(JSON.stringify(language))));
      const { page } = await reader.get(`/bookings/AMMS/booking-${open}`);
      const ends = page
        .querySelectorAll('main p')
        .map(({ text }) => text.trim())
        .filter((text) => text.includes(language === 'pl' ? ' do: ' : ' until: '));
      expect(ends).toEqual([
        expect.stringMatching(
          language === 'pl' ? /^Można dołączyć od: .+, do: / : /^You can join from: .+, until: /,
        ),
      ]);
    },
  );

  it('has one place for files', async () => {
    const other = await addLive(at.portal, { minutes: 240 });
    const { page } = await shown(`/bookings/AMMS/booking-${other}`);
    const titles = page.querySelectorAll('main h2').map(({ text }) => text.trim());
    expect(titles).toContain(say('telehealth:files.section'));
    expect(titles).not.toContain(say('attachments:section.BOOKING'));
    const path = `/bookings/AMMS/booking-${other}/attachments`;
    const closed = await shown(path);
    expect(mainOf(closed)).toContain('w szczegółach telekonsultacji');
    expect(closed.page.querySelector('input[type=file]')).toBeNull();
  });
});
