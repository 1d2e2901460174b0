import { addDays } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { AccountId } from '#provider/seed/people.ts';
import type { AccountConsentRow, ConsentTextRow } from './tables.ts';

const DAY = 24 * 60 * 60_000;
const MARIA: AccountId = 'account-2004';
const PORTAL = { id: 'consent-portal', name: 'Zgoda na korzystanie z portalu', required: 1 } as const;

const FIRST = `Zgadzam się, aby Przychodnia pod Lipami udostępniała mi w portalu terminy wizyt i dokumentację medyczną.`;

const SECOND = `Zgadzam się, aby Przychodnia pod Lipami udostępniała mi w portalu terminy wizyt, wyniki badań i dokumentację medyczną.

Zgadzam się też, aby przychodnia wysyłała mi w portalu wiadomości o zmianach w wizytach i w pracy poradni. W mailach i SMS-ach nie podajemy niczego o zdrowiu.

Zgodę można wycofać w rejestracji. Wtedy dokumentację wydamy na papierze, a portal nie będzie już dostępny.`;

/** Maria agreed a year ago, and is asked again: the text has changed. */
export function consentsSeed({ now, today }: Pick<Clinic, 'now' | 'today'>) {
  const consent_texts: ConsentTextRow[] = [
    { ...PORTAL, version: '1', text: FIRST, valid_from: addDays({ day: today, days: -700 }) },
    { ...PORTAL, version: '2', text: SECOND, valid_from: addDays({ day: today, days: -10 }) },
  ];
  const asked = { account_id: MARIA, consent_id: PORTAL.id };
  const account_consents: AccountConsentRow[] = [
    { ...asked, version: '1', accepted: 1, answered_at: now.getTime() - 365 * DAY },
    { ...asked, version: '2', accepted: null, answered_at: null },
  ];
  return { consent_texts, account_consents };
}
