import { describe, expect, it } from 'vitest';
import { linkOf } from '#contract/people/reading/link.ts';
import { isCountry } from '#provider/core/countries.ts';
import { changeOf } from '#provider/patients/rules.ts';
import { type PatientRow } from '#provider/patients/tables.ts';
import { PLAIN_PATIENT } from '#provider/core/plain-rows.ts';
import { isListed } from '#provider/people/rules.ts';

const row: PatientRow = {
  ...PLAIN_PATIENT,
  id: 'patient-1',
  name: 'Anna',
  middle_name: null,
  last_name: 'Nowak',
  birth_date: '1990-05-06',
  gender: 'FEMALE',
  national_id: '90050612343',
  document_number: null,
  document_country: 'PL',
  insurer_code: null,
  authorized: 0,
  street: null,
  house_number: '5',
  apartment_number: null,
  postal_code: '20-012',
  city: 'Lublin',
  country_code: 'PL',
};
const abroad = { ...row, national_id: null, document_number: 'FX1', document_country: 'UA' };
const change = (
  stored: PatientRow,
  sent: Parameters<typeof changeOf>[0]['change'],
  patientNamesDisabled = false,
) => changeOf({ row: stored, change: sent, patientNamesDisabled });
const home = { houseNumber: '1', postalCode: '10115', city: 'Berlin' };

describe('what may be changed of a person', () => {
  it('is an address, with a postal code of its country', () => {
    expect(change(row, { address: home })).toEqual({ refusal: 'POSTAL_CODE' });
    expect(change(row, { address: { ...home, countryCode: 'DE' } }).columns).toMatchObject({
      country_code: 'DE',
      street: null,
    });
    expect(change(row, { correspondenceAddress: { ...home, countryCode: 'PL' } })).toEqual({
      refusal: 'LETTERS_POSTAL_CODE',
    });
  });

  it('is in a country that there is', () => {
    const nowhere = { ...home, countryCode: 'XX' };
    expect(change(row, { address: nowhere })).toEqual({ refusal: 'COUNTRY_UNKNOWN' });
    expect(change(row, { correspondenceAddress: nowhere })).toEqual({ refusal: 'LETTERS_COUNTRY_UNKNOWN' });
    const identity = { documentNumber: 'AB1', countryCode: 'XX' };
    expect(change(row, { identity })).toEqual({ refusal: 'DOCUMENT_COUNTRY_UNKNOWN' });
    expect(change({ ...row, country_code: 'XX' }, { address: nowhere }).columns).toMatchObject({
      country_code: 'XX',
    });
    expect(['PL', 'UA', 'GB', 'XK', 'TW'].filter(isCountry)).toHaveLength(5);
    expect(['XX', 'AA', 'QM', 'QZ', 'ZZ', 'pl', 'UK', 'EU', '00', ''].filter(isCountry)).toEqual([]);
  });

  it('is the address for letters, which null takes away and silence leaves', () => {
    expect(change(row, { correspondenceAddress: null }).columns).toMatchObject({ correspondence_city: null });
    expect(change(row, {})).toEqual({ columns: {} });
  });

  it('is the document: a foreign one where there is no PESEL, none is needed where there is one', () => {
    expect(change(abroad, { identity: {} })).toEqual({ refusal: 'DOCUMENT_REFUSED' });
    const own = { documentNumber: 'AB1', countryCode: 'PL' };
    expect(change(abroad, { identity: own })).toEqual({ refusal: 'DOCUMENT_REFUSED' });
    expect(change(row, { identity: own }).columns).toEqual({
      document_number: 'AB1',
      document_country: 'PL',
    });
    expect(change(row, { identity: {} }).columns).toEqual({ document_number: null, document_country: 'PL' });
    expect(change(row, { identity: { documentNumber: 'AB1' } })).toEqual({ refusal: 'DOCUMENT_REFUSED' });
  });

  it('are names, while neither the person is confirmed nor names are the unit’s alone', () => {
    const names = { name: 'Anna ', middleName: '', lastName: 'Nowak-Zając' };
    expect(change(row, { names }).columns).toEqual({
      name: 'Anna',
      middle_name: null,
      last_name: 'Nowak-Zając',
    });
    expect(change({ ...row, authorized: 1 }, { names })).toEqual({ refusal: 'NAMES_LOCKED' });
    expect(change(row, { names }, true)).toEqual({ refusal: 'NAMES_LOCKED' });
    expect(change(row, { names: { ...names, lastName: '-' } })).toEqual({ refusal: 'NAME_REFUSED' });
    expect(change(row, { names: { ...names, name: '\u200b' } })).toEqual({ refusal: 'NAME_REFUSED' });
    const same = { name: 'Anna', lastName: 'Nowak' };
    expect(change({ ...row, authorized: 1 }, { names: same })).toEqual({ columns: {} });
  });
});

describe('a link', () => {
  it('is read by its state: any word that is not known waits', () => {
    expect(['C', 'J', 'D', 'DELETED', 'W', 'PENDING', 'toString'].map(linkOf)).toEqual([
      'CONFIRMED',
      'BLOCKED',
      'ENDED',
      'ENDED',
      'WAITING',
      'WAITING',
      'WAITING',
    ]);
  });

  it('is not listed once it has ended, and a parent’s from the 18th birthday on', () => {
    const today = '2026-11-27';
    const link = (role: 'WARD' | 'CHILD', link_state: 'C' | 'D' | 'W', birth_date: string) =>
      isListed({ role, link_state, birth_date, acts_until: null }, today);
    expect(link('WARD', 'D', '1950-01-01')).toBe(false);
    expect(link('WARD', 'W', '1950-01-01')).toBe(true);
    expect(link('CHILD', 'C', '2008-11-28')).toBe(true);
    expect(link('CHILD', 'C', '2008-11-27')).toBe(false);
  });
});
