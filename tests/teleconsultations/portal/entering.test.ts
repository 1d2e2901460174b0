import { beforeEach, describe, expect, it, test } from 'vitest';
import {
  moveTeleconsultationPath,
  NEW_TELECONSULTATION_PATH,
} from '#app/domain/bookings/teleconsultation-paths.ts';
import { draftOf, NOW, PLANNED, teleconsultationWalk } from '#tests/teleconsultations/walk.ts';
import { firstHourOf, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile({ limits: ROOMY });
const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const stepOf = ({ path }: Answer) => path.split('?')[0]?.split('/').at(-1);

beforeEach(async () => {
  await at.stores.portal.deleteFrom('drafts').execute();
  await at.stores.provider.deleteFrom('slot_holds').execute();
});

describe('the entry', () => {
  it('leads to the first open step, and every other mode to the visits', async () => {
    const jan = await at.signedIn('jan.nowak');
    for (const path of ['/newteleconsultation', '/newteleconsultation?mode=NEW'])
      expect((await jan.get(path)).location).toMatch(/^\/newteleconsultation\/services\?draft=/);
    for (const mode of ['XYZ', 'modify', ''])
      expect((await jan.get(`/newteleconsultation?mode=${mode}`)).location).toBe('/bookings');
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get('/newteleconsultation')).location).toMatch(/^\/newteleconsultation\/patients\?/);
  });

  it('refuses a move of nothing, with the way to the visits', async () => {
    const jan = await at.signedIn('jan.nowak');
    for (const query of ['', '&system=AMMS', '&oldBookingId=booking-1']) {
      const page = await jan.get(`/newteleconsultation?mode=MODIFY${query}`);
      expect([page.status, page.page.querySelector('main h1')?.text]).toEqual([
        400,
        say('page:problem.badMove.title'),
      ]);
      expect(page.page.querySelector('main a[href="/bookings"]')).not.toBeNull();
    }
  });

  it('is the one place where teleconsultations are booked: a search among visits leads here', async () => {
    for (const visitor of [await at.signedIn('jan.nowak'), createVisitor(at.portal.origin)]) {
      const services = await visitor.follow(await visitor.get('/newbooking/services'));
      const found = await visitor.get(
        `${services.path}${services.path.includes('?') ? '&' : '?'}q=telekonsultacja`,
      );
      expect(textOf(found)).toContain(say('booking-wizard:services.teleconsultations'));
      expect(found.page.querySelector('main a[href="/newteleconsultation"]')).not.toBeNull();
      for (const page of [services, found])
        expect(textOf(page)).not.toContain('Telekonsultacja internistyczna');
    }
  });

  it('stops an account that is not confirmed, on every step but the services', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const page = await piotr.get('/newteleconsultation');
    expect([page.status, textOf(page).includes(say('teleconsultation:stop.unconfirmed'))]).toEqual([
      200,
      true,
    ]);
    expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    const tokens = tokensOf(await piotr.get('/display'));
    for (const step of ['patients', 'dates', 'medicalcase', 'description']) {
      const path = `/newteleconsultation/${step}`;
      expect((await piotr.get(path)).location).toBe('/newteleconsultation');
      expect((await piotr.post(path, tokens)).location).toBe('/newteleconsultation');
    }
    const services = await piotr.get('/newteleconsultation/services');
    expect(textOf(services)).toContain(say('teleconsultation:stop.unconfirmed'));
    const chosen = await piotr.post(services.path, { ...tokensOf(services), availabilityId: PLANNED });
    expect(textOf(await piotr.follow(chosen))).toContain(say('teleconsultation:stop.unconfirmed'));
  });

  it('is offered while somebody is confirmed, and its draft stands with the unfinished ones', async () => {
    const jan = await at.signedIn('jan.nowak');
    const links = async (path: string) =>
      (await jan.get(path)).page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(await links('/bookings')).toContain('/newteleconsultation');
    expect(await links('/start')).toContain('/newteleconsultation');
    const dates = await teleconsultationWalk(jan).atDates();
    const list = await jan.get('/bookings');
    expect(list.page.querySelector('#unfinished a')?.getAttribute('href')).toBe(dates.path);

    const again = await jan.get('/newteleconsultation');
    expect([again.status, textOf(again).includes(say('teleconsultation:unfinished.lead'))]).toEqual([
      200,
      true,
    ]);
    const question = await jan.get(`/newteleconsultation/discard?draft=${draftOf(dates)}`);
    expect((await jan.submit(question)).location).toBe('/bookings');
    expect((await jan.get('/bookings')).page.querySelector('#unfinished')).toBeNull();
  });

  it('offers in each step that keeps a time to give it up, and then it is free', async () => {
    const jan = await at.signedIn('jan.nowak');
    const held = () => at.stores.provider.selectFrom('slot_holds').selectAll().execute();
    const wayOut = ({ page }: Answer) =>
      page.querySelector('.held-time a[href*="/discard?"]')?.getAttribute('href') ?? '';
    const step = await teleconsultationWalk(jan).atCase();
    expect([wayOut(step).startsWith('/newteleconsultation/discard?'), (await held()).length]).toEqual([
      true,
      1,
    ]);
    await jan.submit(await jan.get(wayOut(step)));
    expect(await held()).toEqual([]);
  });

  test.each([
    ['/newteleconsultation?mode=MODIFY', 400],
    ['/newteleconsultation?mode=MODIFY&system=AMMS', 400],
    [moveTeleconsultationPath({ system: 'AMMS', systemId: 'booking-9999' }), 404],
  ])('%s answers %i', async (path, status) => {
    const jan = await at.signedIn('jan.nowak');
    expect((await jan.get(path)).status).toBe(status);
  });

  it('leads a visit to its own move', async () => {
    const jan = await at.signedIn('jan.nowak');
    const answer = await jan.get(moveTeleconsultationPath({ system: 'AMMS', systemId: 'booking-3001' }));
    expect(answer.location).toMatch(/^\/newbooking\?mode=MODIFY/);
  });
});

describe('a guest', () => {
  it('chooses, signs in, and goes on with what was chosen', async () => {
    const guest = createVisitor(at.portal.origin);
    const page = await guest.get('/newteleconsultation/services');
    expect(page.status).toBe(200);
    expect((await guest.post(page.path, tokensOf(page))).status).toBe(400);
    const foreign = { ...tokensOf(page), availabilityId: 'ubezp-lis' };
    expect((await guest.post(page.path, foreign)).status).toBe(422);
    const sent = await guest.post(page.path, { ...tokensOf(page), availabilityId: PLANNED });
    expect(sent.location).toMatch(/^\/login\?service=TELE-INT&.*kind=teleconsultation$/);

    const jan = await at.signedIn('jan.nowak');
    const entry = (sent.location ?? '').replace('/login', '/newteleconsultation');
    expect((await jan.get(entry)).location).toMatch(/^\/newteleconsultation\/dates\?draft=/);
  });
});

describe('the steps', () => {
  it('follow each other, and a time is kept until it is lost or another is chosen', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = teleconsultationWalk(jan);
    const dates = await walk.atDates();
    expect(stepOf(dates)).toBe('dates');
    const hour = firstHourOf(dates);
    const page = await walk.posted(dates, hour);
    expect(stepOf(page)).toBe('medicalcase');
    const typed = { title: 'Ból kolana', 'press.intent-extend': 'x' };
    const extended = await jan.follow(await jan.submit(page, typed));
    expect(extended.path).toBe(page.path);
    expect(extended.page.querySelector('input[name="title"]')?.getAttribute('value')).toBe(typed.title);

    // One hold an account over both wizards.
    const draft = draftOf(page);
    await walkOf(jan).atSummary();
    const lost = await jan.follow(await jan.get(page.path));
    expect([stepOf(lost), draftOf(lost)]).toEqual(['dates', draft]);
    expect(textOf(lost)).toContain(say('booking-wizard:dates.replaced'));
    expect(stepOf(await walk.posted(lost, hour))).toBe('medicalcase');
  });

  it('of one "now" have no time', async () => {
    const jan = await at.signedIn('jan.nowak');
    const page = await teleconsultationWalk(jan).chosen(NOW);
    expect(stepOf(page)).toBe('medicalcase');
    expect((await jan.get(page.path.replace('medicalcase', 'dates'))).location).toBe(page.path);
  });

  it('of somebody else begin with whom, and refuse whom the account may not choose', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const walk = teleconsultationWalk(anna);
    const first = await walk.start();
    const forged = await anna.post(first.path, { ...tokensOf(first), patientId: 'patient-1001' });
    expect(forged.status).toBe(422);
    expect(stepOf(await walk.posted(first, { patientId: 'patient-1003' }))).toBe('services');
  });

  it('are nobody else’s', async () => {
    const jan = await at.signedIn('jan.nowak');
    const page = await jan.follow(await jan.get(NEW_TELECONSULTATION_PATH));
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get(page.path)).status).toBe(404);
  });
});
