import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { MessageSettings } from '#contract/messages/schemas.ts';
import { choice, textField } from '#provider/bench/page.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { MessageCategoryRow } from '#provider/messages/tables.ts';
import { changeSettings } from '#provider/settings/staff-settings.ts';
import { settingsStore } from '#provider/settings/store.ts';

const SWITCHES = [
  ['enabled', 'Pacjent może pisać'],
  ['attachmentsEnabled', 'Do wiadomości można dodać pliki'],
  ['replyToAutomatic', 'Na wiadomości automatyczne można odpowiadać'],
] as const;
const PAGES = [
  ['BOOKING', 'rezerwacji'],
  ['RESULT', 'wyniku'],
  ['ENCOUNTER', 'wizyty'],
  ['DOCUMENT', 'dokumentu'],
  ['INVOICE', 'płatności'],
] as const;

const Switch = z
  .enum(['on', 'off'])
  .optional()
  .transform((value) => value === 'on');
const Several = <Value extends z.ZodType>(value: Value) =>
  z.union([z.array(value), value.transform((one) => [one])]).default([]);

const Words = z.string().trim().max(500).default('');
const Phone = z
  .string()
  .trim()
  .regex(/^(?:\+?[\d ]{3,20})?$/)
  .default('');

const SettingsForm = z.object({
  /** The text over the form of a message; nothing in both: the portal's own. */
  emergencyPl: Words,
  emergencyEn: Words,
  emergencyPhone: Phone,
  enabled: Switch,
  attachmentsEnabled: Switch,
  replyToAutomatic: Switch,
  from: Several(z.enum(['ENCOUNTER', 'RESULT', 'DOCUMENT', 'BOOKING', 'INVOICE'])),
  patientCategories: Several(z.string().min(1).max(40)),
  maxRecipients: z.coerce.number<unknown>().int().min(1).max(50),
  maxContentLength: z.coerce.number<unknown>().int().min(1).max(20_000),
  answerWithinDays: z.union([
    z.literal('').transform(() => undefined),
    z.coerce.number<unknown>().int().min(1).max(60),
  ]),
});

type Saving = { db: Kysely<Tables>; clock: Clock; fields: unknown };

/** Saves what messages may be from now on (C-30); null: the form says something else. */
export async function saveMessageSettings({ db, clock, fields }: Saving) {
  const { data } = SettingsForm.safeParse(fields);
  if (!data) return null;
  const { emergencyPl: pl, emergencyEn: en, emergencyPhone: phone, ...wanted } = data;
  if ((pl === '') !== (en === '')) return null;
  const emergency = { ...(pl && { text: { pl, en } }), ...(phone && { phone }) };
  const messages: MessageSettings = {
    ...(await settingsStore.settings(db).messages()),
    ...wanted,
    emergency,
  };
  await changeSettings({ db, clock, rows: { messages }, action: 'bench.settings.messages' });
  return messages;
}

const OWN_WORDS = 'Puste oba pola: zdanie portalu';
const EMERGENCY = [
  [
    'emergencyPl',
    'Do czego wiadomości nie służą, po polsku',
    OWN_WORDS,
    ({ emergency }: MessageSettings) => emergency?.text?.pl,
  ],
  [
    'emergencyEn',
    'Do czego wiadomości nie służą, po angielsku',
    OWN_WORDS,
    ({ emergency }: MessageSettings) => emergency?.text?.en,
  ],
  [
    'emergencyPhone',
    'Telefon nad formularzem',
    'Puste pole: telefon rejestracji',
    ({ emergency }: MessageSettings) => emergency?.phone,
  ],
] as const;

type Shown = { now: MessageSettings; categories: readonly MessageCategoryRow[] };

export const settingsForm = ({ now, categories }: Shown) =>
  html`<section aria-labelledby="settings">
    <h2 id="settings">Ustawienia wiadomości</h2>
    <form method="post" action="/messages/settings">
      <fieldset>
        <legend>Co jest włączone</legend>
        ${SWITCHES.map(([name, label]) => choice({ name, value: 'on', label, isOn: now[name] }))}
      </fieldset>
      <fieldset>
        <legend>Ze strony czego można zacząć pisać</legend>
        ${PAGES.map(([value, label]) => choice({ name: 'from', value, label, isOn: now.from.includes(value) }))}
      </fieldset>
      <fieldset>
        <legend>Jakie rodzaje może wybrać pacjent</legend>
        ${categories.map(({ code, name }) =>
          choice({
            name: 'patientCategories',
            value: code,
            label: name,
            isOn: now.patientCategories.includes(code),
          }),
        )}
      </fieldset>
      ${textField({ name: 'maxRecipients', label: 'Najwięcej adresatów', hint: 'Od 1 do 50', value: String(now.maxRecipients) })}
      ${textField({ name: 'maxContentLength', label: 'Najwięcej znaków w treści', hint: 'Od 1 do 20000', value: String(now.maxContentLength) })}
      ${textField({ name: 'answerWithinDays', label: 'W ciągu ilu dni odpowiadamy', hint: 'Od 1 do 60; puste pole: nic o tym nie mówimy', value: String(now.answerWithinDays ?? '') })}
      ${EMERGENCY.map(([name, label, hint, valueOf]) => textField({ name, label, hint, value: valueOf(now) ?? '' }))}
      <button type="submit">Zapisz</button>
    </form>
  </section>`;
