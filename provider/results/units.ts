import type { Language } from '#provider/core/words.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (digits: string) => [...digits].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');

/** A unit of UCUM on paper, as the portal's pages write it: "umol/L" as "µmol/l". */
export function unitOnPaper({ unit, language }: { unit: string; language: Language }) {
  const area = (digits: string) => (language === 'pl' ? digits.replace('.', ',') : digits);
  const text = unit
    .replaceAll(/10[*^](\d+)/g, (_, digits: string) => `×10${raised(digits)}`)
    .replaceAll(/\{([\d.]+)_m2\}/g, (_, digits: string) => `${area(digits)} m²`)
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\bu(?=[a-zA-Z[])/g, 'µ')
    .replaceAll(/[[\]]/g, '')
    .replace(/^1$/, '');
  return text.replaceAll(/L(?![A-Za-z])/g, 'l');
}
