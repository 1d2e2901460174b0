import type { PaperSpeaker } from '#contract/papers/reading/paper.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import {
  countryInWords,
  dateInWords,
  filled,
  phoneInWords,
  timeInWords,
  type Language,
} from '#provider/core/words.ts';

/** "28 listopada 2026, 7:47", in Warsaw: a moment as paper says it. */
export const momentOnPaper = ({ language, at }: { language: Language; at: number | Date }) =>
  `${dateInWords({ language, day: localDay(Number(at)) })}, ${timeInWords({ language, at })}`;

type Texts = Readonly<Record<string, object>>;

/** A text of locales/ by its key, with its gaps filled. @throws where there is none */
function said({ texts, key, values }: { texts: Texts; key: string; values: Record<string, string> }) {
  const [area = '', path = ''] = key.split(':');
  const text = path.split('.').reduce<unknown>((node, name) => Reflect.get(Object(node), name), texts[area]);
  if (typeof text !== 'string') throw new Error(`No text ${key}`);
  return filled({ text, values });
}

/** Whoever writes a PDF; `texts`: the files of locales/ in its language, by the names that keys begin with. */
export const speakerOf = <Key extends string>(language: Language, texts: Texts): PaperSpeaker<Key> => ({
  language,
  t: (key, values = {}) => said({ texts, key, values }),
  date: (day) => dateInWords({ language, day }),
  moment: (instant) => momentOnPaper({ language, at: Date.parse(instant) }),
  phone: (phone) => phoneInWords({ language, phone }),
  country: (code) => countryInWords({ language, code }),
});
