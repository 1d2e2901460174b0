import { beforeEach, describe, expect, it } from 'vitest';
import { fileOf, pdf, page as htmlPage } from '#tests/support/files.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { liveWalk } from '#tests/telehealth-live/scene.ts';
import { TEXT, walkOn } from '#tests/teleconsultations/walk-on.ts';

const at = portalForFile({ limits: ROOMY });
const textOf = ({ page }: Answer) => page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';
const stepOf = ({ path }: Answer) => path.split('?')[0]?.split('/').at(-1);
const count = async (
  table: 'medical_cases' | 'medical_case_notes' | 'bookings' | 'teleconsultations' | 'patient_consents',
) => {
  const { total } = await at.stores.provider
    .selectFrom(table)
    .select((rows) => rows.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Makes a call of the telehealth system fail; null: all of them work again. */
async function failing(call: string | null, kind = 'down') {
  await at.stores.provider.deleteFrom('telehealth_faults').where('whose', '=', '').execute();
  if (call)
    await at.stores.provider.insertInto('telehealth_faults').values({ call, kind, whose: '' }).execute();
}

/** The names of the ways of unfinished ones, to go on and to delete. */
const namesOf = ({ page }: Answer) =>
  page.querySelectorAll('#unfinished li a').map(({ text }) => text.replaceAll(/\s+/g, ' '));
const caseNamed = (name: string) => say('bookings:unfinished.case', { name });

/** Whatever was given now is over: a patient has one at a time. */
const endNow = () =>
  at.stores.provider
    .updateTable('teleconsultations')
    .set({ state: 'ENDED' })
    .where('is_now', '=', 1)
    .execute();

beforeEach(async () => {
  await at.stores.portal.deleteFrom('drafts').execute();
  await at.stores.provider.deleteFrom('slot_holds').execute();
  await endNow();
});

describe('the case and what goes with it', () => {
  it('are written with the description, once, and changed by another one', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const before = [await count('medical_cases'), await count('medical_case_notes')];
    const description = await walk.atDescription();
    expect([await count('medical_cases'), await count('medical_case_notes')]).toEqual(before);

    const empty = await walk.send(description);
    expect([stepOf(empty), await count('medical_cases')]).toEqual(['summary', Number(before[0]) + 1]);
    expect(await count('medical_case_notes')).toBe(before[1]);
    await Promise.all([
      jan.submit(description, { description: TEXT }),
      jan.submit(description, { description: TEXT }),
    ]);
    const summary = await walk.send(await jan.get(description.path), { description: `${TEXT} I w nocy.` });
    expect(textOf(summary)).toContain(`${TEXT} I w nocy.`);
    expect([await count('medical_cases'), await count('medical_case_notes')]).toEqual(
      before.map((one) => one + 1),
    );
  });

  it('take files a line each, and keep what was typed', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const description = await walk.atDescription();
    const none = await jan.upload(description, [], {
      fields: { description: TEXT, 'press.intent-files': 'x' },
    });
    expect([none.status, textOf(none).includes('Nie dodano załącznika')]).toEqual([422, true]);
    expect(none.page.querySelector('textarea')?.text).toContain(TEXT);

    const files = [fileOf(pdf(), 'wynik.pdf'), fileOf(htmlPage(), 'strona.pdf')];
    const some = await jan.upload(description, files, {
      fields: { description: TEXT, 'press.intent-files': 'x' },
    });
    expect(textOf(some)).toContain('Załącznik został wysłany – wynik.pdf');
    expect(textOf(some)).toContain('Nie udało się wysłać załącznika – strona.pdf');

    const page = await jan.get(description.path);
    const links = page.page
      .querySelectorAll('main a[href*="/attachments/"]')
      .map((link) => link.getAttribute('href') ?? '');
    const [download = '', question = ''] = links;
    const file = await jan.get(download);
    expect([file.status, file.headers.get('content-disposition')?.startsWith('attachment')]).toEqual([
      200,
      true,
    ]);
    const anna = await at.signedIn('anna.kowalska');
    expect((await anna.get(download)).status).toBe(404);
    expect((await jan.get(download.replace(/attachments\/[^?]+/, 'attachments/none'))).status).toBe(404);

    const asked = await jan.get(question);
    const again = await jan.get(question);
    expect(textOf(await jan.follow(await jan.submit(asked)))).toContain(say('attachments:delete.done'));
    expect(textOf(await jan.follow(await jan.submit(again)))).toContain(say('attachments:delete.failed'));
  });

  it('keep what was typed where the system makes no case', async () => {
    const jan = await at.signedIn('jan.nowak');
    const description = await walkOn(jan).atDescription();
    for (const kind of ['404', 'down'] as const) {
      await failing('cases.create', kind);
      const failed = await jan.submit(description, { description: TEXT });
      await failing(null);
      expect([failed.status, failed.page.querySelector('textarea')?.text.trim()], kind).toEqual([503, TEXT]);
    }
  });

  it('tell two drafts of one service apart: to delete one leaves the other', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    await walk.atDescription();
    await walk.send(await walk.atCase(), { case: 'new', title: 'Kaszel' });
    const discards = (page: Answer) =>
      page.page.querySelectorAll('main a[href*="/discard"]').map((link) => link.getAttribute('href') ?? '');
    const [last = '', ...others] = discards(await jan.get('/bookings'));
    expect(others).toHaveLength(1);
    for (const path of ['/bookings', '/newteleconsultation']) {
      const names = namesOf(await jan.get(path));
      expect([names.length, new Set(names).size], path).toEqual([4, 4]);
      expect(names.filter((name) => name.includes(caseNamed('Kaszel')))).toHaveLength(2);
    }
    await jan.submit(await jan.get(last));
    expect(discards(await jan.get('/bookings'))).toEqual(others);
    // One alone needs nothing to be told apart by.
    expect(namesOf(await jan.get('/bookings')).filter((name) => name.includes(caseNamed('')))).toEqual([]);
  });

  it('tell two drafts apart whose cases are called alike: by when they were last changed', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    await walk.send(await walk.atDescription(), { description: TEXT });
    await at.stores.portal
      .updateTable('drafts')
      .set(({ eb }) => ({ updated_at: eb('updated_at', '-', 120_000) }))
      .execute();
    const cases = await walk.atCase();
    const made = cases.page
      .querySelectorAll('main .option')
      .find(({ text }) => text.includes('Ból kolana'))
      ?.querySelector('input')
      ?.getAttribute('value');
    await walk.send(cases, { case: made ?? '' });
    const names = namesOf(await jan.get('/bookings'));
    expect([names.length, new Set(names).size]).toEqual([4, 4]);
    const changed = say('bookings:unfinished.changed', { moment: '' });
    expect(names.filter((name) => name.includes(changed))).toHaveLength(4);
  });

  it('go along to another case, stay behind, or hold the old one', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const description = await walk.atDescription();
    const onwards = await jan.upload(description, [fileOf(pdf(), 'wynik.pdf')], {
      fields: { description: TEXT },
    });
    expect(stepOf(await jan.follow(onwards))).toBe('summary');
    const cases = await jan.get(description.path.replace('description', 'medicalcase'));
    const [, other = ''] = cases.page
      .querySelectorAll('main input[name=case]')
      .map((radio) => radio.getAttribute('value') ?? '');
    expect((await jan.submit(cases, { case: 'case-of-nobody' })).status).toBe(404);

    const question = await walk.send(cases, { case: other });
    expect(stepOf(question)).toBe('change');
    const taken = await walk.send(question);
    expect(textOf(await jan.get(description.path))).toContain('wynik.pdf');
    expect(textOf(taken)).toContain(TEXT);

    const back = await walk.send(await jan.get(cases.path), { case: 'new', title: 'Całkiem inna' });
    const anew = await jan.follow(await jan.submit(back, { 'press.intent-anew': 'x' }));
    expect(stepOf(anew)).toBe('description');
    expect([anew.page.querySelector('textarea')?.text.trim(), textOf(anew).includes('wynik.pdf')]).toEqual([
      '',
      false,
    ]);
  });

  it('of others are nobody’s, and the days of the filter are checked', async () => {
    const jan = await at.signedIn('jan.nowak');
    const cases = await walkOn(jan).atCase();
    for (const query of [
      'dateFrom=32-13-2026',
      'dateTo=01-01-2099',
      'dateFrom=02-02-2026&dateTo=01-02-2026',
    ]) {
      const page = await jan.get(`${cases.path}&${query}`);
      expect([page.status, page.page.querySelector('main input[name=case]')]).toEqual([400, null]);
    }
    const older = cases.page.querySelector('#page-form .actions a')?.getAttribute('href') ?? '';
    const all = await jan.get(older);
    const radios = (page: Answer) => page.page.querySelectorAll('main .option input[name=case]').length;
    expect(radios(all)).toBe(radios(cases) + 1);
  });
});

describe('the summary', () => {
  it('books, and any number of equal posts is one', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const summary = await walk.atSummary();
    expect(summary.page.querySelector('main input[name=consent]')).toBeNull();
    const before = [await count('bookings'), await count('teleconsultations')];
    const sent = await Promise.all([1, 2, 3].map(() => jan.submit(summary)));
    expect([await count('bookings'), await count('teleconsultations')]).toEqual(before.map((one) => one + 1));
    const result = await jan.follow(sent[0] as Answer);
    expect(textOf(result)).toContain(say('teleconsultation-summary:result.title'));
    expect(stepOf(await jan.follow(await jan.get(summary.path)))).toBe(stepOf(result));

    const booking = walk.bookingOf(result);
    const ics = await jan.get(`${booking}/visit.ics`);
    expect(ics.html.replaceAll(/\r?\n /g, '')).toContain('/telehealth?teleconsultationId=');
    const details = await jan.get(booking);
    const join = details.page.querySelector('main a[href^="/telehealth"]')?.getAttribute('href') ?? '';
    // A time that is near leads on to the choice of a type; both pages name the phone.
    expect(textOf(await jan.follow(await jan.get(join)))).toContain(say('telehealth-live:byPhone'));
    expect((await (await at.signedIn('anna.kowalska')).get(join)).location).toBe('/bookings');
    expect((await jan.get('/telehealth')).location).toBe('/bookings');

    const moving = await jan.follow(
      await jan.get(details.page.querySelector('main a[href*="mode=MODIFY"]')?.getAttribute('href') ?? ''),
    );
    expect(stepOf(moving)).toBe('dates');
    const moved = await jan.follow(await jan.submit(await walk.timeChosen(moving)));
    expect([
      walk.bookingOf(moved),
      textOf(moved).includes(say('teleconsultation-summary:result.moved')),
    ]).toEqual([booking, true]);

    const added = await jan.follow(
      await jan.upload(await jan.get(`${booking}/case-files`), [fileOf(pdf(), 'a.pdf')]),
    );
    expect(textOf(added)).toContain('a.pdf');
    const canceled = await jan.follow(await jan.submit(await jan.get(`${booking}/cancel`)));
    expect(textOf(canceled)).toContain(say('bookings:cancel.done'));
    expect((await jan.get(moved.path)).location).toBe(booking);
    const closed = await jan.get(`${booking}/case-files`);
    expect([
      textOf(closed).includes(say('telehealth:files.closed')),
      closed.page.querySelector('#page-form'),
    ]).toEqual([true, null]);
  });

  it('asks for the consent that is missing, and gives it once', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const walk = walkOn(anna);
    const summary = await walk.atSummary('patient-1002');
    const before = [await count('bookings'), await count('patient_consents')];
    const refused = await anna.submit(summary);
    expect([refused.status, textOf(refused).includes('Brak wymaganej zgody')]).toEqual([422, true]);
    expect([await count('bookings'), await count('patient_consents')]).toEqual(before);
    const result = await walk.send(refused, { consent: 'on' });
    expect(textOf(result)).toContain(say('teleconsultation-summary:result.title'));
    expect([await count('bookings'), await count('patient_consents')]).toEqual(before.map((one) => one + 1));
    const consents = await anna.get('/consents');
    const rows = consents.page
      .querySelectorAll('main .row')
      .map(({ text }) => text.replaceAll(/\s+/g, ' '))
      .filter((text) => text.includes('Anna Kowalska'));
    const ofAnna = rows.filter((text) => text.includes(say('given-consents:teleconsultations.row')));
    expect(
      ofAnna.map((text) => text.includes(say('given-consents:teleconsultations.pill.REGISTERED'))),
    ).toEqual([true]);
  });

  it('says that the account’s data are not set up, and keeps the draft', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    const walk = walkOn(stanislaw);
    const summary = await walk.atSummary();
    const refused = await stanislaw.submit(summary, { consent: 'on' });
    expect(textOf(refused)).toContain(say('teleconsultation-summary:identity'));
    expect((await stanislaw.get(summary.path)).status).toBe(200);
  });

  it('says that nothing was booked where the system knows nothing of it, and keeps all', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const summary = await walk.atSummary();
    const before = await count('bookings');
    await failing('consultations.make', '404');
    const failed = await jan.submit(summary);
    await failing(null);
    expect([failed.status, stepOf(failed)]).toEqual([503, 'summary']);
    expect(textOf(failed)).toContain(say('teleconsultation-summary:notMade'));
    // That sentence says itself what is kept.
    expect(textOf(failed)).not.toContain(say('teleconsultation-summary:kept'));
    expect(failed.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect(await count('bookings')).toBe(before);
    expect(textOf(await walk.send(failed))).toContain(say('teleconsultation-summary:result.title'));
    expect(await count('bookings')).toBe(before + 1);
  });

  it('of one "now" says what to do where it is not registered, and keeps all', async () => {
    const jan = await at.signedIn('jan.nowak');
    const summary = await walkOn(jan).atSummaryOfNow();
    for (const [call, kind, said] of [
      ['consultations.unplanned', 'down', 'teleconsultation-summary:now.notRegistered'],
      ['consultations.unplanned', '404', 'teleconsultation-summary:now.notRegistered'],
      ['consultations.make', '404', 'teleconsultation-summary:now.notRegistered'],
      ['identity', 'nonsense', 'telehealth:outage'],
    ] as const) {
      await failing(call, kind);
      const failed = await jan.submit(summary);
      await failing(null);
      expect([failed.status, textOf(failed).includes(say(said))], `${call} ${kind}`).toEqual([503, true]);
      expect(textOf(failed)).toContain(say('teleconsultation-summary:kept'));
    }
    expect((await jan.get(summary.path)).status).toBe(200);
  });

  it('says that the consent that was ticked is saved, where what follows it fails', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const walk = walkOn(anna);
    const isSaid = (page: Answer) => textOf(page).includes(say('telehealth-live:consent.given'));
    for (const [atSummary, call] of [
      [walk.atSummaryOfNow, 'consultations.unplanned'],
      [walk.atSummary, 'consultations.make'],
      [walk.atSummary, 'identity'],
    ] as const) {
      await at.stores.provider
        .deleteFrom('patient_consents')
        .where('patient_id', '=', 'patient-1002')
        .execute();
      const summary = await atSummary('patient-1002');
      await failing(call, 'down');
      const unticked = await anna.submit(summary);
      const failed = await anna.submit(unticked, { consent: 'on' });
      const again = await anna.submit(failed);
      await failing(null);
      expect([unticked, failed, again].map(isSaid), call).toEqual([false, true, false]);
      // What is not ticked is ticked below, and not on another page.
      const error = unticked.page.querySelector('#errors li');
      expect(error?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
        '#summary-consent',
      ]);
      // And who has given it is not asked for it again.
      expect(failed.page.querySelector('input[name=consent]')).toBeNull();
    }
  });

  it('of one "now" registers it, and says so once', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const summary = await walk.atSummaryOfNow();
    const page = await walk.send(summary);
    expect(textOf(page)).toContain('Udało sie zarejestrować konsultację.');
    expect(textOf(await jan.get(page.path))).not.toContain('Udało sie zarejestrować konsultację.');
    expect((await jan.get(summary.path)).location).toMatch(/^\/(telehealth|bookings)/);
  });

  it('of a second "now" at once says where the first one is, and keeps all; with the first one over it is registered', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const [one, other] = [await walk.atSummaryOfNow(), await walk.atSummaryOfNow()];
    const before = await count('bookings');
    const answers = await Promise.all([jan.submit(one), jan.submit(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect(await count('bookings')).toBe(before + 1);
    const [refused, summary] = answers[0].status === 422 ? [answers[0], one] : [answers[1], other];
    expect(textOf(refused)).toContain(say('teleconsultation-summary:now.exists'));
    const way = refused.page
      .querySelectorAll('#errors a')
      .find(({ text }) => text === say('teleconsultation-summary:now.toFirst'));
    const first = await jan.get(way?.getAttribute('href') ?? '');
    expect([first.status, first.path.startsWith('/bookings/AMMS/')]).toEqual([200, true]);
    await endNow();
    expect(textOf(await walk.send(await jan.get(summary.path)))).toContain(
      'Udało sie zarejestrować konsultację.',
    );
  });

  it('of one "now" says so once, also where the waiting room has registered it before (B-73)', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const summary = await walk.atSummaryOfNow();
    const asked = async () =>
      (await at.stores.provider.selectFrom('teleconsultations_asked_now').select('id').execute()).map(
        ({ id }) => id,
      );
    const before = await asked();
    await failing('consultations.unplanned');
    await jan.submit(summary);
    const [id = ''] = (await asked()).filter((one) => !before.includes(one));
    await failing(null);
    const room = await liveWalk(jan, id).atRoom();
    expect(textOf(room)).toContain('Udało sie zarejestrować konsultację.');
    const page = await walk.send(await jan.get(summary.path));
    expect([page.status, page.path.startsWith('/telehealth/')]).toEqual([200, true]);
    expect(textOf(page)).not.toContain('Udało sie zarejestrować konsultację.');
  });
});
