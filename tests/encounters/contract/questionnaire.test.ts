import { expect, it } from 'vitest';
import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const OPEN = 'encounter-4001';
const FILLED = 'encounter-4002';
const UNTIL_TODAY = 'encounter-4003';
const WITHOUT = 'encounter-4004';
const PASSED = 'encounter-4005';
const PASSED_AND_FILLED = 'encounter-4006';

const answer = (orderNumber: number, format: string, value: string) => ({ orderNumber, format, value });
const ANSWERS = [answer(1, 'CHOICE', '2'), answer(2, 'NUMERIC', '4'), answer(4, 'CHOICE', '5')];
const filled = (answers: QuestionnaireFulfillment['answers'] = ANSWERS) => ({
  questionnaireId: 'questionnaire-after-1000',
  answers,
});
const key = (id: string) => ({ patientId: JAN, id });

describeEachProvider('the questionnaire of an encounter', (at) => {
  const read = async (encounterId: string) =>
    (await at().as('jan.nowak')).encounters.get({ patientId: JAN, encounterId });

  it('is filled in once, for good, and noted in the audit', async () => {
    const { as, provider } = at();
    const jan = await as('jan.nowak');
    const wrong = [
      filled([]),
      { ...filled(), questionnaireId: 'questionnaire-kard' },
      filled([...ANSWERS, answer(2, 'NUMERIC', '11')]),
      filled(ANSWERS.with(1, answer(2, 'NUMERIC', '4.5'))),
      filled([...ANSWERS, answer(9, 'TEXT', 'o nic nie pytano')]),
    ];
    for (const one of wrong)
      await expectRefusal(jan.encounters.fulfill({ ...key(OPEN), ...one }), 'QUESTIONNAIRE_INVALID');
    expect((await read(OPEN)).lastQuestionnaireFulfillment).toBeUndefined();

    expect(await jan.encounters.fulfill({ ...key(OPEN), ...filled() })).toEqual({ value: true });
    const first = await read(OPEN);
    expect(first.lastQuestionnaireFulfillment).toEqual(filled());
    expect(first.questionnaire?.filledAt).toBe(at().clock.now().toISOString());

    await jan.encounters.fulfill({ ...key(OPEN), ...filled([...ANSWERS].reverse()) });
    const others = filled(ANSWERS.with(0, answer(1, 'CHOICE', '3')));
    await expectRefusal(jan.encounters.fulfill({ ...key(OPEN), ...others }), 'QUESTIONNAIRE_FULFILLED');
    expect((await read(OPEN)).lastQuestionnaireFulfillment).toEqual(filled());

    const audit = provider.db.selectFrom('audit').selectAll().where('action', '=', 'encounters.fulfill');
    expect(await audit.execute()).toHaveLength(1);
  });

  it('is answered by one of two at the same moment', async () => {
    const { as, provider } = at();
    const jan = await as('jan.nowak');
    const { db } = provider;
    await db.deleteFrom('encounter_answers').where('encounter_id', '=', OPEN).execute();
    const tries = ['1', '2', '3'].map((value) =>
      jan.encounters.fulfill({ ...key(OPEN), ...filled(ANSWERS.with(0, answer(1, 'CHOICE', value))) }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes.filter((one) => one.status === 'rejected'))
      expect(outcome.reason).toMatchObject({ code: 'QUESTIONNAIRE_FULFILLED' });
  });

  it('of others, of none, and without questions is not there', async () => {
    const { as } = at();
    const [anna, jan] = [await as('anna.kowalska'), await as('jan.nowak')];
    await expectRefusal(anna.encounters.fulfill({ ...key(PASSED), ...filled() }), 'NOT_FOUND');
    await expectRefusal(
      anna.encounters.fulfill({ patientId: 'patient-1002', id: PASSED, ...filled() }),
      'NOT_FOUND',
    );
    for (const id of [WITHOUT, 'none'])
      await expectRefusal(jan.encounters.fulfill({ ...key(id), ...filled() }), 'NOT_FOUND');
  });

  it('that has passed is read when it was filled in, and takes nothing', async () => {
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.encounters.fulfill({ ...key(PASSED), ...filled() }), 'QUESTIONNAIRE_DEADLINE');
    for (const id of [FILLED, PASSED_AND_FILLED]) {
      const { lastQuestionnaireFulfillment: given } = await read(id);
      expect(given?.answers.length).toBeGreaterThan(2);
      await expectRefusal(jan.encounters.fulfill({ ...key(id), ...filled() }), 'QUESTIONNAIRE_FULFILLED');
      await jan.encounters.fulfill({ ...key(id), ...filled(given?.answers) });
    }
  });

  it('is open until 23:59:59 of its last day in Warsaw, on the day of the change of the clocks too', async () => {
    const { as, clock, provider } = at();
    const jan = await as('jan.nowak');
    const { db } = provider;
    // 14 days after the visit the clocks have gone back (25 October), or forward (28 March).
    const visits = [
      {
        starts: '2026-10-20T09:00:00.000Z',
        ends: '2026-10-20T09:20:00.000Z',
        over: '2026-11-03T23:00:00.000Z',
      },
      {
        starts: '2026-10-11T09:00:00.000Z',
        ends: '2026-10-11T09:20:00.000Z',
        over: '2026-10-25T23:00:00.000Z',
      },
      {
        starts: '2027-03-14T09:00:00.000Z',
        ends: '2027-03-14T09:20:00.000Z',
        over: '2027-03-28T22:00:00.000Z',
      },
      // A stay counts from its end, which is a day of its own in Warsaw already.
      {
        starts: '2026-10-01T09:00:00.000Z',
        ends: '2026-10-05T22:30:00.000Z',
        over: '2026-10-20T22:00:00.000Z',
      },
    ];
    await db
      .updateTable('sessions')
      .set({ expires_at: Date.parse('2028-01-01') })
      .execute();
    for (const { starts, ends, over } of visits) {
      await db
        .updateTable('encounters')
        .set({ starts_at: Date.parse(starts), ends_at: Date.parse(ends) })
        .where('id', '=', UNTIL_TODAY)
        .execute();
      clock.set(over);
      await expectRefusal(
        jan.encounters.fulfill({ ...key(UNTIL_TODAY), ...filled() }),
        'QUESTIONNAIRE_DEADLINE',
      );
      clock.set(new Date(Date.parse(over) - 1).toISOString());
      await jan.encounters.fulfill({ ...key(UNTIL_TODAY), ...filled() });
      await db.deleteFrom('encounter_answers').where('encounter_id', '=', UNTIL_TODAY).execute();
    }
    clock.reset();
  });
});
