import en from '#locales/en/patients.json';
import pl from '#locales/pl/patients.json';
import { dateInWords, filled, type Language } from '#provider/core/words.ts';

const TEXTS = { pl, en };

type Person = Readonly<{ name: string; last_name: string; birth_date: string }>;

/** "Anna Kowalska (ur. 5 marca 2018)": paper leaves the account, so that a birth date always tells people of one name apart. */
export function personOnPaper(person: Person, language: Language) {
  const { born, toldApart } = TEXTS[language];
  const day = dateInWords({ language, day: person.birth_date });
  const name = `${person.name} ${person.last_name}`;
  return filled({ text: toldApart, values: { name, about: filled({ text: born, values: { day } }) } });
}
