import type { Kysely } from 'kysely';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { createStore } from '#provider/core/store.ts';
import { dayInWords } from '#provider/core/words.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { sendFromStaff } from '#provider/messages/sending.ts';
import { staffMessagesOf } from '#provider/messages/store/staff-messages.ts';
import { staffSharingsOf } from '#provider/partners/staff-sharings.ts';
import { staffResultsOf } from '#provider/results/staff-results.ts';
import type { TestResultRow } from '#provider/results/tables.ts';

type Correction = {
  trx: Kysely<Tables>;
  /** The version that is not valid any more. */
  row: TestResultRow;
  /** The id of the one that is. */
  current: string;
  at: Date;
  portalOrigin: string;
};

/** S-53: partners who saw the former version see the new one, and all who act for the patient are told. */
export async function shareCorrected({ trx, row, current, at, portalOrigin }: Correction) {
  const store = createStore(trx);
  await store.patients.lock(row.patient_id);
  const correction = { patientId: row.patient_id, former: row.id, current, at: at.getTime() };
  if (!(await staffSharingsOf(trx).followCorrection(correction))) return;

  const accounts = await staffMessagesOf(trx).accountsOfPatient({
    patientId: row.patient_id,
    today: localDay(at.getTime()),
  });
  if (accounts.length === 0) return;
  const laboratory = await staffResultsOf(trx).laboratory(row.laboratory_id);
  const message = {
    staff: { id: null, name: laboratory.name, last_name: '' },
    category: RESULTS,
    accountIds: accounts.map(({ id }) => id),
    file: null,
    answered: null,
    mayBeAnswered: false,
    mustBeConfirmed: false,
    notice: { patientId: row.patient_id },
    title: TITLE,
    text: textOf(row),
  };
  await sendFromStaff({ store, message, at, portalOrigin });
}

/** C-27: messages about results. */
const RESULTS = 'W';
const TITLE = 'Udostępniony wynik badania został poprawiony';

const textOf = ({ name, collected_at: at }: TestResultRow) =>
  [
    `Laboratorium poprawiło wynik „${name}” z dnia ${dayInWords({ language: 'pl', at })}. Poprzednia wersja nie jest już ważna.`,
    'Wynik jest udostępniony partnerom przychodni. Zamiast poprzedniej wersji widzą oni teraz wersję poprawioną. Udostępnianie można zakończyć w portalu, na stronie wyniku.',
  ].join('\n\n');
