import { bookingContextPath, readBookingContext } from './booking-context.ts';
import { isMoveAsked, readMove, TELECONSULTATION_PATH } from './paths.ts';

type Key = { system: string; systemId: string };

/** B§2: the wizard's entry for moving a teleconsultation (B-63). */
export const moveTeleconsultationPath = ({ system, systemId }: Key) =>
  `${TELECONSULTATION_PATH}?${new URLSearchParams({ mode: 'MODIFY', system, oldBookingId: systemId }).toString()}`;

/** True where the address asks for what there is: a new one, named or not, or a move. */
export function isKnownMode(query: URLSearchParams) {
  const mode = query.get('mode');
  return mode === null || mode === 'NEW' || isMoveAsked(query);
}

/** The part of the wizard's address that decides on how it starts (B§2, B-63), and nothing else of it. */
export function teleconsultationStartOf(query: URLSearchParams): URLSearchParams {
  if (isMoveAsked(query)) {
    const moved = readMove(query);
    const path = moved && moveTeleconsultationPath({ system: moved.system, systemId: moved.id });
    return queryOf(path ?? `${TELECONSULTATION_PATH}?mode=MODIFY`);
  }
  const context = readBookingContext(query);
  const start = queryOf(context && bookingContextPath({ ...context, kind: 'teleconsultation' }));
  const patient = query.get('patient') ?? '';
  if (patient !== '' && patient.length <= LONGEST_CLAIM) start.set('patient', patient);
  return start;
}

const LONGEST_CLAIM = 80;

const queryOf = (path = '') => new URLSearchParams(path.split('?')[1]);

/** The wizard from its first page, whatever was begun before. */
export const NEW_TELECONSULTATION_PATH = `${TELECONSULTATION_PATH}?anew=1`;
