import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CancelQuestion } from '#app/components/given-consents/cancel-question.tsx';
import { PortalContexts } from '#app/components/page/index.ts';
import { ShellContext, type ShellData } from '#app/components/page/shell.ts';
import type { ConsentDetails } from '#app/routes/given-consents/details-view.server.ts';
import {
  besideConsent,
  type TeleconsultationSource,
} from '#app/routes/given-consents/teleconsultations.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { say } from '#tests/support/words.ts';

/** The view of Jan's teleconsultations by what a host answers; the made-up clinic's own state always ends with the consent. */
const beside = (states: readonly object[] | 'down', consentType: 'CTEL' | 'INFO' = 'CTEL') => {
  const outage = Object.assign(new Error('down'), {
    data: { kind: 'outage', since: '2026-11-26T08:00:00.000Z' },
  });
  const teleconsultations = () => (states === 'down' ? Promise.reject(outage) : Promise.resolve(states));
  const request = { provider: { givenConsents: { teleconsultations } } } as unknown as AccountRequest;
  return besideConsent(request, { consentType, patientId: 'jan' });
};

it.each([
  [[{ patientId: 'jan', value: 'C', endsWithConsent: true }], 'both'],
  [[{ patientId: 'jan', value: 'C', endsWithConsent: false }], 'stays'],
  // A host that does not say whether it ends promises nothing.
  [[{ patientId: 'jan', value: 'C' }], 'stays'],
  [[{ patientId: 'anna', value: 'C' }], null],
  [[{ patientId: 'jan', value: 'UNCHECKED' }], 'notRequired'],
  ['down', 'unknown'],
] as const)('of a host that says %o the question is %s', async (states, expected) => {
  expect(await beside(states)).toBe(expected);
});

it('asks nothing of a consent of another kind', async () => {
  expect(await beside('down', 'INFO')).toBeNull();
});

const PHONE = '+48815550100';
const bare = (ShellContext as unknown as { _currentValue: ShellData })._currentValue;

function asked(source: TeleconsultationSource) {
  const consent = { state: 'IN_FORCE', type: 'CTEL', isCancellable: true, person: null };
  return parse(
    renderToStaticMarkup(
      <PortalContexts
        text={textIn('pl')}
        shell={{ ...bare, phone: PHONE }}
        tokens={{ csrf: 'c', key: 'k' }}
        keptAnswers={null}
      >
        <CancelQuestion consent={consent as unknown as ConsentDetails} beside={source} />
      </PortalContexts>,
    ),
  );
}

it('says what stays, and gives the number to ring, and no number where nothing stays', () => {
  const stays = asked('stays');
  expect(stays.text).toContain(say('given-consents:cancel.teleconsultations.stays'));
  expect(stays.querySelector('a')?.getAttribute('href')).toBe(`tel:${PHONE}`);
  const both = asked('both');
  expect(both.text).toContain(say('given-consents:cancel.teleconsultations.both'));
  expect(both.querySelector('a')).toBeNull();
});
