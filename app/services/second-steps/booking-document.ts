type Key = Readonly<{ system: string; systemId: string }>;

/** A booking as the document of a step: both parts of what identifies it. */
export const documentOfBooking = ({ system, systemId }: Key) =>
  `${encodeURIComponent(system)}/${encodeURIComponent(systemId)}`;

/** The booking of a step's document. */
export function bookingOfDocument(document: string): Key {
  const [system = '', systemId = ''] = document.split('/').map(decodeURIComponent);
  return { system, systemId };
}
