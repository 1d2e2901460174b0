export const RESULTS_PATH = '/benefits/medicaltestresult';

type OfPatient = Readonly<{ patientId: string }>;
type Key = OfPatient & Readonly<{ id: string }>;

const below = (parts: readonly string[], query: Readonly<Record<string, string | undefined>>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${[RESULTS_PATH, ...parts.map(encodeURIComponent)].join('/')}?${new URLSearchParams(given)}`;
};

/** Whose result it is goes along, so that the page is the same in another tab. */
export const resultPath = ({ id, patientId }: Key) => below([id], { patientId });

/** The values of one test over time. */
export const trendPath = ({ code, patientId }: OfPatient & { code: string }) =>
  below(['values', code], { patientId });

export const printoutPath = ({ id, patientId }: Key) => below([id, 'printout'], { patientId });

type FileKey = Key & Readonly<{ systemId?: string | undefined; type?: string }>;

/** One document, or all as an archive: of the whole result, or of a type. */
export const resultFilePath = (kind: 'content' | 'archive', { id, ...query }: FileKey) =>
  below([id, kind], query);
