import en from '#locales/en/mails.json';
import pl from '#locales/pl/mails.json';
import { filled, type Language } from '#provider/core/words.ts';

const TEXTS = { pl, en };

/** Says that a request to correct data is decided, and where to read how: of whom and what it was nothing (S-45). */
export function correctionDecided({ language, link }: { language: Language; link: string }) {
  const { subject, text } = TEXTS[language].correctionDecided;
  return { language, subject, text: filled({ text, values: { link } }), link };
}
