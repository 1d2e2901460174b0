/** The parts that several calls of messages share. */
export const path = '/mpi/messages/u/mpi-user';

export const NO_SUCH_MESSAGE =
  'There is no such message, or the account of the session neither wrote nor got it: the same answer for both (A-165).';

/** The example that several calls of messages show. */
export const listed = {
  id: 'message-8201',
  title: 'Wynik badania krwi jest gotowy',
  category: 'W',
  isOwn: false,
  sentAt: '2026-10-19T09:00:00.000Z',
  attachmentCount: 1,
  mustBeConfirmed: false,
};
export const sender = 'Poradnia Lekarza Rodzinnego';
export const part = { pageIndex: 0, pageSize: 15 };
