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

/** The words that people write for a unit of UCUM; another one loses its brackets. */
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

/**
 * Remarks that say nothing which the test's name does not: what is counted, and that a number has no unit. All others tell
 * how or against what was measured ("{FEU}" is half of "{DDU}"), and are shown as the laboratory wrote them.
 */
const EMPTY_REMARK =
  /^(?:#|calc|calculated|cells?|count|index|INR|no[ _]unit|none|num|number|ratio|score|tit(?:er|re)|unitless)?$/i;
const REMARK = /\{([^{}]*)\}/g;

/** Signs that join parts of a unit, kept apart while they stand in a remark. */
const JOINING = './()';
const HIDDEN_JOINING = /[\uE000-\uE003]/g;
const hidden = (sign: string) => String.fromCharCode(0xe0_00 + JOINING.indexOf(sign));
const withHiddenRemarks = (unit: string) =>
  unit.replaceAll(REMARK, (remark) => remark.replaceAll(/[./()]/g, hidden));

/** Remarks of a part that carry meaning, in the order in which they stand. */
function remarksOf(part: string) {
  return [...part.matchAll(REMARK)].flatMap(([, remark = '']) => {
    const text = remark
      .replaceAll(HIDDEN_JOINING, (sign) => JOINING.charAt(sign.charCodeAt(0) - 0xe0_00))
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
      .trim();
    return EMPTY_REMARK.test(text) ? [] : text.replaceAll(/[\s_']+/g, '\u00a0');
  });
}

/** A part of a unit between the signs that join it, in words, with its remarks; `isRead`: it is one of UCUM. */
function partInWords(part: string) {
  const base = part.replaceAll(REMARK, '').trim();
  const words = componentInWords(base);
  const remarks = remarksOf(part);
  const counted = remarks.length > 0 && base === '1' ? '' : (words ?? base);
  return { text: [counted, ...remarks].filter(Boolean).join('\u00a0'), isRead: words !== null };
}

/** A component in words; null: it is none of UCUM. */
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
  const words = parts.map((part, index) => (index % 2 === 0 ? partInWords(part) : null));
  const readAt = (index: number) => (words[index]?.isRead ? words[index].text : '');
  const text = parts.map((part, index) => {
    if (index % 2 === 0) return words[index]?.text ?? part;
    if (part !== '.') return part;
    const [before, after] = [readAt(index - 1), readAt(index + 1)];
    if (!before || !after || /^\d/.test(after)) return part;
    return /^\d+$/.test(before) ? '\u00a0' : '·';
  });
  return text.join('').replaceAll(/\((\d+\u00a0[^()·]+)\)/g, '$1');
}

function unitAsWritten(unit: string) {
  const surface = SURFACE.exec(unit);
  const counted = withHiddenRemarks(surface ? unit.slice(0, surface.index) : unit).trim();
  const isOpen = counted.split('(').length > counted.split(')').length;
  const base = joined(isOpen ? counted.replace('(', '') : counted)
    .replace(/^1(?=$|\/)/, '')
    .replace(/(?<!\/)\/+$/, '');
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

/** The key that two units must have alike to be one: the same words, and in them the same remarks ("FEU"). */
export const unitKey = (unit: string | null | undefined) => unitInWords(unit, { language: 'en' });
