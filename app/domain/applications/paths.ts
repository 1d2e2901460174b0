import type { CorrectionKind } from '#contract/applications/reading/kinds.ts';

export const APPLICATIONS_PATH = '/applications';

/** Where a person's data are asked to be corrected. */
export const correctionsPath = (patientId: string) =>
  `/account/patients/${encodeURIComponent(patientId)}/correction`;

export const correctionPath = ({ patientId, id }: { patientId: string; id: string }) =>
  `${correctionsPath(patientId)}/${encodeURIComponent(id)}`;

type Begun = Readonly<{ patientId: string; kind: CorrectionKind; to?: string | null }>;

/** The form of a kind, and the page on which its recipient is chosen; `to`: who was chosen. */
export const newCorrectionPath = (begun: Begun) => withQuery('new', begun);
export const recipientPath = (begun: Begun) => withQuery('recipient', begun);

function withQuery(page: string, { patientId, kind, to }: Begun) {
  const query = new URLSearchParams({ kind, ...(to ? { to } : {}) });
  return `${correctionsPath(patientId)}/${page}?${query}`;
}
