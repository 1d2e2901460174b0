/** The specification's texts that belong to what is built, its spelling included, and the key of each. */
export const specMessages: readonly (readonly [text: string, key: string])[] = [
  ['Serwer nie odpowiada', 'page:outage.title'],
  ['Serwer nie odpowiada', 'page:problem.503.title'],
  ['Wystąpił błąd w trakcie wylogowania', 'public:logout.failed'],
  ['Brak zdefiniowanego adresu pomocy', 'page:help.missing'],
  ['Konto zablokowane. Skontaktuj się z administratorem systemu.', 'public:login.failure.blocked'],
  ['Hasło musi zostać zmienione.', 'public:login.failure.mustChangePassword'],
  ['Hasło wygasło i musi zostać zmienione.', 'public:login.failure.passwordExpired'],
  ['Niepoprawny login i/lub hasło.', 'public:login.failure.credentials'],
  ['Próba logowania nie powiodła się.', 'public:login.failure.unfinished'],
  [
    'Nie udało się wysłać prośby o zresetowanie hasła dla tego numeru telefonu.',
    'public:resetPassword.smsDisabled',
  ],
  ['Rezerwacja została anulowana', 'bookings:cancel.done'],
  ['Potwierdzono rezerwację', 'bookings:confirm.done'],
  ['Rezerwacja nie może być potwierdzona - niewłaściwy status', 'bookings:confirm.wrongStatus'],
  ['Potwierdzanie rezerwacji nie powiodło się', 'bookings:confirm.failed'],
  ['Potwierdzanie kodu nie powiodło się', 'bookings:confirm.codeFailed'],
  ['Błędne parametry wywołania', 'bookings:confirm.incomplete.title'],
  ['Ankieta została zarejestrowana', 'questionnaires:saved'],
  ['Instytucja nieznana', 'referrals:institution.unknown'],
  ['Lekarz nieznany', 'referrals:practitioner.unknown'],
  ['Błąd podczas zapisu skierowania', 'referrals:edit.failed'],
  ['Błędne parametry wywołania', 'referrals:edit.incomplete'],
  ['Błąd podczas planowania usługi', 'booking-wizard:dates.parallelFailed'],
  [
    'Upłynął zaplanowany termin telekonsultacji. Połączenie z lekarzem nie jest już możliwe.',
    'telehealth:start.tooLate',
  ],
  ['Nie dodano załącznika', 'attachments:refused.none'],
  ['Załącznik został usunięty', 'attachments:delete.done'],
  ['Nie udało się usunąć załącznika', 'attachments:delete.failed'],
];

/** Texts that begin with the specification's and go on with what to do next. */
export const specBeginnings: typeof specMessages = [
  ['Przekroczono maksymalną liczbę aktywnych rezerwacji dla usługi', 'bookings:validation.205'],
  ['Brak aktualnego cennika dla podanego zakres', 'booking-wizard:prices.none'],
  ['Nie udało się pobrać aktualnego cennika', 'booking-wizard:prices.hisError'],
  ['Wystąpił błąd walidacji. Prawdopodobnie kod potwierdzenia jest błędny.', 'bookings:code.wrong_many'],
  ['Konto zostało czasowo zablokowane.', 'public:login.failure.locked'],
  ['Konto zostało czasowo zablokowane.', 'public:login.failure.lockedForNow'],
  ['Hasło zostało poprawnie zmienione.', 'public:resetPassword.done'],
  ['Wymagana zmiana hasła, ponieważ jest podatne na ataki', 'public:newPassword.vulnerable'],
  ['Załącznik został wysłany', 'attachments:sent'],
  ['Nie udało się wysłać załącznika', 'attachments:refused.failed'],
];
