const LONGEST = { system: 40, serviceCode: 40, bookingId: 80 } as const;

type Key = { system: string; systemId: string; accountId: string };

/** B§2: the questionnaire of a booking. */
export const questionnairePath = ({ system, systemId, accountId }: Key) =>
  `/bookings/questionnaire/${[system, accountId, systemId].map(encodeURIComponent).join('/')}`;

const READ_ONLY = 'questionnaireReadOnly';

/** B§2: whether the address asks for the answers alone. */
export const isReadOnlyAsked = (query: URLSearchParams) => query.get(READ_ONLY) === 'true';

/** B§2: what /questionnaire names; undefined when a parameter is missing. Answers in the address are not read. */
export function readQuestionnaireAddress(query: URLSearchParams) {
  const [system, serviceCode, bookingId] = (['system', 'serviceCode', 'bookingId'] as const).map((name) => {
    const value = query.get(name) ?? '';
    return value.length <= LONGEST[name] ? value : '';
  });
  return system && serviceCode && bookingId ? { system, serviceCode, bookingId } : undefined;
}

/** The same page, to read. */
export const readOnlyPath = (path: string) => `${path}?${READ_ONLY}=true`;
