import { setTimeout as pause } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import type { CallContext } from '#provider/core/context.ts';
import { NonsenseAnswer } from '#provider/core/outages.ts';

/** The calls of the telehealth system that the staff may let fail, each with what it is. */
export const FAULTY_CALLS = {
  identity: 'Tożsamość pacjenta',
  'cases.list': 'Lista spraw',
  'cases.create': 'Nowa sprawa',
  notes: 'Opisy',
  files: 'Pliki: wysłanie, pobranie, usunięcie',
  consents: 'Wiadomość o zgodzie',
  waiting: 'Kto czeka i kto ma dyżur',
  'consultations.make': 'Nowa telekonsultacja',
  'consultations.unplanned': 'Rejestracja telekonsultacji „teraz”',
  'consultations.change': 'Zmiana terminu telekonsultacji',
  'consultations.cancel': 'Odwołanie telekonsultacji',
  'live.state': 'Na żywo: stan telekonsultacji',
  'live.type': 'Na żywo: typ telekonsultacji',
  'live.status': 'Na żywo: gotowość pacjenta',
  'live.accessData': 'Na żywo: dane dostępu do rozmowy',
  'live.connection': 'Na żywo: połączenie',
  'live.chat': 'Na żywo: czat',
  'live.recording': 'Na żywo: zgoda na nagranie',
  'live.callBack': 'Na żywo: prośba o telefon',
  'live.opinion': 'Na żywo: opinia',
  'live.guest': 'Na żywo: gość',
  'live.signals': 'Na żywo: zestawianie obrazu i dźwięku',
} as const;
export type FaultyCall = keyof typeof FAULTY_CALLS;

/** The ways in which it fails then. */
export const FAULTS = {
  slow: 'odpowiada po 3 sekundach',
  '404': 'odpowiada, że czegoś takiego nie ma',
  down: 'zgłasza błąd',
  nonsense: 'odpowiada bez sensu',
  empty: 'odpowiada pusto, gdzie pusta odpowiedź coś znaczy (gotowość)',
} as const;
export type Fault = keyof typeof FAULTS;

/** Longer than the portal waits for a call. */
const SLOW_MS = 3_000;

const KINDS: Readonly<Record<Fault, () => Promise<void>>> = {
  slow: () => pause(SLOW_MS, undefined, { ref: false }),
  '404': () => Promise.reject(new ORPCError('NOT_FOUND', { status: 404 })),
  down: () => Promise.reject(new Error('The telehealth system fails')),
  nonsense: () => Promise.reject(new NonsenseAnswer()),
  empty: () => Promise.resolve(),
};

type Asked = { call: FaultyCall; patientId?: string };

/** Fails, or answers nothing, as the staff side says that this call of the telehealth system does; to be asked once the account may do what it asks for. */
export async function failAsSet({ store }: Pick<CallContext, 'store'>, { call, patientId }: Asked) {
  const kind = await store.telehealthSystem.fault({ call, patientId: patientId ?? null });
  if (kind !== undefined) await KINDS[kind as Fault]();
  return kind as Fault | undefined;
}
