import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aboutPath } from '#app/domain/messages/paths.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say, saying } from '#tests/support/words.ts';

/** Pages on which a message is begun (C§2, B-04), and where it is found again. */

const running = portalForFile();
let anna: Visitor;
let jan: Visitor;
beforeAll(async () => {
  anna = await running.signedIn('anna.kowalska');
  jan = await running.signedIn('jan.nowak');
});

const USUAL = {
  enabled: 'on',
  attachmentsEnabled: 'on',
  maxRecipients: 5,
  maxContentLength: 4000,
  from: ['ENCOUNTER', 'RESULT', 'DOCUMENT', 'BOOKING', 'INVOICE'],
  patientCategories: ['M'],
  answerWithinDays: '',
};
const set = (changed: object) => running.portal.tell('/messages/settings', { ...USUAL, ...changed });
afterEach(() => set({}));

const wayIn = ({ page }: Answer) =>
  page.querySelectorAll('main a').find((link) => link.text.includes(say('messages:about.link')));
const valueOf = ({ page }: Answer, name: string) =>
  page.querySelector(`main [name="${name}"]`)?.getAttribute('value');
const ticked = ({ page }: Answer, name: string) =>
  page.querySelectorAll(`main input[name="${name}"]`).flatMap((box) => {
    const value = box.getAttribute('value');
    return box.hasAttribute('checked') && value ? [value] : [];
  });

const ENCOUNTER = '/benefits/encounters/encounter-4001?patientId=patient-1001';
const RESULT = '/benefits/medicaltestresult/result-1?patientId=patient-1001';

const BOOKING = '/bookings/AMMS/booking-3001';

describe('a message about something', () => {
  it.each([
    ['a visit', ENCOUNTER, /^Wizyta: .+, \d{1,2} /],
    ['a result', RESULT, /^Wynik: .+, \d{1,2} /],
    ['a booking', BOOKING, /^Wizyta: .+, \d{1,2} /],
  ])('begins on the page of %s with title, unit and patient', async (_, path, title) => {
    const page = await jan.get(path);
    expect(page.status).toBe(200);
    const form = await jan.get(wayIn(page)?.getAttribute('href') ?? '');
    expect(form.status).toBe(200);
    expect(valueOf(form, 'title')).toMatch(title);
    expect(ticked(form, 'recipients')).toHaveLength(1);
  });

  it('is about the ward whose booking it is', async () => {
    const { stores } = running;
    const { system, system_id: id } = await stores.provider
      .selectFrom('bookings')
      .select(['system', 'system_id'])
      .where('patient_id', '=', 'patient-1003')
      .executeTakeFirstOrThrow();
    const path = aboutPath({ kind: 'BOOKING', id: `${system}/${id}`, patientId: 'patient-1002' });
    expect(ticked(await anna.get(path), 'patientId')).toEqual(['patient-1003']);
  });

  it('goes on when the form is sent, without the words twice', async () => {
    const form = await jan.get(aboutPath({ kind: 'RESULT', id: 'result-1', patientId: 'patient-1001' }));
    const kept = await jan.submit(form, { content: 'Czy to dobrze?', intent: 'later' });
    expect(kept.location).toBe('/messages/drafts');
    const drafts = await jan.follow(kept);
    expect(drafts.page.querySelector('.rows h2')?.text).toMatch(/^Wynik: /);
    const start = await jan.get('/start/todo');
    const toDo = start.page.querySelector('.rows a[href^="/messages/new?draft="]');
    expect(toDo?.text).toMatch(saying('messages:drafts.toDo'));
    expect(toDo?.text).toMatch(/Wynik: /);
  });

  it.each([
    ['another’s booking', { kind: 'BOOKING', id: 'AMMS/booking-0', patientId: 'patient-1002' }],
    ['another’s result', { kind: 'RESULT', id: 'result-1', patientId: 'patient-1002' }],
    ['another’s visit', { kind: 'ENCOUNTER', id: 'encounter-4001', patientId: 'patient-1002' }],
    ['another’s patient', { kind: 'ENCOUNTER', id: 'encounter-4001', patientId: 'patient-1001' }],
  ] as const)('is none about %s', async (_, about) => {
    expect((await anna.get(aboutPath(about))).status).toBe(404);
  });

  it('is none about what nobody knows', async () => {
    expect((await anna.get('/messages/new?about=PARCEL&id=1')).status).toBe(404);
  });

  it('begins only where the settings say, and a document of a visit is such a place', async () => {
    await set({ from: ['DOCUMENT'] });
    expect(wayIn(await jan.get(BOOKING))).toBeUndefined();
    expect(wayIn(await jan.get(ENCOUNTER))).toBeDefined();
    await set({ from: ['BOOKING'] });
    expect(wayIn(await jan.get(BOOKING))).toBeDefined();
    expect(wayIn(await jan.get(ENCOUNTER))).toBeUndefined();
    expect(wayIn(await jan.get(RESULT))).toBeUndefined();
  });

  it('is offered nowhere while nobody writes', async () => {
    await set({ enabled: 'off' });
    expect((await anna.get('/messages/new')).status).toBe(404);
    expect(wayIn(await jan.get(RESULT))).toBeUndefined();
    const { page } = await anna.get('/messages');
    expect(page.querySelector('main a[href="/messages/new"]')).toBeNull();
  });
});
