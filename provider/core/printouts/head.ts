import type { z } from 'zod';
import type { PortalSettings } from '#contract/settings/schemas.ts';
import en from '#locales/en/page.json';
import pl from '#locales/pl/page.json';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { filled, phoneInWords, type Language } from '#provider/core/words.ts';
import { momentOnPaper } from './speaker.ts';

const TEXTS = { pl, en };

type Asked = Readonly<{ store: Pick<StoreInTransaction, 'settings'>; language: Language }>;

/** "Przychodnia pod Lipami, 81 555 01 00": whose paper it is and whom to ring, at the top of each. */
export async function letterheadOf({ store, language }: Asked) {
  const portal = (await store.settings.get('portal')) as z.input<typeof PortalSettings>;
  const { providerName, registrationPhone: phone } = portal;
  return [providerName, phone && phoneInWords({ language, phone })].filter(Boolean).join(', ');
}

/** "Stan na 28 listopada 2026, 7:47" */
export const asOf = ({ language, at }: { language: Language; at: Date }) =>
  `${TEXTS[language].print.at} ${momentOnPaper({ language, at })}`;

/** Whose a paper is, and as of when. */
export const headOnPaper = ({ people, language, at }: { people: string; language: Language; at: Date }) => [
  filled({ text: TEXTS[language].print.patient_one, values: { people } }),
  asOf({ language, at }),
];
