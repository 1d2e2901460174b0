import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withValues } from '#app/services/text/error-text.ts';
import { formatDateTime } from '#app/domain/dates/words.ts';
import { areAllChosen } from '#tests/support/chosen-areas.ts';
import { changesOfRun } from '#tests/support/changes.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { waitForEvening } from '#tests/support/evening.ts';
import { stageOf, type Stage } from '#tests/support/scene.ts';
import { expectErrorPage } from './errors/page.ts';
import { lockRule } from '#tests/public/portal/errors/public-rules.ts';
import { inSecondLanguage, leading, type Rule } from './errors/rule.ts';
import { byArea } from './rows.ts';
import { chosenParallelTime, PHONE } from '#tests/bookings/portal/errors/wizard-rules.ts';

let stage: Stage;
let lockedFrom: Date | undefined;
const scene = (language: 'pl' | 'en') => stage.scene({ language, contrast: 'default', textSize: '100' });

beforeAll(async () => {
  stage = stageOf(await startPortal());
  await waitForEvening(stage.portal);
  const restrictions = JSON.stringify({ gender: 'MALE', minAge: 65, phoneRequired: true });
  const bookable = "update availabilities set module_status = 'B', restrictions = ? where id = ?";
  scene('pl').change('provider', bookable, restrictions, PHONE.availabilityId);
});

afterAll(() => stage.portal.stop());

const rules = byArea(
  import.meta.glob<readonly Rule[]>('/tests/*/portal/errors/*-rules.ts', { eager: true, import: 'rules' }),
).flatMap(({ area, brought }) => brought.map((rule) => ({ area, rule })));
const changes = changesOfRun();
const isDeep = Boolean(process.env['DEEP']);

describe.each(['pl', 'en'] as const)('a form that comes back says what is wrong (%s)', (language) => {
  const said = language === 'pl' || isDeep ? rules : inSecondLanguage(rules, changes);
  test.each(said)('$rule.form: $rule.name', async ({ rule }) => {
    expectErrorPage({ rule, answer: await rule.send(scene(language)), language });
  });

  test.runIf(areAllChosen)('login: locked account', async () => {
    // The second language finds the account locked by the first.
    const before = (lockedFrom ??= await stage.portal.now());
    const answer = await lockRule(before).send(scene(language));
    const locked = minutesBetween(before, await stage.portal.now());
    const words = answer.page.querySelector('.error-summary')?.text ?? '';
    const rule = locked.map(lockRule).find((one) => isSaid(one, words));
    expectErrorPage({ rule: rule ?? lockRule(before), answer, language });
  });

  test.runIf(areAllChosen)('dates: another visit of the patient at that time', async () => {
    const { startsAt, answer } = await chosenParallelTime(scene(language));
    const when = formatDateTime({ instant: new Date(startsAt).toISOString(), language });
    const service = 'Konsultacja internistyczna';
    const text = withValues('booking-wizard:dates.parallel', { service, when });
    const rule = {
      form: 'dates',
      name: 'parallel',
      status: 422,
      errors: [leading('date-hour', text)],
    } as const;
    expectErrorPage({ rule, answer, language });
  });
});

test.runIf(areAllChosen)('every form of the portal is here', () => {
  expect(new Set(rules.map(({ rule: { form } }) => form)).size).toBeGreaterThanOrEqual(9);
});

/** Each minute in which something may have happened. */
function minutesBetween(from: Date, to: Date) {
  const minutes = Math.floor(to.getTime() / 60_000) - Math.floor(from.getTime() / 60_000);
  return Array.from({ length: minutes + 1 }, (_, index) => new Date(from.getTime() + index * 60_000));
}

/** True where the time of the lock that the rule expects is on the page. */
const isSaid = (rule: Rule, words: string) => {
  const [time = ''] = /\d+%3A\d+/.exec(rule.errors[0]?.texts[0] ?? '') ?? [];
  return time !== '' && words.includes(decodeURIComponent(time));
};
