/** The name by which an address says of whom its page is. */
const PARAMETER = 'patientId';

/** An address of the same page with whom it is about, so that it stays theirs whoever is chosen in another tab (decision 066). Nobody is named by nothing. */
export function ofPatient(path: string, patientId: string | null | undefined) {
  if (!patientId) return path;
  const [own = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.set(PARAMETER, patientId);
  return `${own}?${query}`;
}
