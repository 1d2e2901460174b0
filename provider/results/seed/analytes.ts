import type { AnalyteRow } from '#provider/results/tables.ts';

type Range = { sex?: 'MALE' | 'FEMALE'; to?: number; low?: number; high?: number };

/** The tests that the clinic's laboratories measure: a unit of UCUM, and ranges by sex and full years, the first that fits. */
export type SeedAnalyte = {
  name: string;
  unit?: string;
  ranges?: readonly Range[];
  pl: string;
  en: string;
};

const CHILD = { to: 12 } as const;
const MAN = { sex: 'MALE' } as const;
const WOMAN = { sex: 'FEMALE' } as const;

/** The tests of the made-up laboratory, by LOINC code. */
export const ANALYTES = {
  '718-7': {
    name: 'Hemoglobina',
    unit: 'g/dL',
    ranges: [
      { ...CHILD, low: 11.5, high: 15.5 },
      { ...MAN, low: 13.5, high: 17.5 },
      { ...WOMAN, low: 12, high: 16 },
    ],
    pl: 'Hemoglobina to barwnik czerwonych krwinek, który przenosi tlen.',
    en: 'Haemoglobin is the pigment of red blood cells that carries oxygen.',
  },
  '789-8': {
    name: 'Erytrocyty',
    unit: '10*12/L',
    ranges: [
      { ...CHILD, low: 4, high: 5.2 },
      { ...MAN, low: 4.5, high: 5.9 },
      { ...WOMAN, low: 4, high: 5.2 },
    ],
    pl: 'Erytrocyty to czerwone krwinki. Badanie podaje, ile ich jest we krwi.',
    en: 'Erythrocytes are red blood cells. The test counts them.',
  },
  '4544-3': {
    name: 'Hematokryt',
    unit: '%',
    ranges: [
      { ...CHILD, low: 35, high: 45 },
      { ...MAN, low: 40, high: 52 },
      { ...WOMAN, low: 36, high: 46 },
    ],
    pl: 'Hematokryt mówi, jaką część krwi stanowią czerwone krwinki.',
    en: 'Haematocrit tells how much of the blood is red cells.',
  },
  '787-2': {
    name: 'MCV',
    unit: 'fL',
    ranges: [
      { ...CHILD, low: 77, high: 95 },
      { low: 80, high: 98 },
    ],
    pl: 'MCV to średnia objętość czerwonej krwinki.',
    en: 'MCV is the average volume of a red blood cell.',
  },
  '6690-2': {
    name: 'Leukocyty',
    unit: '10*9/L',
    ranges: [
      { to: 5, low: 5.5, high: 15.5 },
      { ...CHILD, low: 4.5, high: 13.5 },
      { low: 4, high: 10 },
    ],
    pl: 'Leukocyty to białe krwinki, które bronią organizm przed zakażeniem.',
    en: 'Leukocytes are white blood cells, which defend the body against infection.',
  },
  '777-3': {
    name: 'Płytki krwi',
    unit: '10*9/L',
    ranges: [{ low: 150, high: 400 }],
    pl: 'Płytki krwi pomagają zatrzymać krwawienie.',
    en: 'Platelets help to stop bleeding.',
  },
  '751-8': {
    name: 'Neutrofile',
    unit: '10*9/L',
    ranges: [
      { ...CHILD, low: 1.5, high: 8.5 },
      { low: 1.8, high: 7.7 },
    ],
    pl: 'Neutrofile to jeden z rodzajów białych krwinek.',
    en: 'Neutrophils are one kind of white blood cells.',
  },
  '731-0': {
    name: 'Limfocyty',
    unit: '10*9/L',
    ranges: [
      { ...CHILD, low: 1.5, high: 7 },
      { low: 1, high: 4.5 },
    ],
    pl: 'Limfocyty to jeden z rodzajów białych krwinek.',
    en: 'Lymphocytes are one kind of white blood cells.',
  },
  '30341-2': {
    name: 'OB',
    unit: 'mm/h',
    ranges: [
      { ...CHILD, high: 10 },
      { sex: 'MALE', to: 50, high: 15 },
      { ...MAN, high: 20 },
      { sex: 'FEMALE', to: 50, high: 20 },
      { high: 30 },
    ],
    pl: 'OB mówi, jak szybko opadają czerwone krwinki. Rośnie między innymi przy stanie zapalnym.',
    en: 'ESR tells how fast red blood cells settle. It rises with inflammation, among others.',
  },
  '1988-5': {
    name: 'CRP',
    unit: 'mg/L',
    ranges: [{ high: 5 }],
    pl: 'CRP to białko, którego przybywa przy stanie zapalnym.',
    en: 'CRP is a protein that increases with inflammation.',
  },
  '2160-0': {
    name: 'Kreatynina',
    unit: 'umol/L',
    ranges: [
      { ...CHILD, low: 27, high: 62 },
      { ...MAN, low: 62, high: 106 },
      { ...WOMAN, low: 44, high: 80 },
    ],
    pl: 'Kreatynina powstaje w mięśniach, a usuwają ją nerki. Badanie mówi, jak pracują nerki.',
    en: 'Creatinine is made in the muscles and removed by the kidneys. The test tells how the kidneys work.',
  },
  '98979-8': {
    name: 'eGFR',
    unit: 'mL/min/{1.73_m2}',
    ranges: [{ low: 60 }],
    pl: 'eGFR to oszacowanie, ile krwi filtrują nerki w ciągu minuty.',
    en: 'eGFR estimates how much blood the kidneys filter in a minute.',
  },
  '22664-7': {
    name: 'Mocznik',
    unit: 'mmol/L',
    ranges: [
      { ...CHILD, low: 1.8, high: 6.4 },
      { low: 2.8, high: 8.1 },
    ],
    pl: 'Mocznik jest końcowym produktem przemiany białek. Usuwają go nerki.',
    en: 'Urea is what is left of proteins. The kidneys remove it.',
  },
  '3084-1': {
    name: 'Kwas moczowy',
    unit: 'umol/L',
    ranges: [
      { ...MAN, low: 202, high: 416 },
      { ...WOMAN, low: 143, high: 339 },
    ],
    pl: 'Kwas moczowy powstaje z rozpadu składników komórek i pożywienia.',
    en: 'Uric acid comes from cells and food that are broken down.',
  },
  '2951-2': {
    name: 'Sód',
    unit: 'mmol/L',
    ranges: [{ low: 136, high: 145 }],
    pl: 'Sód reguluje ilość wody w organizmie.',
    en: 'Sodium controls how much water the body holds.',
  },
  '2823-3': {
    name: 'Potas',
    unit: 'mmol/L',
    ranges: [{ low: 3.5, high: 5.1 }],
    pl: 'Potas jest potrzebny do pracy mięśni i serca.',
    en: 'Potassium is needed for the muscles and the heart to work.',
  },
  '17861-6': {
    name: 'Wapń całkowity',
    unit: 'mmol/L',
    ranges: [
      { ...CHILD, low: 2.2, high: 2.7 },
      { low: 2.15, high: 2.55 },
    ],
    pl: 'Wapń buduje kości i jest potrzebny mięśniom i nerwom.',
    en: 'Calcium builds bones and is needed by muscles and nerves.',
  },
  '19123-9': {
    name: 'Magnez',
    unit: 'mmol/L',
    ranges: [{ low: 0.66, high: 1.07 }],
    pl: 'Magnez jest potrzebny mięśniom i nerwom.',
    en: 'Magnesium is needed by muscles and nerves.',
  },
  '2777-1': {
    name: 'Fosfor nieorganiczny',
    unit: 'mmol/L',
    ranges: [
      { ...CHILD, low: 1.05, high: 1.8 },
      { low: 0.81, high: 1.45 },
    ],
    pl: 'Fosfor razem z wapniem buduje kości.',
    en: 'Phosphorus builds bones together with calcium.',
  },
  '14771-0': {
    name: 'Glukoza na czczo',
    unit: 'mmol/L',
    ranges: [{ low: 3.9, high: 5.5 }],
    pl: 'Glukoza to cukier we krwi, główne źródło energii. Badanie wykonuje się na czczo.',
    en: 'Glucose is the sugar in the blood, the main source of energy. The test is made fasting.',
  },
  '59261-8': {
    name: 'HbA1c',
    unit: 'mmol/mol',
    ranges: [{ low: 20, high: 42 }],
    pl: 'HbA1c pokazuje średnie stężenie cukru we krwi z ostatnich około trzech miesięcy.',
    en: 'HbA1c shows the average blood sugar of about the last three months.',
  },
  '14647-2': {
    name: 'Cholesterol całkowity',
    unit: 'mmol/L',
    ranges: [{ high: 5 }],
    pl: 'Cholesterol to tłuszcz we krwi. Badanie podaje jego łączną ilość.',
    en: 'Cholesterol is a fat in the blood. The test gives all of it together.',
  },
  '22748-8': {
    name: 'Cholesterol LDL',
    unit: 'mmol/L',
    ranges: [{ high: 3 }],
    pl: 'LDL przenosi cholesterol z wątroby do tkanek.',
    en: 'LDL carries cholesterol from the liver to the tissues.',
  },
  '14646-4': {
    name: 'Cholesterol HDL',
    unit: 'mmol/L',
    ranges: [
      { ...MAN, low: 1 },
      { ...WOMAN, low: 1.2 },
    ],
    pl: 'HDL odprowadza cholesterol z tkanek do wątroby.',
    en: 'HDL carries cholesterol from the tissues back to the liver.',
  },
  '14927-8': {
    name: 'Trójglicerydy',
    unit: 'mmol/L',
    ranges: [{ high: 1.7 }],
    pl: 'Trójglicerydy to tłuszcze, z których organizm czerpie energię.',
    en: 'Triglycerides are fats from which the body takes energy.',
  },
  '1742-6': {
    name: 'ALT',
    unit: 'U/L',
    ranges: [
      { ...MAN, high: 41 },
      { ...WOMAN, high: 33 },
    ],
    pl: 'ALT to enzym, którego najwięcej jest w wątrobie.',
    en: 'ALT is an enzyme found mostly in the liver.',
  },
  '1920-8': {
    name: 'AST',
    unit: 'U/L',
    ranges: [
      { ...MAN, high: 40 },
      { ...WOMAN, high: 32 },
    ],
    pl: 'AST to enzym wątroby, serca i mięśni.',
    en: 'AST is an enzyme of the liver, the heart and the muscles.',
  },
  '2324-2': {
    name: 'GGTP',
    unit: 'U/L',
    ranges: [
      { ...MAN, low: 8, high: 61 },
      { ...WOMAN, low: 5, high: 36 },
    ],
    pl: 'GGTP to enzym wątroby i dróg żółciowych.',
    en: 'GGT is an enzyme of the liver and the bile ducts.',
  },
  '6768-6': {
    name: 'Fosfataza zasadowa',
    unit: 'U/L',
    ranges: [
      { ...CHILD, low: 142, high: 335 },
      { ...MAN, low: 40, high: 129 },
      { ...WOMAN, low: 35, high: 104 },
    ],
    pl: 'Fosfataza zasadowa to enzym wątroby i kości. U dzieci, które rosną, jest jej więcej.',
    en: 'Alkaline phosphatase is an enzyme of the liver and the bones. Growing children have more of it.',
  },
  '14631-6': {
    name: 'Bilirubina całkowita',
    unit: 'umol/L',
    ranges: [{ high: 21 }],
    pl: 'Bilirubina powstaje z rozpadu czerwonych krwinek. Usuwa ją wątroba.',
    en: 'Bilirubin comes from red blood cells that are broken down. The liver removes it.',
  },
  '2885-2': {
    name: 'Białko całkowite',
    unit: 'g/L',
    ranges: [{ low: 64, high: 83 }],
    pl: 'Badanie podaje ilość wszystkich białek w surowicy krwi.',
    en: 'The test gives the amount of all proteins in the blood serum.',
  },
  '1751-7': {
    name: 'Albumina',
    unit: 'g/L',
    ranges: [{ low: 35, high: 52 }],
    pl: 'Albumina to główne białko krwi. Wytwarza ją wątroba.',
    en: 'Albumin is the main protein of the blood. The liver makes it.',
  },
  '3016-3': {
    name: 'TSH',
    unit: 'm[IU]/L',
    ranges: [
      { ...CHILD, low: 0.6, high: 4.84 },
      { low: 0.27, high: 4.2 },
    ],
    pl: 'TSH to hormon, który kieruje pracą tarczycy.',
    en: 'TSH is the hormone that controls the thyroid gland.',
  },
  '14920-3': {
    name: 'FT4',
    unit: 'pmol/L',
    ranges: [{ low: 12, high: 22 }],
    pl: 'FT4 to jeden z hormonów tarczycy.',
    en: 'FT4 is one of the hormones of the thyroid gland.',
  },
  '2276-4': {
    name: 'Ferrytyna',
    unit: 'ug/L',
    ranges: [
      { ...CHILD, low: 7, high: 140 },
      { ...MAN, low: 30, high: 400 },
      { ...WOMAN, low: 13, high: 150 },
    ],
    pl: 'Ferrytyna mówi, ile żelaza organizm ma w zapasie.',
    en: 'Ferritin tells how much iron the body has in store.',
  },
  '14798-3': {
    name: 'Żelazo',
    unit: 'umol/L',
    ranges: [{ low: 5.8, high: 34.5 }],
    pl: 'Żelazo jest potrzebne do budowy hemoglobiny.',
    en: 'Iron is needed to make haemoglobin.',
  },
  '62292-8': {
    name: 'Witamina D',
    unit: 'nmol/L',
    ranges: [{ low: 75, high: 125 }],
    pl: 'Witamina D jest potrzebna kościom. Powstaje w skórze na słońcu.',
    en: 'Vitamin D is needed by the bones. It is made in the skin in sunlight.',
  },
  '6301-6': {
    name: 'INR',
    ranges: [{ low: 0.8, high: 1.2 }],
    pl: 'INR mówi, jak szybko krzepnie krew. U osób, które przyjmują leki przeciwkrzepliwe, cel ustala lekarz.',
    en: 'INR tells how fast the blood clots. For those who take anticoagulants, a doctor sets the target.',
  },
  '29953-7': {
    name: 'Przeciwciała przeciwjądrowe ANA',
    pl: 'Badanie szuka przeciwciał przeciw własnym komórkom. Miano 1:80 znaczy, że widać je jeszcze po rozcieńczeniu 80 razy.',
    en: 'The test looks for antibodies against one’s own cells. A titre of 1:80 means that they are still seen when diluted 80 times.',
  },
  '5196-1': {
    name: 'Antygen HBs',
    pl: 'Badanie szuka śladu wirusa zapalenia wątroby typu B.',
    en: 'The test looks for a trace of the hepatitis B virus.',
  },
} as const satisfies Record<string, SeedAnalyte>;

export type AnalyteCode = keyof typeof ANALYTES;
const all: Readonly<Record<AnalyteCode, SeedAnalyte>> = ANALYTES;
export const analyteOf = (code: AnalyteCode) => all[code];

export const analyteRows = (): AnalyteRow[] =>
  Object.entries(all).map(([code, { name, pl, en }]) => ({ code, name, meaning_pl: pl, meaning_en: en }));

/** The range for this person; undefined when the laboratory gives none. */
export const rangeFor = (code: AnalyteCode, { gender, age }: { gender: 'MALE' | 'FEMALE'; age: number }) =>
  all[code].ranges?.find(({ sex = gender, to = Infinity }) => sex === gender && age <= to);
