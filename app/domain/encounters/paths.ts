export const ENCOUNTERS_PATH = '/benefits/encounters';

type Key = Readonly<{ id: string; patientId: string }>;

const ofPatient = ({ patientId }: Pick<Key, 'patientId'>) =>
  `?${new URLSearchParams({ patientId }).toString()}`;
const below = ({ id }: Key) => `${ENCOUNTERS_PATH}/${encodeURIComponent(id)}`;

/** The list of the past visits of a patient; null: of whoever is shown. */
export const encountersPath = (patientId: string | null) =>
  patientId === null ? ENCOUNTERS_PATH : ENCOUNTERS_PATH + ofPatient({ patientId });

/** Whose visit it is goes along, so that the page is the same in another tab. */
export const encounterPath = (key: Key) => below(key) + ofPatient(key);

export const documentsPath = (key: Key) => `${below(key)}/documents${ofPatient(key)}`;

export const documentsOfTypePath = ({ type, ...key }: Key & { type: string }) =>
  `${below(key)}/documents/${encodeURIComponent(type)}${ofPatient(key)}`;

const LONGEST = 80;

/** A§2: the questionnaire of a visit. */
export const questionnairePath = ({ id, patientId, unitSpeciality }: Key & { unitSpeciality: string }) =>
  `/benefits/questionnaire?${new URLSearchParams({ unitSpeciality, patientId, id }).toString()}`;

/** The question whether to delete what was typed there. */
export const discardPath = ({ id, patientId }: Key) =>
  `/benefits/questionnaire/discard?${new URLSearchParams({ id, patientId }).toString()}`;

/** The same of a draft that cannot be opened, by its own name. */
export const closedDiscardPath = ({ draft, patientId }: { draft: string; patientId: string }) =>
  `/benefits/questionnaire/discard?${new URLSearchParams({ draft, patientId }).toString()}`;

/**
 * The parts that the questionnaire's address names; undefined when a parameter is missing. Its other parameters are not
 * read.
 */
export function readQuestionnaireAddress(query: URLSearchParams) {
  const [unitSpeciality, patientId, id] = ['unitSpeciality', 'patientId', 'id'].map((name) => {
    const value = query.get(name) ?? '';
    return value.length <= LONGEST ? value : '';
  });
  return unitSpeciality && patientId && id ? { unitSpeciality, patientId, id } : undefined;
}
