import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { CALLS, KINDS, type FaultKind, type FaultyCall } from '#provider/registration/bench/faults.ts';
import { CORRECTED, faultScenes, SUMMARY } from '#tests/registration/fault-scenes.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';

const at = portalForFile();
const scenes = faultScenes(at);

const ALL_ON = { ...USUAL_SETTINGS, attachmentsVisible: 'on' };
const settingsAre = (more: Record<string, string> = {}) =>
  at.portal.tell('/registration-settings', { ...ALL_ON, ...more });
const failing = (faults: Partial<Record<FaultyCall, FaultKind>>) =>
  at.portal.tell('/guest-registration/faults', faults);

beforeAll(() => settingsAre());
beforeEach(async () => {
  await failing({});
  const { provider, portal } = at.stores;
  await provider.deleteFrom('outbox').execute();
  await provider.deleteFrom('phone_code_sends').execute();
  await portal.deleteFrom('limits').execute();
});

const valueOf = ({ page }: Answer, name: string) =>
  page.querySelector(`main input[name="${name}"]`)?.getAttribute('value') ?? '';

type Said = Readonly<{ status: number; texts: readonly TextKey[] }>;
type Row = Readonly<Record<FaultKind, Said>> &
  Readonly<{
    /** Looks for all that still stands on the page of the failure. */
    keeps?: (answer: Answer) => void;
    /** Looks at the page once the call answers. */
    again?: (answer: Answer, kind: FaultKind) => void;
  }>;

const outage: Said = { status: 503, texts: ['page:problem.503.title'] };
const said = (...texts: TextKey[]): Said => ({ status: 503, texts });
const alike = (all: Said) => ({ down: all, slow: all, nonsense: all });

/** A read: the page says that the server does not answer, and stands once it does. */
const READ: Row = { ...alike(outage), again: (answer) => expect(answer.status).toBe(200) };

/** The page goes on without. */
const quiet = (more: Pick<Row, 'keeps'> = {}): Row => ({ ...alike({ status: 200, texts: [] }), ...more });

/** A write: not done where the host says that it failed; nobody knows of a late or a useless answer. */
const write = (unknown: TextKey, more: Pick<Row, 'keeps' | 'again'> = {}): Row => ({
  down: said('page:problem.notDone'),
  slow: said(unknown),
  nonsense: said(unknown),
  ...more,
});

const summaryStands = (answer: Answer) =>
  expect([answer.status, answer.path.split('?')[0]]).toEqual([200, SUMMARY]);
const codeAsked: Row['again'] = (answer) => {
  summaryStands(answer);
  expect(answer.page.querySelector('input[name="code"]')).not.toBeNull();
};

const ROWS: Record<FaultyCall, Row> = {
  'registration.create': {
    down: said('enrolment:failed'),
    slow: said('page:problem.inDoubt.guestRegistration'),
    nonsense: said('page:problem.inDoubt.guestRegistration'),
    keeps: (answer) => expect(textOf(answer)).toContain('Elżbieta Wolska'),
    again: summaryStands,
  },
  'registration.prepareUsername': quiet({
    keeps: (answer) => {
      expect(answer.page.querySelector('#contact-username')).not.toBeNull();
      expect(valueOf(answer, 'username')).toBe('');
    },
  }),
  'registration.state': { ...READ, again: codeAsked },
  'registration.correctPhone': write('page:problem.inDoubt.phone', {
    again: (answer, kind) =>
      expect(valueOf(answer, 'phoneNumber').replaceAll(/\D/g, '')).toContain(
        kind === 'nonsense' ? CORRECTED.replaceAll(' ', '') : '',
      ),
  }),
  'registration.shareContact': write('page:problem.inDoubt.activation', {
    again: (answer, kind) =>
      expect(answer.page.querySelector('form[action*="shared"]') === null).toBe(kind === 'nonsense'),
  }),
  'registration.setPassword': write('page:problem.inDoubt.resetPassword', {
    keeps: (answer) => expect(answer.html).not.toContain('zielona-lampa'),
    again: (answer, kind) =>
      expect(answer.page.querySelector(`main a[href^="${SUMMARY}/password"]`) === null).toBe(
        kind === 'nonsense',
      ),
  }),
  'registration.proved': {
    ...READ,
    again: (answer) => expect(textOf(answer)).toContain(say('registration:proved.locked')),
  },
  'registrationFiles.add': {
    down: said('attachments:refused.failed'),
    slow: said('attachments:refused.inDoubt'),
    nonsense: said('attachments:refused.inDoubt'),
    again: ({ status }) => expect(status).toBe(200),
  },
  'registrationFiles.remove': write('page:problem.inDoubt.removedFile', {
    again: (answer) => expect(textOf(answer)).toContain('karta.pdf'),
  }),
  'registrationFiles.removeAll': {
    ...alike({ status: 200, texts: ['registration:draft.discard.done'] }),
    again: ({ status }) => expect(status).toBe(404),
  },
  'account.sendActivationCode': write('page:problem.inDoubt.code', { again: codeAsked }),
  'account.sendActivationCodeFor': write('page:problem.inDoubt.code', { again: codeAsked }),
  'account.confirmActivation': {
    down: said('public:phone.confirmFailed'),
    slow: said('public:phone.confirmFailed', 'page:problem.inDoubt.activation'),
    nonsense: said('public:phone.confirmFailed', 'page:problem.inDoubt.activation'),
    again: (answer, kind) =>
      expect(answer.page.querySelector('input[name="code"]') === null).toBe(kind === 'nonsense'),
  },
  'account.emailToken': READ,
  'account.confirmEmail': write('page:problem.inDoubt.email'),
  'settings.registration': READ,
  'settings.login': READ,
  'settings.installation': quiet({
    keeps: (answer) => expect(valueOf(answer, 'username')).toBe('ewolska'),
  }),
  'settings.registerAccountDesc': quiet({
    keeps: (answer) => expect(answer.page.querySelector('#person-lastName')).not.toBeNull(),
  }),
  'settings.identification': READ,
};

const kinds = Object.keys(KINDS) as FaultKind[];
const calls = Object.keys(CALLS) as FaultyCall[];
const pairs = calls.flatMap((call) => kinds.map((kind) => [call, kind] as const));

describe('a call of a guest’s registration', () => {
  it.each(pairs)('%s that is %s', async (call, kind) => {
    const isPasswordLater = call === 'registration.setPassword';
    if (isPasswordLater) await settingsAre({ passwordByLink: 'on' });
    const { ask, again } = await scenes[call]();
    if (isPasswordLater) await settingsAre();
    const { keeps, again: mended, [kind]: expected } = ROWS[call];

    await failing({ [call]: kind });
    const answer = await ask();
    expect(answer.status).toBe(expected.status);
    for (const text of expected.texts) expect(textOf(answer)).toContain(say(text, { name: 'karta.pdf' }));
    keeps?.(answer);

    await failing({});
    mended?.(await again(), kind);
  });
});
