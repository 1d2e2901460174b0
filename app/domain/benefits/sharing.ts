type OfPatient = Readonly<{ patientId: string }>;

/** what names a document to those who may share it. */
export type SharedKey = Readonly<
  { documentId: string } & ({ docType: 'RES'; systemName: 'AMMS' } | { docType: 'CDOC'; systemName: 'EDM' })
>;

export const resultKey = (documentId: string): SharedKey => ({
  documentId,
  docType: 'RES',
  systemName: 'AMMS',
});

export const documentKey = (documentId: string): SharedKey => ({
  documentId,
  docType: 'CDOC',
  systemName: 'EDM',
});

const ofPatient = ({ patientId }: OfPatient) => `?${new URLSearchParams({ patientId })}`;

/** The question whether to share a result. */
export const resultSharingPath = ({ id, ...whose }: OfPatient & { id: string }) =>
  `/benefits/medicaltestresult/${encodeURIComponent(id)}/sharing${ofPatient(whose)}`;

/** The question whether to share a document of a visit. */
export const documentSharingPath = ({
  id,
  documentId,
  ...whose
}: OfPatient & { id: string; documentId: string }) =>
  `/benefits/encounters/${encodeURIComponent(id)}/sharing/${encodeURIComponent(documentId)}${ofPatient(whose)}`;

type Named = Readonly<{ documentId: string; docType: string }>;

/** True where a decision is of that document. */
export const isOf = (decision: Named, { documentId, docType }: SharedKey) =>
  decision.documentId === documentId && decision.docType === docType;

/** Tells whether one of them is shared. */
export const isShared = (decided: readonly (Named & Readonly<{ shared: boolean }>)[], key: SharedKey) =>
  decided.some((one) => one.shared && isOf(one, key));

type Sharing = Readonly<{ isShared: boolean }>;

/** The standing of a document: shared is what somebody sees; without a consent in force nobody does. */
export const sharingStanding = ({ isShared, hasConsent }: Sharing & Readonly<{ hasConsent: boolean }>) =>
  isShared ? (hasConsent ? ('yes' as const) : ('paused' as const)) : ('no' as const);

type Question = Sharing &
  Readonly<{ isOutOfDate: boolean; isWithheld?: boolean | undefined; partners: number }>;

/** The question of the page of the sharing. Ending is always possible; beginning needs a valid version, and somebody to share with. */
export function sharingQuestionOf({ isShared, isOutOfDate, isWithheld = false, partners }: Question) {
  if (isShared) return partners > 0 ? ('stop' as const) : ('stopPaused' as const);
  if (isOutOfDate) return 'outOfDate' as const;
  if (isWithheld) return 'withheld' as const;
  return partners > 0 ? ('share' as const) : ('nobody' as const);
}
