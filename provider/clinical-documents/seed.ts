import { addDays, instantOf } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import { plainPdf } from '#provider/seed/files.ts';
import type { PatientId } from '#provider/seed/people.ts';
import type { ClinicalDocumentFileRow, ClinicalDocumentNoteRow, ClinicalDocumentRow } from './tables.ts';

const HOUR = 3_600_000;
const PDF = 'application/pdf';

/** Types by code: names, and the title and file of a document of it. */
const TYPES = {
  '00.20': ['Karta informacyjna', 'Discharge summary', 'Karta informacyjna z leczenia', 'karta-informacyjna'],
  '00.40': ['Historia choroby', 'Case history', 'Historia choroby', 'historia-choroby'],
  '01.10': ['Opis badania obrazowego', 'Imaging report', 'Opis RTG klatki piersiowej', 'opis-rtg'],
  '02.10': ['Skierowanie', 'Referral', 'Skierowanie do poradni', 'skierowanie'],
  '03.10': ['Zalecenia', 'Recommendations', 'Zalecenia po leczeniu', 'zalecenia'],
  '04.10': ['Opinia lekarska', 'Medical opinion', 'Opinia kardiologa', 'opinia'],
  '05.10': ['Zaświadczenie', 'Certificate', 'Zaświadczenie o stanie zdrowia', 'zaświadczenie-żółć'],
  '06.10': ['Wyniki badań', 'Test results', 'Wyniki badań laboratoryjnych', 'wyniki'],
  '07.10': ['Protokół zabiegu', 'Record of a procedure', 'Protokół zabiegu', 'protokół-zabiegu'],
} as const;
type TypeCode = keyof typeof TYPES;
const USUAL = (Object.keys(TYPES) as TypeCode[]).filter((code) => code !== '06.10');

const JAN: PatientId = 'patient-1001';
const JANS_COUNT = 37;
/** The places of Jan's documents that are unlike the others, the latest being 0. */
const AT = { results: 1, several: 2, secondId: 4, lost: 5, unknownSize: 6, edm: 7, sameDay: 9 };
const WITH_NOTES = [0, 3];

type SeedDocument = Readonly<{ patient: PatientId; type: TypeCode; ago: number; index?: number }>;

const jans = Array.from({ length: JANS_COUNT }, (_, index): SeedDocument => {
  const type = index === AT.results ? '06.10' : (USUAL[index % USUAL.length] ?? '00.20');
  const day = index === AT.sameDay ? index - 1 : index;
  return { patient: JAN, type, ago: 3 + day * 9, index };
});

const others: readonly SeedDocument[] = [
  { patient: 'patient-1002', type: '00.20', ago: 30 },
  { patient: 'patient-1002', type: '03.10', ago: 12 },
  { patient: 'patient-1003', type: '05.10', ago: 8 },
  { patient: 'patient-1003', type: '03.10', ago: 70 },
  { patient: 'patient-1004', type: '00.20', ago: 20 },
  { patient: 'patient-1005', type: '03.10', ago: 15 },
  { patient: 'patient-1007', type: '04.10', ago: 40 },
  { patient: 'patient-1009', type: '00.20', ago: 25 },
];

const NOTES = [
  ['Lekarz', 'Kontrola w poradni za sześć tygodni, z wynikiem morfologii.'],
  ['Pielęgniarka', 'Dokument omówiono z pacjentem przy wypisie.'],
] as const;

function filesOf({ type, index }: SeedDocument, id: string): ClinicalDocumentFileRow[] {
  const [, , title, name] = TYPES[type];
  const isLost = index === AT.lost;
  const file = (position: number) => {
    const content = plainPdf(['Przychodnia pod Lipami', `${id}/${position}`]);
    return {
      document_id: id,
      position,
      // Two of one name: both are in the archive.
      file_name: `${name}.pdf`,
      media_type: PDF,
      language: 'pl',
      size: index === AT.unknownSize ? null : content.length,
      content: isLost ? null : content,
    };
  };
  const words = Buffer.from(`${title}\n\nDokument jest także w formacie PDF.\n`);
  const text = { file_name: `${name}.txt`, media_type: 'text/plain', size: words.length, content: words };
  return index === AT.several ? [file(0), file(1), { ...file(2), ...text }] : [file(0)];
}

/** Documents of Jan: 37 of nine types, among them results, one of several files, one under its second id, one that is lost. */
export function clinicalDocumentsSeed({ now, today }: Pick<Clinic, 'now' | 'today'>) {
  const seeded = [...jans, ...others];
  const id = (index: number) => `cdoc-${index + 1}`;
  const clinical_documents = seeded.map(
    ({ patient, type, ago, index: place }, index): ClinicalDocumentRow => {
      const at = instantOf({ localMinute: `${addDays({ day: today, days: -ago })} 11:30`, coming: 'first' });
      if (at === null) throw new Error('No such time');
      const isSecond = place === AT.secondId || place === AT.lost;
      const systemId = isSecond ? `his-${index + 1}` : null;
      return {
        id: id(index),
        patient_id: patient,
        system_id: systemId,
        content_id: systemId ?? id(index),
        type,
        title: TYPES[type][2],
        dated_at: at,
        published_at: Math.min(now.getTime(), at + HOUR),
        unit_name: 'Poradnie Specjalistyczne',
        // Two contexts of Jan's have several documents.
        context_id: `context-${place === undefined ? index + 1 : Math.floor(index / 2) + 1}`,
        source: place === AT.edm ? 'EDM' : null,
      };
    },
  );
  const clinical_document_notes = WITH_NOTES.flatMap((index) =>
    NOTES.map(([role, text], position): ClinicalDocumentNoteRow => ({
      id: `cdoc-note-${index}-${position}`,
      document_id: id(index),
      at: (clinical_documents[index]?.published_at ?? 0) + position,
      role,
      text,
    })),
  );
  return {
    clinical_document_types: Object.entries(TYPES).map(([code, [name_pl, name_en]]) => ({
      code,
      name_pl,
      name_en,
    })),
    clinical_documents,
    clinical_document_files: seeded.flatMap((one, index) => filesOf(one, id(index))),
    clinical_document_notes,
  };
}
