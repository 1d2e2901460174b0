import { describe, expect, test } from 'vitest';
import { textsOfStore } from './loop/provider-texts.ts';
import { sqliteFile } from '#tests/support/sqlite-file.ts';

function storeWith(statements: string) {
  const store = sqliteFile(':memory:');
  store.exec(statements);
  return store;
}

describe('texts of the provider', () => {
  test('a table that nobody has named is among them', () => {
    const store = storeWith(
      "create table allergies (id text, substance text, grade text); insert into allergies values ('allergy-1', 'Pyłki traw', 'HIGH')",
    );
    expect(textsOfStore(store)).toEqual(['Pyłki traw']);
  });

  test('so is what a JSON holds, but for keys and English', () => {
    const json = JSON.stringify({
      name: { pl: 'Zgoda na zabieg', en: 'Consent' },
      items: [{ id: 'abc', text: 'Tak' }],
    });
    const store = storeWith('create table consents (content text)');
    store.prepare('insert into consents values (?)').run([json]);
    expect(textsOfStore(store)).toEqual(['Zgoda na zabieg', 'Tak']);
  });

  test('degrees before names and names of units are, for they are words', () => {
    const store = storeWith(
      "create table practitioners (degree text, last_name text); insert into practitioners values ('lek. dent.', 'Lisowska');" +
        "create table units (name text, street text); insert into units values ('Poradnia Serca', 'Cicha')",
    );
    expect(textsOfStore(store)).toEqual(['lek. dent.', 'Poradnia Serca']);
  });

  test('names of people and addresses for machines are not', () => {
    const store = storeWith(
      "create table patients (name text, page text); insert into patients values ('Zofia', 'https://pacjent.gov.pl/')",
    );
    expect(textsOfStore(store)).toEqual([]);
  });
});
