/** Returns whom an address claims to be about; null where it names nobody, which an empty name does as well as none. */
export const patientInAddress = ({ searchParams }: Pick<URL, 'searchParams'>) =>
  searchParams.get('patientId') || null;
