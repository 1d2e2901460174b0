import type { Faults } from '#provider/core/faults.ts';

/** The calls that the staff may let fail, each with what it is. */
export const FAILING = {
  'registration.create': 'Założenie konta',
  'registration.create.after': 'Odpowiedź na założenie konta ginie, konto powstaje',
  'registration.create.slow': 'Założenie konta trwa bardzo długo',
  'registration.prepareUsername': 'Propozycja loginu',
  'registration.prepareUsername.slow': 'Propozycja loginu trwa bardzo długo',
  'registration.state': 'Stan rejestracji na stronie podsumowania',
  'registration.correctPhone': 'Poprawienie numeru',
  'registration.shareContact': 'Dalsza rejestracja ze wspólnym numerem',
  'registration.setPassword': 'Hasło po kodzie',
  'registration.proved': 'Tożsamość potwierdzona w ePUAP',
  'registrationFiles.add': 'Dodanie pliku',
  'registrationFiles.add.slow': 'Dodanie pliku trwa bardzo długo',
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

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: FAILING,
  failing: ({ settings }) => settings.failingRegistrations(),
};
