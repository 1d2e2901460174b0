import { describe, expect, it } from 'vitest';
import { endOf, faultOf, wasInForce } from '#provider/carer-authorizations/rules.ts';

const today = '2026-11-27';
const signed = { awaits_signature: 0, date_from: '2026-11-01', date_to: null, system_id: 'his-1' } as const;

describe('a carer authorization', () => {
  it.each([
    [{ patientCarerNationalId: '44051401359' }, null],
    [{ documentNumber: 'AB1', documentCountry: 'UA' }, null],
    [{ documentNumber: 'AB1' }, 'INCOMPLETE'],
    [{ documentCountry: 'UA' }, 'INCOMPLETE'],
    [{}, 'INCOMPLETE'],
    [{ patientCarerNationalId: '44051401359', dateTo: today }, null],
    [{ patientCarerNationalId: '44051401359', dateTo: '2026-11-26' }, 'DATES_MIXED_UP'],
  ])('of %j: %s (B-42)', (given, fault) => {
    expect(faultOf({ dateFrom: today, ...given })).toBe(fault);
  });

  it.each([
    ['signed, since before', signed, true],
    ['signed, from today on', { ...signed, date_from: today }, true],
    ['signed, from tomorrow on', { ...signed, date_from: '2026-11-28' }, false],
    ['not signed', { ...signed, awaits_signature: 1 } as const, false],
  ])('%s: was in force is %s', (_, row, was) => {
    expect(wasInForce(row, today)).toBe(was);
  });

  it.each([
    ['in force, ended today', signed, today, 'END'],
    ['in force, with a last day that comes earlier now', { ...signed, date_to: '2027-01-01' }, today, 'END'],
    ['ended the same day before', { ...signed, system_id: null, date_to: today }, today, 'AGAIN'],
    ['ended another day', { ...signed, system_id: null, date_to: '2026-11-20' }, today, 'ALREADY_ENDED'],
    ['not signed', { ...signed, awaits_signature: 1 } as const, today, 'NEVER_IN_FORCE'],
    ['later than today', { ...signed, date_from: '2026-11-28' }, today, 'NEVER_IN_FORCE'],
    ['ended before it began', signed, '2026-10-31', 'NEVER_IN_FORCE'],
  ])('%s', (_, row, dateTo, outcome) => {
    expect(endOf(row, { dateTo, today })).toBe(outcome);
  });
});
