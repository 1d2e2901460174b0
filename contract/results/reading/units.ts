import { withDecimalSign, type Language } from './numbers.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (power: string) =>
  [...power].map((sign) => (sign === '-' ? '⁻' : SUPERSCRIPTS[Number(sign)])).join('');

const PREFIX = '(?:da|[YZEPTGMkhdcmunpfazyµμ])';
/** Units of UCUM that laboratories use, and IU as many write it. */
const UNIT =
  "(?:m\\[(?:Hg|H2O)\\]|\\[[\\w']+\\]|mol|osm|kat|cal|bar|Cel|deg|rad|min|wk|mo|eq|Eq|Osm|IU|Pa|Hz|Bq|Ci|Gy|Sv|[gLlmshdaUJKNVWAC%])";
const COMPONENT = new RegExp(`^(${PREFIX})?(${UNIT})(-?\\d+)?$`);
const BARE = new RegExp(`^()(${UNIT})(-?\\d+)?$`);
const POWER = /^[x×]?10[*^](-?\d+)$/;

/** What people write for a unit of UCUM; another one loses its brackets. */
const NAMES: Readonly<Record<string, string>> = {
  L: 'l',
  Cel: '°C',
  osm: 'Osm',
  deg: '°',
  '[iU]': 'IU',
  '[degF]': '°F',
  "[arb'U]": 'arb.\u00a0U',
  'm[H2O]': 'mH₂O',
};
const nameOf = (unit: string) => NAMES[unit] ?? unit.replaceAll(/[[\]]/g, '').replaceAll("'", '\u00a0');

/** A part of a unit between the signs that join it, in words; null: it is none of UCUM. */
function componentInWords(text: string) {
  if (/^\d*$/.test(text)) return text;
  const power = POWER.exec(text)?.[1];
  if (power !== undefined) return `×10${raised(power)}`;
  const found = BARE.exec(text) ?? COMPONENT.exec(text);
  if (!found) return null;
  const [, prefix = '', unit = '', exponent = ''] = found;
  return `${prefix.replace(/[uμ]/, 'µ')}${nameOf(unit)}${raised(exponent)}`;
}

/** The surface of a body, which UCUM knows only as a remark: "{1.73_m2}". */
const SURFACE = /[./]\(?\{?(\d+[.,]\d+)[_\s]*\{?m(?:\^?2|²)\}?\)?$/;

/** The signs between components: a point multiplies, and what is counted in numbers stands in no brackets. */
function joined(unit: string) {
  const parts = unit.split(/([./()])/);
  const words = parts.map((part, index) => (index % 2 === 0 ? componentInWords(part) : null));
  const text = parts.map((part, index) => {
    if (index % 2 === 0) return words[index] ?? part;
    if (part !== '.') return part;
    const [before, after] = [words[index - 1], words[index + 1]];
    if (!before || !after || /^\d/.test(after)) return part;
    return /^\d+$/.test(before) ? '\u00a0' : '·';
  });
  return text.join('').replaceAll(/\((\d+\u00a0[^()·]+)\)/g, '$1');
}

function unitAsWritten(unit: string) {
  const surface = SURFACE.exec(unit);
  const counted = (surface ? unit.slice(0, surface.index) : unit).replaceAll(/\{[^}]*\}/g, '').trim();
  const isOpen = counted.split('(').length > counted.split(')').length;
  const base = joined(isOpen ? counted.replace('(', '') : counted)
    .replace(/^1(?=$|\/)/, '')
    .replace(/\/+$/, '');
  return surface ? `${base}/${surface[1]?.replace(',', '.')}\u00a0m²` : base;
}

const MOST_KEPT = 500;
const kept = new Map<string, string>();

/** A unit of UCUM as people write it: "µmol/l", "×10⁹/l", "ml/min/1,73 m²"; what is none of UCUM stays as the laboratory wrote it. */
export function unitInWords(unit: string | null | undefined, language: { language: Language }) {
  if (!unit) return '';
  const known = kept.get(unit);
  const text = known ?? unitAsWritten(unit);
  if (known === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(unit, text);
  }
  return text.replace(/\d\.\d+(?=\u00a0m²$)/, (surface) => withDecimalSign(surface, language));
}

/** What two units must have alike to be one: the same words, and the same remarks ("{FEU}") where there is more than remarks. */
export function unitKey(unit: string | null | undefined) {
  const words = unitInWords(unit, { language: 'en' });
  return words && [words, ...(unit?.match(/\{[^}]*\}/g) ?? [])].join(' ');
}
