/** Texts that make an expression slow which reads them more than once: a long row of one kind, with an end that makes it fail. */
const ROWS: Readonly<Record<string, string>> = {
  commas: ',',
  slashes: '/',
  spaces: ' ',
  'spaces that do not break': '\u00a0',
  dots: '.',
  digits: '1',
  zeros: '0',
  'double quotes': '"',
  'quotes of Polish texts': '„',
  'minus signs': '-',
  'dashes of every kind': '–−',
  letters: 'a',
  'capital letters': 'Ł',
  'marks without a letter': '\u0301\u0316',
  'letters with marks': 'z\u0307',
  'percent escapes': '%2C',
  'at signs': '@',
  'hosts with many dots': 'a.',
  brackets: '<(',
  ampersands: '&amp;',
  'ends of lines': '\r\n',
  'signs that nobody sees': '\u200b\u00ad',
  'letters of the other direction': 'אב',
  'pictures of many signs': '👩‍👧‍👦',
};

/** Each makes some expression fail behind the row, so that it goes back. */
const ENDS = ['a', '!', '\u0001', 'ż@'];

/** Returns texts of so many characters, each with what it is made of. */
export const longTexts = (length: number): { name: string; text: string }[] =>
  Object.entries(ROWS).map(([name, one], at) => {
    const end = ENDS[at % ENDS.length] ?? '';
    return { name, text: one.repeat(Math.ceil(length / one.length)).slice(0, length - end.length) + end };
  });
