import { expect, it } from 'vitest';
import { fileOf, pdf } from '#tests/support/files.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { TEXT, walkOn } from '#tests/teleconsultations/walk-on.ts';

const at = portalForFile({ limits: ROOMY });
const MINUTE = 60_000;
const textOf = ({ page }: Answer) => page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';
const EXTEND = { 'press.intent-extend': 'x' };

it('keeps what was typed and ticked while the time is kept for longer', async () => {
  const jan = await at.signedIn('jan.nowak');
  const walk = walkOn(jan);
  const description = await walk.atDescription();
  expect(textOf(description)).toContain(say('wizard:held.left', { count: 2 }));
  const again = await jan.follow(
    await jan.upload(description, [fileOf(pdf(), 'wynik.pdf')], { fields: { description: TEXT, ...EXTEND } }),
  );
  expect([again.path, again.page.querySelector('textarea')?.text.trim()]).toEqual([description.path, TEXT]);
  expect(textOf(again)).toContain('wynik.pdf');
  expect(textOf(again)).toContain(say('wizard:held.left', { count: 1 }));

  const summary = await walk.send(again, { description: TEXT });
  const ticked = await jan.follow(await jan.submit(summary, { addMeasurements: 'on', ...EXTEND }));
  expect(ticked.page.querySelector('input[name=addMeasurements]')?.hasAttribute('checked')).toBe(true);
  expect(textOf(ticked)).toContain(say('booking-wizard:summary.noExtension'));
});

it('has the name of a case over the heading, and in no title of a window', async () => {
  const walk = walkOn(await at.signedIn('jan.nowak'));
  const { page } = await walk.atDescription();
  expect(page.querySelector('main')?.text).toContain('Ból kolana');
  expect(page.querySelector('title')?.text).not.toContain('Ból kolana');
});

it('tells cases that look alike apart by their hours', async () => {
  const walk = walkOn(await at.signedIn('jan.nowak'));
  const { provider } = at.stores;
  const created_at = Date.parse('2026-09-14T06:05:00Z');
  const row = { patient_id: 'patient-1001', account_id: null, title: 'Kaszel', key_hash: null };
  await provider
    .insertInto('medical_cases')
    .values([
      { ...row, id: 'case-alike-1', created_at },
      { ...row, id: 'case-alike-2', created_at: created_at + 95 * MINUTE },
    ])
    .execute();
  const { page } = await walk.atCase();
  const hints = page.querySelectorAll('main .option').map(({ text }) => text.replaceAll(/\s+/g, ' '));
  const alike = hints.filter((text) => text.includes('Kaszel'));
  expect(new Set(alike).size).toBe(2);
  expect(alike.join()).toContain('8:05');
  expect(alike.join()).toContain('9:40');
});

it('says first what begins soon, and nothing of it while there are none', async () => {
  const jan = await at.signedIn('jan.nowak');
  const walk = walkOn(jan);
  const booking = walk.bookingOf(await walk.send(await walk.atSummary()));
  const systemId = booking.split('/').at(-1) ?? '';
  const { provider } = at.stores;
  const bookings = provider.selectFrom('bookings').select('created_at').where('system_id', '=', systemId);
  const { created_at: now } = await bookings.executeTakeFirstOrThrow();
  const moveTo = (minutes: number) =>
    provider
      .updateTable('bookings')
      .set({ starts_at: now + minutes * MINUTE, ends_at: now + (minutes + 20) * MINUTE })
      .where('system_id', '=', systemId)
      .execute();
  const urgent = async () => {
    const { page } = await jan.get('/start');
    const leads = page
      .querySelectorAll('.panel-urgent li > div > a')
      .map((link) => link.getAttribute('href'));
    // A critical result stands above every call.
    expect(leads[0]).toMatch(/medicaltestresult/);
    return leads.find((href) => !href?.includes('medicaltestresult'));
  };

  await moveTo(100);
  expect(await urgent()).not.toMatch(/^\/telehealth/);
  await moveTo(85);
  expect(await urgent()).toMatch(/^\/telehealth\?teleconsultationId=/);

  const join = await jan.get((await urgent()) ?? '');
  expect(join.page.querySelector(`main a[href="${booking}/case-files"]`)).not.toBeNull();
  expect(join.page.querySelector('title')?.text).toContain(say('telehealth:area'));
  const calendar = async () => (await jan.get(`${booking}/visit.ics`)).html.replaceAll(/\r?\n /g, '');
  expect(await calendar()).toContain('/telehealth?teleconsultationId=');

  await provider
    .updateTable('bookings')
    .set({ status: 'CANCELED' })
    .where('system_id', '=', systemId)
    .execute();
  const result = `/newteleconsultation/result/${booking.split('/').slice(2).join('/')}`;
  expect((await jan.get(result)).location).toBe(booking);
  expect(await urgent()).not.toMatch(/^\/telehealth/);
});

it('lists in the calendar what is missing, so that each of it can be told from the next', async () => {
  const jan = await at.signedIn('jan.nowak');
  const walk = walkOn(jan);
  const booking = walk.bookingOf(await walk.send(await walk.send(await walk.atDescription())));
  const systemId = booking.split('/').at(-1) ?? '';
  const { provider } = at.stores;
  const bookings = provider.updateTable('bookings').where('system_id', '=', systemId);
  await bookings
    .set(({ eb, ref }) => ({
      starts_at: eb(ref('created_at'), '+', 85 * MINUTE),
      ends_at: eb(ref('created_at'), '+', 105 * MINUTE),
    }))
    .execute();
  const calendar = (await jan.get(`${booking}/visit.ics`)).html.replaceAll(/\r?\n /g, '');
  const what = [say('telehealth:missing.measured'), say('telehealth:missing.files')].join('; ');
  expect(calendar.replaceAll(/\\([;,])/g, '$1')).toContain(say('telehealth:missing.calendar', { what }));
});

it('leads from a move that names no booking to the visits', async () => {
  const jan = await at.signedIn('jan.nowak');
  const page = await jan.get('/newteleconsultation?mode=MODIFY');
  expect(page.status).toBe(400);
  expect(page.page.querySelector('main a[href="/bookings"]')).not.toBeNull();
});
