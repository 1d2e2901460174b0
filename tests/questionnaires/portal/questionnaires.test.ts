import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { stageOf, type Scene } from '#tests/support/scene.ts';
import { fieldsOf, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const REHA = { service: 'REHA', availabilityId: 'reha-jaworski' };
const RIGHT = { q1: ['1', '5'], q2: '4,5', q4: '2', q5: 'Kręci mi się w głowie' };
const PAGE = '/bookings/questionnaire/AMMS/account-2002/booking-3010';

let scene: Scene;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const stage = stageOf(await startPortal());
  scene = stage.scene({ language: 'pl', contrast: 'default', textSize: '100' });
  stop = () => stage.portal.stop();
});
afterAll(() => stop());

const mainOf = ({ page }: Answer) => page.querySelector('main');
const typedOn = (answer: Answer) => {
  const form = answer.page.querySelector('#page-form');
  return form ? fieldsOf(form) : {};
};
const setStatus = (orderStatus: string | null) =>
  scene.change(
    'provider',
    "update bookings set order_status = ? where system_id = 'booking-3010'",
    orderStatus,
  );

describe('the questionnaire of a new booking', () => {
  it('is saved unfinished, with what is wrong too, and gone on with from the list', async () => {
    const jan = await scene.as('jan.nowak');
    const { answer } = await walkOf(jan).atSummary(REHA);
    expect(answer.path).toContain('/newbooking/questionnaire');
    const wrong = { q1: ['5'], q2: 'mocno', q5: 'x'.repeat(4_500) };
    const left = await jan.submit(answer, { ...wrong, intent: 'later' });
    expect(left.location).toBe('/bookings');

    const list = await jan.get('/bookings');
    expect(mainOf(list)?.text).toContain(say('questionnaires:step.kept'));
    expect(list.page.querySelector(`main a[href="${answer.path}"]`)).not.toBeNull();
    expect(typedOn(await jan.get(answer.path))).toMatchObject({ q1: ['5'], q2: ['mocno'], q5: [wrong.q5] });

    const done = await jan.follow(await jan.submit(answer, RIGHT));
    expect(done.path).toContain('/newbooking/summary');
    expect(mainOf(done)?.text).toContain(say('questionnaires:summary.filled'));
    const changing = await jan.get(`${answer.path}&return=summary`);
    expect(typedOn(changing)).toMatchObject({ q1: RIGHT.q1, q2: ['4,5'], q5: [RIGHT.q5] });
    await jan.submit(changing, { q2: '', intent: 'later' });
    expect((await jan.get(done.path)).location).toContain('/newbooking/questionnaire');
  });

  it('is asked again, with what was typed, when the clinic has changed it meanwhile', async () => {
    const jan = await scene.as('jan.nowak');
    const { answer } = await walkOf(jan).atSummary(REHA);
    const summary = await jan.follow(await jan.submit(answer, RIGHT));
    const { sections } = scene.read(
      'provider',
      "select sections from questionnaires where id = 'questionnaire-reha'",
    ) as { sections: string };
    const set = (value: string) =>
      scene.change(
        'provider',
        "update questionnaires set sections = ? where id = 'questionnaire-reha'",
        value,
      );

    set(sections.replace('"maximum":10', '"maximum":4'));
    const again = await jan.follow(await jan.submit(summary));
    expect(again.path).toContain('/newbooking/questionnaire');
    expect(mainOf(again)?.text).toContain(say('questionnaires:step.again'));
    expect(typedOn(again)).toMatchObject({ q2: ['4,5'], q5: [RIGHT.q5] });
    set(sections);

    const booked = await jan.follow(await jan.submit(await jan.follow(await jan.submit(again, RIGHT))));
    expect(booked.path).toContain('/newbooking/result');
    await jan.submit(
      await jan.get(`${booked.path.replace('/newbooking/result', '/bookings').split('?')[0]}/cancel`),
    );
  });

  it('is left out when the clinic withdraws it meanwhile', async () => {
    const jan = await scene.as('jan.nowak');
    const { answer } = await walkOf(jan).atSummary(REHA);
    const set = (isOn: boolean) =>
      scene.change(
        'provider',
        "update settings set value = ? where key = 'questionnaires'",
        JSON.stringify({ medicalInterviewsModule: isOn }),
      );
    set(false);
    const page = await jan.get(answer.path).finally(() => set(true));
    expect(mainOf(page)?.text).toContain(say('questionnaires:none'));
  });
});

describe('the questionnaire of a booking', () => {
  it('belongs to the account of the session, whatever account the address names', async () => {
    const [anna, jan] = [await scene.as('anna.kowalska'), await scene.as('jan.nowak')];
    expect((await anna.get(PAGE)).status).toBe(200);
    expect((await anna.get(PAGE.replace('2002', '2001'))).status).toBe(404);
    expect((await jan.get(PAGE)).status).toBe(404);
    expect((await jan.get(PAGE.replace('2002', '2001'))).status).toBe(404);
    expect((await anna.get(PAGE.replace('AMMS', 'OTHER'))).status).toBe(404);
  });

  it('is led to by /questionnaire, and a missing parameter is told', async () => {
    const anna = await scene.as('anna.kowalska');
    const query = 'serviceCode=REHA&bookingId=booking-3010&system=AMMS';
    expect((await anna.get(`/questionnaire?${query}`)).location).toBe(PAGE);
    const readOnly = `${query}&questionnaireReadOnly=true&lastQuestionnaireFulfilments=x`;
    expect((await anna.get(`/questionnaire?${readOnly}`)).location).toBe(
      `${PAGE}?questionnaireReadOnly=true`,
    );
    expect((await anna.get(`/questionnaire?${query.replace('REHA', 'INT')}`)).status).toBe(404);
    const incomplete = await anna.get('/questionnaire?serviceCode=REHA&system=AMMS');
    expect(incomplete.status).toBe(400);
    expect(mainOf(incomplete)?.querySelector('h1')?.text).toBe('Błędne parametry wywołania');
    const list = mainOf(incomplete)?.querySelector('a[href="/bookings"]');
    expect(list?.text, 'the page that the sentence names').toBe('liście wizyt');
    expect(list?.parentNode?.text).toMatch(/znajdź wizytę na liście wizyt\.$/);
  });

  it('is filled in, shown, and only read once the clinic has taken the visit over', async () => {
    const anna = await scene.as('anna.kowalska');
    const saved = await anna.submit(await anna.get(PAGE), RIGHT);
    expect(saved.location).toBe('/bookings/AMMS/booking-3010');
    const details = await anna.get(saved.location ?? '');
    expect(mainOf(details)?.text).toContain('Ankieta została zarejestrowana');
    expect(mainOf(details)?.text).toContain(say('questionnaires:section.change'));
    expect(typedOn(await anna.get(PAGE))).toMatchObject({ q1: RIGHT.q1, q2: ['4,5'] });

    const readOnly = await anna.get(`${PAGE}?questionnaireReadOnly=true`);
    expect(mainOf(readOnly)?.querySelector('#page-form')).toBeNull();
    setStatus('GTRE');
    const locked = await anna.get(PAGE);
    setStatus(null);
    expect(mainOf(locked)?.querySelector('#page-form')).toBeNull();
    expect(mainOf(locked)?.text).toContain('Kręgosłup; Kolano');
    expect(mainOf(locked)?.text).toContain(say('questionnaires:readOnly'));
  });

  it('keeps what was typed while the provider is down', async () => {
    const anna = await scene.as('anna.kowalska');
    const page = await anna.get(PAGE);
    const set = (sentinel: string | null) =>
      scene.change('provider', "update patients set sentinel = ? where id = 'patient-1002'", sentinel);
    set('OUTAGE');
    const failed = await anna.submit(page, { ...RIGHT, q5: 'to nie może zginąć' }).finally(() => set(null));
    expect(failed.status).toBe(503);
    expect(typedOn(await anna.get(PAGE))).toMatchObject({ q1: RIGHT.q1, q5: ['to nie może zginąć'] });
  });

  it('shows whatever the clinic writes into it as text', async () => {
    const anna = await scene.as('anna.kowalska');
    const { sections } = scene.read(
      'provider',
      "select sections from questionnaires where id = 'questionnaire-reha'",
    ) as { sections: string };
    const set = (value: string) =>
      scene.change(
        'provider',
        "update questionnaires set sections = ? where id = 'questionnaire-reha'",
        value,
      );
    const evil = '"><x-mark onload=1>{{count}}';
    const odd = [
      {
        name: evil,
        questions: [
          {
            orderNumber: 1,
            format: 'CHOICE',
            text: evil,
            hint: evil,
            required: true,
            options: [{ code: evil, name: evil }],
          },
          { orderNumber: 2, format: '__proto__', text: evil, required: false },
          { orderNumber: 99_999, format: 'NUMERIC', text: evil, unit: evil, required: false },
        ],
      },
    ];
    set(JSON.stringify(odd));
    const shown = await anna.get(PAGE);
    const refused = await anna.submit(shown, { q1: 'x', q2: evil });
    set(sections);
    for (const answer of [shown, refused]) {
      expect(answer.page.querySelector('x-mark, [onload]')).toBeNull();
      expect(mainOf(answer)?.querySelector('legend')?.text).toContain('x-mark');
    }
    expect(refused.status).toBe(400);
    expect(typedOn(refused)).toMatchObject({ q2: [evil] });
  });
});

describe('the name of a questionnaire is a heading, and those of its parts are below it', () => {
  const headingsOf = ({ page }: Answer) =>
    page.querySelectorAll('main :is(h1, h2, h3, h4)').map(({ tagName, text }) => `${tagName} ${text}`);

  it('on its step', async () => {
    const jan = await scene.as('jan.nowak');
    const { answer } = await walkOf(jan).atSummary(REHA);
    expect(headingsOf(answer).slice(-3)).toEqual([
      'H2 Ankieta przed rehabilitacją',
      'H3 Dolegliwości',
      'H3 Przeciwwskazania',
    ]);
  });

  it.each(['', '?readOnly=true'])('on the page of a booking: %j', async (query) => {
    const anna = await scene.as('anna.kowalska');
    const headings = headingsOf(await anna.get(PAGE + query));
    expect(headings[1]).toMatch(/^H2 Ankieta przed /);
    const parts = headings.slice(2);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((one) => !one.startsWith('H3 '))).toEqual([]);
  });
});
