import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePath } from '#app/domain/bookings/paths.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { SHORT_BUDGET, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { stageOf, type Scene } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const JANS = 'booking-3001';

let portal: PortalProcess;
let scene: Scene;

beforeAll(async () => {
  portal = await startPortal({ env: SHORT_BUDGET });
  scene = stageOf(portal).scene({ language: 'pl', contrast: 'default', textSize: '100' });
  scene.change('provider', `insert into settings values ('limits', '${JSON.stringify(ROOMY)}')`);
});
afterAll(() => portal.stop());

const noticesOf = ({ page }: Answer) => page.querySelectorAll('main .notice').map(({ text }) => text);
const bookingOf = (id: string) =>
  scene.read('provider', 'select * from bookings where system_id = ?', id) as Record<string, unknown>;

/** While the store is changed; the provider reads its catalogue anew after 10 s. */
async function whileChanged(change: string, undo: string, work: () => Promise<void>) {
  scene.change('provider', change);
  try {
    await scene.ahead('PT1M', work);
  } finally {
    scene.change('provider', undo);
    await scene.ahead('PT2M', async () => {
      await scene.guest().get('/newbooking/services');
    });
  }
}

const UNIT = [
  "update availabilities set unit_id = 'unit-nurses' where id = 'int-majewska'",
  "update availabilities set unit_id = 'unit-family' where id = 'int-majewska'",
] as const;
const BY_PHONE = [
  "update availabilities set module_status = 'T' where id = 'int-majewska'",
  "update availabilities set module_status = 'B' where id = 'int-majewska'",
] as const;
const UNAVAILABLE =
  'Nie można zmienić terminu, jednostka organizacyjna terminu nie jest dostępna w systemie MPI';

describe('a move that cannot begin', () => {
  it.each([
    ['the unit is not there any more', UNIT, UNAVAILABLE],
    ['the service is booked by phone now', BY_PHONE, say('bookings:move.byPhone')],
  ])('%s: back to the bookings, with the reason', async (_, [change, undo], text) => {
    const jan = await scene.as('jan.nowak');
    const before = bookingOf(JANS);
    await whileChanged(change, undo, async () => {
      const answer = await jan.get(movePath({ system: 'AMMS', systemId: JANS }));
      expect(answer.location).toBe('/bookings');
      expect(noticesOf(await jan.follow(answer)).join()).toContain(text);
    });
    expect(bookingOf(JANS)).toEqual(before);
  });

  it('the provider is down: a page that says so', async () => {
    const halina = await scene.as('halina.mazur');
    expect((await halina.get(movePath({ system: 'AMMS', systemId: 'booking-3029' }))).status).toBe(503);
  });
});

describe('a teleconsultation', () => {
  const idOf = () => {
    const found = scene.read(
      'provider',
      "select system_id from bookings where service_code = 'TELE-INT' and status = 'SCHEDULED'",
    );
    return (found as { system_id: string }).system_id;
  };
  const linksOf = ({ page }: Answer) =>
    page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');

  it('is not offered to be moved, where everything else is', async () => {
    const stanislaw = await scene.as('stanislaw.wojcik');
    const path = `/bookings/AMMS/${idOf()}`;
    for (const page of [path, '/bookings', '/start']) {
      const links = linksOf(await stanislaw.get(page));
      expect(links, page).not.toContain(movePath({ system: 'AMMS', systemId: idOf() }));
    }
    expect(linksOf(await stanislaw.get('/bookings'))).toContain(`${path}/cancel`);
  });

  it('leads from the address of a move of a visit to its own wizard', async () => {
    const stanislaw = await scene.as('stanislaw.wojcik');
    const ofVisit = movePath({ system: 'AMMS', systemId: idOf() });
    const answer = await stanislaw.get(ofVisit);
    expect([answer.status, answer.location]).toEqual([
      303,
      ofVisit.replace('newbooking', 'newteleconsultation'),
    ]);
  });

  it('of which the telehealth system knows nothing: leads to its page, which says what can be done', async () => {
    scene.change('provider', `delete from teleconsultations where system_id = '${idOf()}'`);
    const stanislaw = await scene.as('stanislaw.wojcik');
    const answer = await stanislaw.follow(
      await stanislaw.get(movePath({ system: 'AMMS', systemId: idOf() })),
    );
    expect(answer.path).toBe(`/bookings/AMMS/${idOf()}`);
    expect(noticesOf(answer).join()).toContain(say('bookings:move.TELECONSULTATION'));
    expect(answer.page.querySelector('main')?.text).toContain(say('bookings:details.cannotMoveThis'));
    expect(linksOf(answer).filter((href) => href.startsWith('tel:'))).not.toEqual([]);
    expect(linksOf(answer)).toContain(`${answer.path}/cancel`);
  });
});

describe('a move that cannot end', () => {
  it('the unit has gone meanwhile: back to the bookings, the old time and no hold', async () => {
    const jan = await scene.as('jan.nowak');
    const before = bookingOf(JANS);
    const { answer } = await walkOf(jan).atMoveSummary(JANS);
    scene.change('provider', `update bookings set unit_id = 'unit-women' where system_id = '${JANS}'`);
    const sent = await jan.submit(answer);
    scene.change('provider', `update bookings set unit_id = 'unit-family' where system_id = '${JANS}'`);

    expect(sent.location).toBe('/bookings');
    expect(noticesOf(await jan.follow(sent)).join()).toContain(UNAVAILABLE);
    expect(bookingOf(JANS)).toEqual(before);
    expect(scene.read('provider', "select * from slot_holds where account_id = 'account-2001'")).toBe(
      undefined,
    );
  });

  it('the staff has taken the visit over: to its page, with the reason', async () => {
    const jan = await scene.as('jan.nowak');
    const { answer } = await walkOf(jan).atMoveSummary(JANS);
    scene.change('provider', `update bookings set order_status = 'GTRE' where system_id = '${JANS}'`);
    const sent = await jan.submit(answer);
    const page = await jan.follow(sent);
    scene.change('provider', `update bookings set order_status = null where system_id = '${JANS}'`);

    expect(sent.location).toBe(`/bookings/AMMS/${JANS}`);
    expect(noticesOf(page).join()).toContain(say('bookings:move.WRONG_STATUS'));
  });

  it('the answer was lost after the move was made: the result, and one move', async () => {
    const jan = await scene.as('jan.nowak');
    const { answer, draft } = await walkOf(jan).atMoveSummary(JANS);
    const stored = scene.read('portal', 'select sealed_answers from drafts where id = ?', draft) as {
      sealed_answers: string;
    };
    const sent = await jan.submit(answer);
    scene.change('portal', 'update drafts set sealed_answers = ? where id = ?', stored.sealed_answers, draft);

    const again = await jan.get(answer.path);
    expect(again.location).toBe(sent.location);
    const result = await jan.follow(again);
    expect(result.page.querySelector('h1')?.text).toBe(say('bookings:move.result'));
    expect(bookingOf(JANS)).toMatchObject({ sequence: 1, status: 'SCHEDULED' });
  });
});

describe('the time of a move', () => {
  it('says that the visit is to be moved now when it cannot be held longer, by the page and by a notice', async () => {
    const jan = await scene.as('jan.nowak');
    const { answer } = await walkOf(jan).atMoveSummary(JANS);
    const extend = 'form[action^="/newbooking/hold"]';
    const second = await jan.follow(await jan.submit(answer, {}, extend));
    const last = await jan.follow(await jan.submit(second, {}, extend));
    expect(last.html).toContain(say('bookings:move.noExtension'));
    expect(last.html).not.toContain(say('booking-wizard:summary.noExtension'));

    const refused = await jan.follow(await jan.submit(second, { _key: 'another-key-of-16-letters' }, extend));
    expect(noticesOf(refused).join()).toContain(say('bookings:move.noExtension'));
  });

  it('stands in the list of what is not finished, as a move', async () => {
    const jan = await scene.as('jan.nowak');
    scene.change('portal', 'delete from drafts');
    await walkOf(jan).atMoveSummary(JANS);
    const { page } = await jan.get('/bookings');
    const card = page.querySelector('#unfinished li')?.text ?? '';
    expect(card).toContain(say('bookings:unfinished.move', { service: 'Konsultacja internistyczna' }));
    expect(card).toContain(say('bookings:unfinished.left.summary'));
  });
});

describe("a result's address", () => {
  it('says that a visit was moved only when its draft has moved it', async () => {
    const jan = await scene.as('jan.nowak');
    const path = `/newbooking/result/AMMS/${JANS}`;
    const { draft } = await walkOf(jan).start();
    for (const query of ['', '?draft=none', `?draft=${draft}`]) {
      const { page } = await jan.get(path + query);
      expect(page.querySelector('h1')?.text).toBe(say('booking-wizard:result.title'));
    }
  });
});
