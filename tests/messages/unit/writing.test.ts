import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipientSearch } from '#app/domain/messages/recipient-search.ts';
import { LONGEST_TITLE, titleOfReply, titleToEdit } from '#app/domain/messages/title.ts';
import { plainLines } from '#app/domain/typed.ts';
import { writtenFaults } from '#app/domain/messages/written.ts';

const PREFIX = 'Odp: ';
const length = (text: string) => [...text].length;

describe('a title', () => {
  it('of an answer bears the prefix once', () => {
    expect(titleOfReply('Lek', PREFIX)).toEqual({ title: 'Odp: Lek', isCut: false });
    expect(titleOfReply('Odp: Lek', PREFIX)).toEqual({ title: 'Odp: Lek', isCut: false });
    for (const title of ['Re: Odp: Re: Lek', 'RE[2]: Lek', 'Re : odp: Lek', 'Fwd: Re:Lek', 'Odp:Lek'])
      expect(titleOfReply(title, PREFIX), title).toEqual({ title: 'Odp: Lek', isCut: false });
    expect(titleOfReply('Recepta: Lek', PREFIX).title).toBe('Odp: Recepta: Lek');
    expect(titleOfReply('Odp: Re: Lek', 'Re: ').title).toBe('Re: Lek');
  });

  it('that is too long is cut between characters and says so', () => {
    for (const character of ['a', 'e\u0301\u0302', '👩‍👩‍👧', 'שׁ', '🇵🇱']) {
      const { title, isCut } = titleOfReply(character.repeat(149), PREFIX);
      expect([character, isCut, length(title) <= LONGEST_TITLE]).toEqual([character, true, true]);
      const rest = title.slice(PREFIX.length, -1);
      expect(rest.replaceAll(character, '')).toBe('');
    }
    expect(titleToEdit('🙂'.repeat(149))).toEqual({ title: '🙂'.repeat(149), isCut: false });
  });
});

describe('what is written', () => {
  const limits = { maxRecipients: 2, maxContentLength: 10, patientCategories: ['M', 'R'] };
  const right = { recipients: ['a'], category: 'M', title: 'Lek', content: 'Proszę' };
  const faultsOf = (written: Partial<typeof right>, isEdit = false) =>
    Object.fromEntries(
      Object.entries(writtenFaults({ written: { ...right, ...written }, limits, isEdit })).filter(
        ([, fault]) => fault !== undefined,
      ),
    );

  it('is right, or each field says what is wrong with it', () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ recipients: [], title: ' ', content: '\n' })).toEqual({
      recipients: 'none',
      title: 'empty',
      content: 'empty',
    });
    expect(faultsOf({ recipients: ['a', 'b', 'c'], category: 'X' })).toEqual({
      recipients: 'tooMany',
      category: 'unknown',
    });
    expect(faultsOf({ title: 'a'.repeat(150), content: '🙂'.repeat(11) })).toEqual({
      title: 'tooLong',
      content: 'tooLong',
    });
    expect(faultsOf({ title: 'a'.repeat(149), content: '🙂'.repeat(10) })).toEqual({});
  });

  it('of a change asks neither recipients nor kind', () => {
    expect(faultsOf({ recipients: [], category: '' }, true)).toEqual({});
  });

  it('has lines that end with LF', () => {
    expect(plainLines('a\r\nb\rc\nd\u2028e')).toBe('a\nb\nc\nd\ne');
    expect(plainLines('wynik \u202e5,4\u202c\u0007 \u2067x\u2069\tמר\u200f')).toBe('wynik 5,4 x\tמר\u200f');
  });
});

describe('whom to look for', () => {
  const read = (query: Record<string, string>) => readRecipientSearch(new URLSearchParams(query));

  it('is not a number of five digits, nor one letter', () => {
    expect(read({ name: 'ka', lastname: '1234' })).toMatchObject({
      faults: {},
      asked: { name: 'ka', lastname: '1234' },
      isSearch: true,
    });
    expect(read({ name: 'k', lastname: '12 345', username: 'a'.repeat(150) }).faults).toEqual({
      name: 'tooShort',
      lastname: 'number',
      username: 'tooLong',
    });
    expect(read({ name: ' ' })).toMatchObject({ faults: {}, asked: {}, isSearch: false });
  });

  it('is read of anything that an address may have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { typed, asked } = read({ name });
        expect(typed.name).not.toMatch(/\p{Cc}/u);
        expect(asked.name ?? '').toBe(typed.name);
      }),
    );
  });
});
