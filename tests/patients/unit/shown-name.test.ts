import { describe, expect, test } from 'vitest';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { plainName, shownName, shownText } from '#app/domain/person-name.ts';

const FSI = '\u2068';
const PDI = '\u2069';

describe('a name', () => {
  test.each([
    ['as most are', ['Anna', 'Żółkiewska-Łęcka'], 'Anna Żółkiewska-Łęcka'],
    ['in parts that are missing', ['', undefined, 'Ewa'], 'Ewa'],
    ['decomposed', ['Zo\u0301fia', 'Z\u0307o\u0301\u0142c'], 'Zófia Żółc'],
    ['of Hangul that is taken apart', ['\u1112\u1161\u11ab'], '한'],
    ['turned around by an override', ['Jan\u202e', 'kawoN'], 'Jan kawoN'],
    ['with embeddings and isolates that are open', ['\u202bJan\u2067', 'Nowak\u200f'], 'Jan Nowak'],
    ['with signs that nobody sees', ['J\u200ba\ufeffn\u00ad\u2060', 'N\u034fo\u2800wak\u3164'], 'Jan Nowak'],
    ['with controls and ends of lines', ['Jan\0\u001b\u0085', 'No\r\n\u2028wak\t'], 'Jan No wak'],
    ['with tags and variations', ['Jan\u{e0041}\ufe0f', 'Nowak'], 'Jan Nowak'],
    ['of joiners between Latin letters', ['Ja\u200dn\u200c'], 'Jan'],
    ['in Devanagari, with its joiner', ['क्\u200dष'], 'क्\u200dष'],
    ['of nothing that is seen', ['\u200b', '\u2800'], ''],
  ])('%s', (_, parts, shown) => {
    expect(shownName(...parts)).toBe(shown);
    expect(plainName(...parts)).toBe(shown);
  });

  test.each([
    ['כהן', 'לוי'],
    ['محمد', 'علي (2)'],
    ['Lewi', 'כהן'],
    ['\u202eמשה', 'Kowalski\u2067'],
    ['م\u200cن', 'علی'],
  ])('%s %s has its own direction', (name, lastName) => {
    const shown = fullName({ name, lastName });
    expect(shown.startsWith(FSI) && shown.endsWith(PDI)).toBe(true);
    expect(shown.slice(1, -1)).toBe(plainName(name, lastName));
    expect(shown.slice(1, -1)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(practitionerName({ employee: { degree: 'dr', name, lastName } })).toBe(
      `${FSI}dr ${shown.slice(1, -1)}${PDI}`,
    );
  });
});

test('a text of somebody’s turns nothing around it, and names in it stay closed in', () => {
  expect(shownText('Proszę o\u202e opis\u2066\nżółć')).toBe('Proszę o opis\nżółć');
  expect(shownText('שלום 12\nDzień dobry')).toBe(`${FSI}שלום 12${PDI}\nDzień dobry`);
  const names = [shownName('כהן'), 'Nowak', shownName('علي')].join(', ');
  expect(shownText(names)).toBe(`${FSI}${names}${PDI}`);
  expect(shownText('👩\u200d⚕️ ok')).toBe('👩\u200d⚕️ ok');
});
