import { normalized } from '#contract/people/reading/normalized.ts';

/** Passwords that many people have chosen, in lower case and without the marks of Polish letters: 8 to 11 characters, for others are not looked up. */
const COMMON = new Set(
  `00000000 11111111 12121212 123123123 123321123 12344321 123454321 12345678 123456789 1234567890 12345679
  1234567a 1234567q 123456abc 123456qwe 12345qwert 1234qwer 123qweasd 131313131 147258369 159357159
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 22222222 33333333 44444444 55555555 66666666 76543210 77777777
  87654321 88888888 98765432 987654321 9876543210 99999999 aa123456 aaaaaaaa abc12345 abcd1234 abcd12345
  abcdefgh abcdefghi access14 admin123 admin1234 adrianna aleksandra alexander arsenal1 asdasdasd asdf1234
  asdfasdf asdfghjk asdfghjkl barcelona bartek123 bartosz1 baseball basketball biedronka blink182
  butterfly changeme charlie1 chelsea1 chocolate computer corvette cristina cytryna1 czekolada danielek
  dominik1 dominika dragon123 dupa1234 dupadupa ewelina1 february football fuckyou1 gabriel1 gabriela
  garfield gladiator gwiazdka hallohallo haslo123 haslo1234 haslohaslo iloveyou iloveyou1 internet
  jakub123 januszek jennifer jezus123 jordan23 justyna1 kacper123 kaczka123 kamila123 kamilek1 karolina
  karolina1 kasia123 kasztan1 katarzyna klaudia1 kochamcie kochanie kochanie1 komputer krystian krzysztof
  kurwamac kwiatek1 kwiatuszek lecznica legia1916 leonardo letmein1 liverpool lol123456 lubieplacki
  maciek123 madzia123 magdalena malgorzata malgosia marcin123 margaret mariusz1 martyna1 marzena1
  master123 mateusz1 mateusz123 matrix123 mercedes metallica michael1 michal123 microsoft misiaczek
  misiek123 mojehaslo monika123 monkey123 motorola motorola1 mustang1 myszka123 nicole123 nowehaslo
  pa55word pacjent1 pacjent123 pakistan passw0rd password password1 password12 password123 patrycja
  patrycja1 peugeot206 piotrek1 pokemon1 polska12 polska123 polska2012 portal123 pppppppp princess
  princess1 przemek1 przychodnia przyjaciel qazwsxed qazwsxedc qqqqqqqq qwer1234 qwerasdf qwerqwer
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty321 qwertyui qwertyuio qwertyuiop realmadryt robert123
  rodzina1 samantha samochod samsung1 samsung123 sebastian secret123 slayer666 sloneczko slonko123
  sobota123 starwars stokrotka sunshine sunshine1 superman superman1 sylwia123 szczecin szpital1
  szpital123 tajnehaslo test1234 testtest tinkerbell tomaszek tomek123 truskawka trustno1 victoria
  warszawa warszawa1 welcome1 welcome123 weronika weronika1 whatever wiktoria wiktoria1 wisla1906
  wojtek123 woodstock xxxxxxxx zaq12wsx zaq1xsw2 zaqwsx123 zaqwsxcde zdrowie1 zxcvbnm1 zxcvbnm123
  zxcvbnmasd zzzzzzzz`.split(/\s+/),
);

/** The words that the list begins with, for a word with another year or mark after it is as common. */
const WORDS = new Set([...COMMON].flatMap((password) => /^[a-z]{4,}/.exec(password)?.[0] ?? []));

/** Tells whether many people have chosen this password, however they wrote its letters and whatever number they put behind it. */
export function isCommonPassword(password: string) {
  const plain = plainLetters(password);
  const [, word = ''] = /^([a-z]+)[^a-z]+$/.exec(plain) ?? [];
  return COMMON.has(plain) || WORDS.has(word);
}

const plainLetters = (password: string) =>
  normalized(password.toLowerCase().replaceAll('ł', 'l'), 'NFKD').replace(/\p{Mn}/gu, '');
