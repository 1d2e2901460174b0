import { startOfDay } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import { plainPdf } from '#provider/seed/files.ts';
import type { CopyRequestFileRow, CopyRequestRow } from './tables.ts';

const DAY = 24 * 3_600_000;
const YEAR = 365;

type SeedRequest = Partial<CopyRequestRow> &
  Readonly<{ ago: number; state: CopyRequestRow['state']; description: string; isPiotrs?: true }>;

const CARD = { typeName: 'Karta informacyjna', title: 'Karta informacyjna z leczenia' };
const PERSON = {
  name: 'Maria',
  lastName: 'Nowak',
  identity: { documentType: 'PASSPORT', documentNumber: 'AB1234567', country: 'DE' },
};

/** Requests of Jan: in every state, with a price that waits for a yes, free, an open one of two years ago; and one of Piotr's, made before. */
function requestsAt(now: number): SeedRequest[] {
  const documents = (ago: number) =>
    JSON.stringify([{ id: 'cdoc-1', ...CARD, date: new Date(now - ago * DAY).toISOString() }]);
  const scope = (from: number, to: number) => {
    const midnight = (ago: number) =>
      new Date(startOfDay(new Date(now - ago * DAY).toISOString().slice(0, 10))).toISOString();
    return JSON.stringify({ dateFrom: midnight(from), dateTo: midnight(to) });
  };
  const download = { delivery_format: 'DOWNLOAD', delivery_mode: 5 };
  const one = 'Kopia dokumentacji, 1 dokument: Karta informacyjna';
  return [
    {
      ago: 2,
      state: 'REGISTERED',
      scope: scope(400, 2),
      description: 'Kopia dokumentacji, wszystkie poradnie i oddziały',
    },
    { ago: 6, state: 'ACCEPTED', ...download, documents: documents(6), price: 4_500, description: one },
    { ago: 20, state: 'PREPARED', ...download, documents: documents(20), price: 0, description: one },
    {
      ago: 30,
      state: 'ACCEPTED',
      cdoc_type: 'PERM_PERSON',
      delivery_format: 'NONE',
      delivery_mode: 0,
      scope: scope(YEAR, 0),
      authorized_person: JSON.stringify(PERSON),
      description: 'Upoważnienie innej osoby, wszystkie poradnie i oddziały',
    },
    { ago: 120, state: 'COMPLETED', ...download, documents: documents(120), description: one },
    {
      ago: 150,
      state: 'REJECTED',
      documents: documents(150),
      cdoc_type: 'EXTRACT',
      reason: 'Wyciąg z tej dokumentacji wydaje oddział, w którym trwa leczenie.',
      description: 'Wyciąg z dokumentacji, 1 dokument: Karta informacyjna',
    },
    { ago: 200, state: 'REJECTED', documents: documents(200), description: one },
    {
      ago: 2 * YEAR,
      state: 'ACCEPTED',
      delivery_format: 'STORAGE',
      delivery_mode: 2,
      documents: documents(2 * YEAR),
      description: one,
    },
    {
      ago: 10,
      state: 'PREPARED',
      ...download,
      documents: documents(10),
      description: one,
      isPiotrs: true,
    },
  ];
}

const STEP = 12 * 3_600_000;
const ACCEPTED = ['ACCEPTED', 'PREPARED', 'COMPLETED'];

export function copiesSeed({ now: at }: Pick<Clinic, 'now'>) {
  const now = at.getTime();
  const copy_requests = requestsAt(now).map(({ ago, isPiotrs, ...given }, index): CopyRequestRow => {
    const registeredAt = now - ago * DAY;
    const { state } = given;
    const isReady = state === 'PREPARED' || state === 'COMPLETED';
    return {
      id: `copy-${index + 1}`,
      key_hash: null,
      registered_at: registeredAt,
      // Numbers of a series of its own, so that those that are made begin with the first one.
      number: `K/S/${String(index + 1).padStart(6, '0')}`,
      patient_id: isPiotrs ? 'patient-1005' : 'patient-1001',
      account_id: isPiotrs ? 'account-2003' : 'account-2001',
      accepted_at: ACCEPTED.includes(state) ? registeredAt + STEP : null,
      prepared_at: isReady ? registeredAt + 2 * STEP : null,
      completed_at: state === 'COMPLETED' ? registeredAt + 3 * STEP : null,
      rejected_at: state === 'REJECTED' ? registeredAt + STEP : null,
      reason: null,
      cdoc_type: 'COPY',
      encounter_id: null,
      documents: null,
      scope: null,
      delivery_format: 'PAPER',
      delivery_mode: 1,
      authorized_person: null,
      price: null,
      agreed_amount: null,
      agreed_at: null,
      ref_invoice: null,
      ...given,
    };
  });
  const copy_request_files = copy_requests
    .filter(({ state }) => state === 'PREPARED')
    .map(({ id }): CopyRequestFileRow => {
      const content = plainPdf(['Przychodnia pod Lipami', 'Kopia dokumentacji']);
      return {
        id: `${id}-file`,
        request_id: id,
        file_name: 'kopia-dokumentacji.pdf',
        media_type: 'application/pdf',
        size: content.length,
        content,
      };
    });
  return { copy_requests, copy_request_files };
}
