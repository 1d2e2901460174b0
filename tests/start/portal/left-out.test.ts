import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Waiting } from '#contract/home/schemas.ts';
import { ALL_PATH } from '#app/domain/start/paths.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { leftOut } from '#tests/support/left-out-call.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** Decision 202: what /start says where the host says other things of what waits than the portal knows. */

let broken: BrokenPortal;
let jan: Visitor;
let oleksandr: Visitor;

beforeAll(async () => {
  broken = await openBrokenPortal({});
  jan = await signedInAt(broken.portal.origin, 'jan.nowak');
  oleksandr = await signedInAt(broken.portal.origin, 'oleksandr.kovalenko');
});
afterEach(() => {
  broken.host.answers = () => null;
});
afterAll(() => broken.stop());

const answerToDo = (answer: () => Response) => {
  broken.host.answers = ({ url }) => (new URL(url).pathname === '/portal/api/to-do' ? answer() : null);
};
const answerEntries = (entries: readonly Partial<Waiting>[], notAsked?: readonly string[]) =>
  answerToDo(() => Response.json({ entries, notAsked }));

const shown = async (visitor: Visitor, path = '/start') => {
  const { status, page } = await visitor.get(path);
  expect(status).toBe(200);
  return {
    text: page.querySelector('main')?.text.replace(/\s+/g, ' ') ?? '',
    leads: page.querySelectorAll(':is(.to-do, .rows) a').map((link) => link.getAttribute('href')),
  };
};

const NOTHING = [say('start:toDo.nothing'), say('start:toDo.nothingSeen')];
const OVERDUE = {
  area: 'payments',
  kind: 'overdue',
  ref: { id: 'FV/1' },
  urgency: 'due',
} as const;

describe('a host that leaves the question out', () => {
  const leaveOut = () => answerToDo(leftOut);

  it('has new messages, the next visit and ways on, and not a word of nothing to do', async () => {
    leaveOut();
    const { text, leads } = await shown(jan);
    expect(leads).toEqual(['/messages']);
    expect(text).toMatch(/Wiadomości, \d+ now/);
    expect(text).toContain(say('start:visit.details'));
    expect(text).toContain(say('bookings:shortcuts.new'));
    const quiet = await shown(oleksandr);
    for (const words of [...NOTHING, say('page:tiles.notChecked'), say('start:toDo.title')])
      expect(quiet.text).not.toContain(words);
    expect((await shown(oleksandr, ALL_PATH)).text).toContain(say('start:toDo.elsewhere'));
  });
});

describe('a host that says', () => {
  it.each([
    ['a kind', { area: 'payments', kind: 'refund' }],
    ['an area', { area: 'library', kind: 'overdue' }],
    ['a person', { patientId: 'patient-0' }],
  ])('%s that nobody knows has it told that more may wait', async (_, unknown) => {
    answerEntries([OVERDUE, { ...OVERDUE, ...unknown }]);
    for (const path of ['/start', ALL_PATH]) {
      const { text, leads } = await shown(jan, path);
      expect(leads).toEqual(['/paymentsnav/invoicestopay/FV%2F1/pay']);
      expect(text).toContain(say('start:toDo.elsewhere'));
    }
    answerEntries([{ ...OVERDUE, ...unknown }]);
    const { text } = await shown(jan);
    for (const words of NOTHING) expect(text).not.toContain(words);
  });

  it.each(['payments', 'library'])('that it could not ask %s is believed', async (area) => {
    answerEntries([], [area]);
    for (const path of ['/start', ALL_PATH]) {
      const { text } = await shown(jan, path);
      expect(text).toContain(say('page:tiles.notChecked'));
      for (const words of NOTHING) expect(text).not.toContain(words);
    }
  });

  it('two hundred things has three and three of them shown, and all on their page, which asks no more calls', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `FV/${index}`);
    answerEntries([
      ...ids.map((id) => ({ ...OVERDUE, ref: { id } })),
      ...ids.map((id) => ({
        area: 'messages',
        kind: 'clinician',
        ref: { id },
        urgency: 'clinician' as const,
      })),
    ]);
    await shown(jan);
    const { calls } = broken.host;
    calls.length = 0;
    const { text, leads } = await shown(jan);
    expect(calls.filter((call) => call === 'GET /portal/api/to-do')).toHaveLength(1);
    expect(calls.length).toBeLessThan(8);
    expect(leads.filter((href) => href?.startsWith('/messages/'))).toHaveLength(6);
    expect(leads).toHaveLength(6);
    for (const words of ['Najpierw to: 3', 'Wszystkie sprawy: 200']) expect(text).toContain(words);
    expect((await shown(jan, ALL_PATH)).leads).toHaveLength(200);
  });

  it('as little as the contract asks for breaks no row', async () => {
    const kinds = [
      'results.critical results.new results.newToAsk results.preliminary encounters.documents encounters.questionnaire',
      'bookings.canceled bookings.moved bookings.confirm declarations.GP given-consents.sign guardians.asked',
      'ages.ownConsent messages.clinician messages.others payments.overdue questionnaires.visit telehealth.join',
      'telehealth.consent telehealth.consentHere telehealth.description telehealth.measured telehealth.files',
    ].flatMap((names) => names.split(' '));
    answerEntries(
      kinds.map((name) => {
        const [area = '', kind = ''] = name.split('.');
        return { area, kind, ref: { id: name }, urgency: 'new' };
      }),
    );
    const { text, leads } = await shown(jan, ALL_PATH);
    expect(leads.filter((href) => !href?.startsWith('tel:'))).toHaveLength(kinds.length);
    expect(text).not.toMatch(/undefined|NaN|Invalid|\{\{/);
  });
});
