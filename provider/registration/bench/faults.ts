import type { Faults } from '#provider/core/faults.ts';

/** The calls of a guest's registration, each with what it is. */
export const CALLS = {
  'registration.create': 'Założenie konta',
  'registration.prepareUsername': 'Propozycja loginu',
  'registration.state': 'Stan rejestracji na stronie podsumowania',
  'registration.correctPhone': 'Poprawienie numeru',
  'registration.shareContact': 'Dalsza rejestracja ze wspólnym numerem',
  'registration.setPassword': 'Hasło po kodzie',
  'registration.proved': 'Tożsamość potwierdzona w ePUAP',
  'registrationFiles.add': 'Dodanie pliku',
  'registrationFiles.remove': 'Usunięcie pliku',
  'registrationFiles.removeAll': 'Usunięcie plików z roboczą rejestracją',
  'account.sendActivationCode': 'Wysłanie kodu',
  'account.sendActivationCodeFor': 'Wysłanie kodu dla podopiecznego albo dziecka',
  'account.confirmActivation': 'Sprawdzenie kodu',
  'account.emailToken': 'Sprawdzenie linku z wiadomości',
  'account.confirmEmail': 'Potwierdzenie adresu linkiem',
  'settings.registration': 'Wymagania kont',
  'settings.login': 'Ustawienia logowania i rejestracji',
  'settings.identification': 'Dokumenty tożsamości',
  'settings.installation': 'Region i kraj telefonów',
  'settings.registerAccountDesc': 'Tekst o zakładaniu konta',
} as const;
export type FaultyCall = keyof typeof CALLS;

/** The ways in which each of them fails; by the word behind its name. */
export const KINDS = {
  down: 'zgłasza błąd',
  slow: 'odpowiada po 50 sekundach, czyli za późno',
  nonsense: 'robi, co trzeba, i odpowiada bez sensu',
} as const;
export type FaultKind = keyof typeof KINDS;

/** The name of a fault, as it is kept. */
const faultName = (call: string, kind: FaultKind) => (kind === 'down' ? call : `${call}.${kind}`);

const CALL_NAMES = Object.keys(CALLS) as FaultyCall[];
const KIND_NAMES = Object.keys(KINDS) as FaultKind[];

/** The faults that the staff's form asks for; a word that is none of the kinds is no fault. */
export const faultsAsked = (fields: Readonly<Record<string, unknown>>) =>
  CALL_NAMES.flatMap((call) =>
    KIND_NAMES.filter((kind) => fields[call] === kind).map((kind) => faultName(call, kind)),
  );

/** The kind in which a call fails now; "": it answers as ever. */
export const kindNow = (call: string, failing: readonly string[]) =>
  KIND_NAMES.find((kind) => failing.includes(faultName(call, kind))) ?? '';

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: Object.fromEntries(
    CALL_NAMES.flatMap((call) =>
      KIND_NAMES.map((kind) => [faultName(call, kind), `${CALLS[call]}: ${KINDS[kind]}`]),
    ),
  ),
  failing: ({ settings }) => settings.failingRegistrations(),
};
