import { describe, expect, it } from 'vitest';
import { readName } from '#contract/people/reading/names.ts';

describe('a name', () => {
  it.each([
    ["Ó'Brien-Żółć, Jr.", "Ó'Brien-Żółć, Jr."],
    ['O’Neill', 'O’Neill'],
    ['Андрій', 'Андрій'],
    ['В’ячеслав Ім\u02bcя', 'В’ячеслав Ім\u02bcя'],
    ['محمد', 'محمد'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['王小明', '王小明'],
    ['प्रिया', 'प्रिया'],
    ['Müller ß', 'Müller ß'],
    ["'t Hooft", "'t Hooft"],
    ['', ''],
  ])('takes letters and marks of any script, and the signs that names have: %j', (typed, name) => {
    expect(readName(typed)).toEqual({ name });
  });

  it.each([
    ['composed', 'Ż\u0061neta'.normalize('NFD'), 'Żaneta'],
    ['without what nobody sees', 'An\u200bna\u00ad \ufeffMaria\u202e', 'Anna Maria'],
    ['without joiners between Latin letters', 'An\u200dna', 'Anna'],
    ['with single spaces', '  Anna\u00a0 \t Maria ', 'Anna Maria'],
    ['with a hyphen for every dash', 'Nowak–Kowalska\u2011Zając', 'Nowak-Kowalska-Zając'],
    ['as nothing where nothing is seen', '\u200b \u2060', ''],
  ])('is read %s', (_, typed, name) => {
    expect(readName(typed)).toEqual({ name });
  });

  it.each([
    ['dashFirst', '-Anna'],
    ['dashFirst', '-'],
    ['dashFirst', '\u200b-Anna-'],
    ['dashFirst', '–Anna'],
    ['dashLast', 'Anna-'],
    ['dashLast', 'Anna -'],
    ['nameInvalid', 'Anna2'],
    ['nameInvalid', 'Anna@'],
    ['nameInvalid', 'Anna_'],
    ['nameInvalid', 'Anna/Maria'],
    ['nameInvalid', 'Ⅳ'],
    ['nameInvalid', '٣'],
    ['nameInvalid', '😀'],
    ['nameInvalid', '.'],
    ['nameInvalid', "'"],
    ['nameInvalid', '\u0301'],
  ])('is refused for its own reason: %s of %j', (fault, typed) => {
    expect(readName(typed)).toEqual({ fault });
  });
});
