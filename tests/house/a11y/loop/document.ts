import { readFileSync } from 'node:fs';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { english, say } from '#tests/support/words.ts';

const config = new URL('../../../../.htmlvalidate.json', import.meta.url);
const validator = new HtmlValidate(JSON.parse(readFileSync(config, 'utf8')) as ConfigData);

/** What html-validate finds in a served document (.htmlvalidate.json). */
export async function documentFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

type Language = 'pl' | 'en';

const PORTAL = 'Przychodnia pod Lipami';
const AREAS = { bookings: 'public:areas.bookings', newBooking: 'booking-wizard:area' } as const;

/** "Błąd: 2 pola do poprawy – page – area – portal", made of the page's own h1. */
export function titleOf({
  language,
  heading,
  area,
  errors = 0,
}: {
  language: Language;
  heading: string;
  area?: keyof typeof AREAS | undefined;
  errors?: number | undefined;
}) {
  const t = language === 'pl' ? say : english.say;
  const prefix = errors > 0 ? t('page:title.errors', { count: errors }) : null;
  const areaName = area ? t(AREAS[area]) : null;
  return [prefix, heading, areaName === heading ? null : areaName, PORTAL].filter(Boolean).join(' – ');
}
