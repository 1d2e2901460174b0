import { describe, expect, it } from 'vitest';
import { declaration, hospitalDeclaration } from '#contract/declarations/examples.ts';
import { Declaration, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import { joined } from '#contract/declarations/reading/joined.ts';
import { areSameChoices } from '#app/domain/declarations/same-choices.ts';
import { closedBy, groupOf, standingOf, type InBoth } from '#contract/declarations/reading/standing.ts';

const SIGNED_AT = '2026-11-01T10:00:00Z';
const unsigned = { state: 'REGISTERED' } as const;
const signed = { state: 'REGISTERED', signedAt: SIGNED_AT } as const;
const submitted = { state: 'SUBMITTED', signedAt: SIGNED_AT } as const;
const canceled = { state: 'CANCELED' } as const;
const active = { state: 'SUBMITTED', stateExport: 'A' } as const;
const waiting = { state: 'REGISTERED', stateExport: 'N' } as const;
const ended = { state: 'CANCELED', stateExport: 'N' } as const;
const unnamed = { stateExport: 'N' } as const;

describe('how a declaration stands in both systems (B§4, A-154)', () => {
  it.each<[string, InBoth, string]>([
    ['not signed', { own: unsigned, held: waiting }, 'TO_SIGN'],
    ['not signed, and nobody knows of the hospital', { own: unsigned, held: undefined }, 'TO_SIGN'],
    ['not signed, and the hospital has none', { own: unsigned, held: null }, 'GONE'],
    ['not signed, and ended at the hospital', { own: unsigned, held: ended }, 'GONE'],
    ['signed, and not taken', { own: signed, held: waiting }, 'SIGNED'],
    ['signed, and nobody knows', { own: signed, held: undefined }, 'SIGNED'],
    ['signed, and ended at the hospital', { own: signed, held: ended }, 'GONE'],
    ['submitted and active', { own: submitted, held: active }, 'ACTIVE'],
    ['submitted, and nobody knows', { own: submitted, held: undefined }, 'SUBMITTED'],
    ['submitted, and ended there', { own: submitted, held: ended }, 'LOST'],
    ['submitted, and not there', { own: submitted, held: null }, 'LOST'],
    ['submitted, and only registered there', { own: submitted, held: waiting }, 'LOST'],
    ['withdrawn', { own: canceled, held: ended }, 'WITHDRAWN'],
    ['withdrawn, and nobody knows', { own: canceled, held: undefined }, 'WITHDRAWN'],
    ['withdrawn, and in force until the next one', { own: canceled, held: active }, 'UNTIL_NEXT'],
    ['withdrawn, and the next one comes', { own: canceled, held: active, isNextComing: true }, 'UNTIL_NEXT'],
    ['withdrawn, and none comes', { own: canceled, held: active, isNextComing: false }, 'STILL_ACTIVE'],
    ['withdrawn, ended, and none comes', { own: canceled, held: ended, isNextComing: false }, 'WITHDRAWN'],
    ['of the hospital alone, active', { own: null, held: active }, 'ACTIVE'],
    ['of the hospital alone, registered', { own: null, held: waiting }, 'PRE_REGISTERED'],
    ['of the hospital alone, ended', { own: null, held: ended }, 'ENDED'],
    ['of the hospital alone, of a host that says no state', { own: null, held: unnamed }, 'ENDED'],
  ])('%s', (_, both, standing) => {
    expect(standingOf(both)).toBe(standing);
    // Never among those that are in force without the hospital's own word.
    expect(groupOf(standingOf(both)) === 'active').toBe(both.held?.stateExport === 'A');
  });

  it('is edited and withdrawn while it is not signed, and never after', () => {
    expect([unsigned, signed, submitted, canceled].map((one) => closedBy(one))).toEqual([
      null,
      'SIGNED',
      'SUBMITTED',
      'CANCELED',
    ]);
  });
});

const own = (more: object) => Declaration.parse({ ...declaration, ...more });
const held = (more: object) => HospitalDeclaration.parse({ ...hospitalDeclaration, ...more });

describe('declarations of both systems', () => {
  it('are one where their number is the same, of the same patient, and the newest stands first', () => {
    const rows = joined(
      [
        own({ id: 'a', systemId: 'poz-1', dateOfSubmission: '2024-01-01' }),
        own({ id: 'b', systemId: undefined }),
      ],
      [
        held({ systemId: 'poz-1' }),
        held({ systemId: 'poz-2', dateOfSubmission: '2025-01-01' }),
        held({ systemId: 'poz-1', patientId: 'patient-1002', dateOfSubmission: '2023-01-01' }),
      ],
    );
    const name = ({ own: one, held: other }: (typeof rows)[number]) => [one?.id ?? null, other?.systemId];
    expect(rows.map(name)).toEqual([
      [null, 'poz-2'],
      ['b', undefined],
      ['a', 'poz-1'],
      [null, 'poz-1'],
    ]);
  });

  it('say of one that is withdrawn whether another one comes in its place', () => {
    const former = own({ id: 'a', systemId: 'poz-1', state: 'CANCELED' });
    const inForce = held({ systemId: 'poz-1', stateExport: 'A' });
    const next = own({ id: 'b', systemId: 'poz-2', state: 'REGISTERED' });
    const ofNext = held({ systemId: 'poz-2', state: 'REGISTERED', stateExport: 'N' });
    const gone = { ...next, state: 'CANCELED' as const };
    const saidOf = (ours: Declaration[], theirs: HospitalDeclaration[]) =>
      joined(ours, theirs).find(({ own: one }) => one?.id === 'a')?.isNextComing;
    expect(saidOf([former, next], [inForce, ofNext])).toBe(true);
    expect(saidOf([former], [inForce, ofNext])).toBe(true);
    // Its withdrawal waits for the hospital system.
    expect(saidOf([former, gone], [inForce, ofNext])).toBe(false);
    expect(saidOf([former, { ...next, type: 'NURSE' }], [inForce])).toBe(false);
    expect(saidOf([former, { ...next, patientId: 'patient-1002' }], [inForce])).toBe(false);
  });

  it('of the one that answers stand alone, and nothing is known of the other', () => {
    expect(joined([own({})], null)).toEqual([{ own: own({}), held: undefined }]);
    expect(joined(null, [held({})])).toEqual([{ own: null, held: held({}) }]);
    expect(joined([own({})], [])).toEqual([{ own: own({}), held: null }]);
  });
});

describe('the same choices', () => {
  const first = { healthcareProviderChoiceOrderNumber: 1, practitionerChoiceOrderNumber: 1 };
  it('are those of which no number, reason or text differs that counts (A-147)', () => {
    expect(areSameChoices(first, { ...first, practitionerChoiceOrderReasonCode: 2 })).toBe(true);
    expect(areSameChoices(first, { ...first, practitionerChoiceOrderNumber: 2 })).toBe(false);
    expect(areSameChoices(first, {})).toBe(false);
    expect(areSameChoices({}, {})).toBe(true);
    const third = { ...first, practitionerChoiceOrderNumber: 3, practitionerChoiceOrderReasonCode: 4 };
    const told = (practitionerChoiceOtherReason: string) => ({ ...third, practitionerChoiceOtherReason });
    expect(areSameChoices(told('a'), told('b'))).toBe(false);
    expect(areSameChoices(told('a'), told(' a '))).toBe(true);
  });
});
