import { Declaration, DeclarationData, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import { heldOf, isNextComing, type Joined } from '#contract/declarations/reading/joined.ts';
import { declarationPaper } from '#contract/declarations/reading/paper.ts';
import enWizard from '#locales/en/declaration-wizard.json';
import en from '#locales/en/declarations.json';
import enPage from '#locales/en/page.json';
import plWizard from '#locales/pl/declaration-wizard.json';
import pl from '#locales/pl/declarations.json';
import plPage from '#locales/pl/page.json';
import type { CallContext } from '#provider/core/context.ts';
import { letterheadOf } from '#provider/core/printouts/head.ts';
import { paperPdf } from '#provider/core/printouts/paper-file.ts';
import { speakerOf } from '#provider/core/printouts/speaker.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';
import type { Language } from '#provider/core/words.ts';
import { present } from '#provider/core/wire.ts';
import type { DeclarationDataRow, DeclarationRow, HospitalDeclarationRow } from './tables.ts';
import { dataView, declarationView, hospitalView } from './view.ts';

const TEXTS = {
  pl: { declarations: pl, 'declaration-wizard': plWizard, page: plPage },
  en: { declarations: en, 'declaration-wizard': enWizard, page: enPage },
};

/** The data that are kept beside the record, and the phone of the account that asks. */
export type PrintedData = Readonly<{ data: DeclarationDataRow | undefined; phone: string | null }>;

type Printed = Readonly<{
  joined: Joined;
  patient: LinkedPatientRow;
  /** Null: the paper has none of the patient's data, and is not signed. */
  data: PrintedData | null;
  letterhead: string;
  language: Language;
  at: Date;
}>;

/** A declaration on paper, with a line to sign on while it is not signed (S-44, B-52). */
export function declarationPdf({ joined, patient, data, ...printed }: Printed) {
  const { language } = printed;
  const whose = data && {
    person: {
      name: patient.name,
      lastName: patient.last_name,
      birthDate: patient.birth_date,
      ...present({ middleName: patient.middle_name, pesel: patient.national_id }),
    },
    data: DeclarationData.parse(dataView({ patient, ...data })),
  };
  const paper = declarationPaper({ joined, whose }, speakerOf(language, TEXTS[language]));
  return paperPdf({ ...printed, patient, paper, title: TEXTS[language].declarations.paper.title });
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, { language, type }: { language: Language; type: string }) =>
  new File([bytes], `${TEXTS[language].declarations.paper.title} ${type}.pdf`, { type: 'application/pdf' });

type Asked<Row> = Readonly<{ context: CallContext; row: Row; patient: LinkedPatientRow; whose: Whose }>;

/** The file of a declaration of the portal, as both systems have it now, with the patient's data. */
export async function declarationFile({ context, row, patient, whose }: Asked<DeclarationRow>) {
  const { store, language, clock } = context;
  const { phone_number: phone } = await context.account();
  const bytes = await declarationPdf({
    joined: await joinedOf(store, { row, whose }),
    patient,
    data: { data: await store.primaryCare.data(await context.access.seen([patient])), phone },
    letterhead: await letterheadOf({ store, language }),
    language,
    at: clock.now(),
  });
  return fileOf(bytes, { language, type: row.type });
}

/** The file of one that the hospital system holds: the patient's data are not its own, and it is not signed here. */
export async function hospitalFile({ context, row, patient }: Omit<Asked<HospitalDeclarationRow>, 'whose'>) {
  const { store, language, clock } = context;
  const bytes = await declarationPdf({
    joined: { own: null, held: HospitalDeclaration.parse(hospitalView(row)) },
    patient,
    data: null,
    language,
    at: clock.now(),
    letterhead: await letterheadOf({ store, language }),
  });
  return fileOf(bytes, { language, type: row.type });
}

/** The declaration as it is signed: it waits in both systems. */
export const toSign = (row: DeclarationRow): Joined => ({
  own: Declaration.parse(declarationView(row)),
  held: undefined,
});

type Stored = Pick<StoreInTransaction, 'declarations' | 'hospitalDeclarations'>;

/** The declaration as both systems have it, and whether another one is to take its place. */
async function joinedOf(
  store: Stored,
  { row, whose }: { row: DeclarationRow; whose: Whose },
): Promise<Joined> {
  const { own } = toSign(row) as { own: Declaration };
  if (row.system_id === null) return { own, held: undefined };
  const rows = await store.hospitalDeclarations.list({ whose, types: [row.type] });
  const ofPatient = rows.filter(({ patient_id: id }) => id === row.patient_id);
  const all = ofPatient.map((one) => HospitalDeclaration.parse(hospitalView(one)));
  const held = heldOf(own, all);
  if (own.state !== 'CANCELED' || held?.stateExport !== 'A') return { own, held };
  const others = (await store.declarations.own(whose)).map((one) => Declaration.parse(declarationView(one)));
  return { own, held, isNextComing: isNextComing(own, { own: others, held: all }) };
}
