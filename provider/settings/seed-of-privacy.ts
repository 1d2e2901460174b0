/**
 * The made-up clinic's notice about the data of its patients: all that articles 13 and 14 of Regulation (EU) 2016/679
 * (GDPR) ask for, and the cookies of art. 399 of the Polish law on electronic communication. A clinic of one's own puts its
 * own officer, companies and times here.
 */
export const privacyPl = `<h2>Administrator danych</h2>
<p>Administratorem danych jest Przychodnia pod Lipami, ul. Lipowa 14, 20-020 Lublin, telefon <a href="tel:+48815550100">81&nbsp;555&nbsp;01&nbsp;00</a></p>
<h2>Inspektor ochrony danych</h2>
<p>W każdej sprawie dotyczącej danych osobowych można napisać do inspektora ochrony danych: iod@pod-lipami.example albo listem na adres przychodni z dopiskiem „Inspektor ochrony danych”.</p>
<h2>Po co i na jakiej podstawie przetwarzamy dane</h2>
<ul>
<li>Udzielanie świadczeń i dokumentacja medyczna: art. 9 ust. 2 lit. h i art. 6 ust. 1 lit. c RODO oraz ustawa o prawach pacjenta i Rzeczniku Praw Pacjenta.</li>
<li>Konto w portalu, umawianie wizyt i wiadomości: art. 6 ust. 1 lit. b RODO (usługa, o którą prosisz), a co do danych o zdrowiu art. 9 ust. 2 lit. h RODO.</li>
<li>Deklaracje wyboru, rozliczenia z Narodowym Funduszem Zdrowia, rachunki i podatki: art. 6 ust. 1 lit. c RODO (obowiązek z ustawy).</li>
<li>Bezpieczeństwo kont i portalu, dochodzenie roszczeń: art. 6 ust. 1 lit. f RODO. Nasz uzasadniony interes to ochrona kont przed cudzym logowaniem i obrona przed roszczeniami.</li>
<li>Nagrywanie telekonsultacji i inne sprawy, o których zgodę pytamy osobno: art. 6 ust. 1 lit. a i art. 9 ust. 2 lit. a RODO (zgoda).</li>
</ul>
<h2>Jakie dane i skąd je mamy</h2>
<p>Imiona i nazwisko, numer PESEL albo dane dokumentu, data urodzenia, adres, telefon, e-mail, dane o wizytach, zdrowiu i płatnościach oraz dziennik użycia konta. Mamy je od Ciebie. Jeżeli konto albo wizytę założył ktoś inny, mamy je od tej osoby: rodzica, opiekuna albo osoby, którą upoważniasz. Część danych dostajemy z systemu e-zdrowie (P1), z Narodowego Funduszu Zdrowia, z systemu login.gov.pl, gdy logujesz się przez usługi publiczne, oraz od innych placówek, które Cię leczą.</p>
<h2>Komu je przekazujemy</h2>
<ul>
<li>firmom, które na nasze zlecenie prowadzą serwery, wysyłają e-maile i SMS-y oraz utrzymują system przychodni,</li>
<li>operatorowi płatności (PayU), gdy płacisz w portalu: numer dokumentu, kwotę i nazwę przychodni,</li>
<li>dostawcy połączeń z dźwiękiem i obrazem (Vonage), gdy z nich korzystasz,</li>
<li>Narodowemu Funduszowi Zdrowia, systemowi e-zdrowie (P1) i innym, gdy każe to ustawa,</li>
<li>innym podmiotom leczniczym oraz osobom, które upoważniasz.</li>
</ul>
<h2>Poza Europejski Obszar Gospodarczy</h2>
<p>Dane o połączeniu z dźwiękiem i obrazem mogą trafić do Stanów Zjednoczonych (Vonage), na podstawie standardowych klauzul umownych Komisji Europejskiej (decyzja 2021/914). Ich kopię wyśle inspektor ochrony danych. Innych danych nie przekazujemy poza Europejski Obszar Gospodarczy.</p>
<h2>Jak długo</h2>
<ul>
<li>Dokumentacja medyczna: 20 lat od końca roku, w którym był ostatni wpis; dłużej albo krócej, gdy mówi tak art. 29 ustawy o prawach pacjenta (na przykład dokumentacja dziecka do 2 lat: 22 lata).</li>
<li>Rachunki: 5 lat od końca roku, w którym trzeba było zapłacić podatek.</li>
<li>Konto: do jego usunięcia. Formularz zaczęty i nieskończony: 30 dni. To, co wpisano, gdy skończyła się sesja: 12 godzin. Sesja: najwyżej 12 godzin, jej wpis w portalu 48 godzin. Dziennik użycia konta: zwykle 5 lat.</li>
<li>To, co było już pokazane jako nowe: rok od ostatniej wizyty w portalu.</li>
<li>Opinia o telekonsultacji: 91 dni.</li>
<li>Zgody, także wycofane: tak długo jak dokumentacja medyczna.</li>
<li>Imię, które podał gość telekonsultacji: jak czat, 91 dni.</li>
</ul>
<h2>Twoje prawa</h2>
<ul>
<li>dostęp do danych i ich kopia (w portalu: Konto, Kopia moich danych),</li>
<li>sprostowanie danych,</li>
<li>usunięcie danych, ograniczenie przetwarzania i przenoszenie danych, gdy pozwala na to prawo (dokumentacji medycznej nie można usunąć przed czasem, który wyznacza ustawa),</li>
<li>sprzeciw wobec przetwarzania z powodu naszego uzasadnionego interesu,</li>
<li>wycofanie zgody w każdej chwili; to, co zrobiono wcześniej, pozostaje zgodne z prawem,</li>
<li>skarga do Prezesa Urzędu Ochrony Danych Osobowych, ul. Moniuszki 1A, 00-014 Warszawa.</li>
</ul>
<h2>Czy trzeba podać dane</h2>
<p>Danych, bez których nie wolno prowadzić dokumentacji medycznej, wymaga ustawa: bez nich nie można umówić wizyty przez portal. Telefon i e-mail są dobrowolne, chyba że formularz mówi inaczej i wyjaśnia dlaczego.</p>
<h2>Decyzje bez udziału człowieka</h2>
<p>Portal nie podejmuje decyzji, które wywołują skutki prawne, bez udziału człowieka, i nie profiluje. Sprawdza tylko, czy wizytę można umówić (na przykład wiek albo skierowanie). Gdy odmówi, rejestracja może zdecydować inaczej: <a href="tel:+48815550100">81&nbsp;555&nbsp;01&nbsp;00</a></p>
<h2>Telekonsultacje z dźwiękiem i obrazem</h2>
<p>Dźwięk i obraz może przekazywać dostawca usługi połączeń (Vonage). Dopiero po naciśnięciu „Połącz” jego program, wczytany z portalu, łączy się z config.opentok.com, anvil.opentok.com i hlg.tokbox.com oraz z serwerem rozmowy. Do hlg.tokbox.com wysyła dziennik techniczny: rodzaj przeglądarki i urządzenia, losowy numer przeglądarki, numer sesji i połączenia, adres strony bez numeru telekonsultacji, czas oraz jakość połączenia i błędy. Nie ma w nim imienia, nazwiska, numeru PESEL ani treści rozmowy. Czat i telefon nie korzystają z tej usługi.</p>
<p>Po telekonsultacji można napisać o niej opinię. Czyta ją przychodnia. Opinia nie trafia do dokumentacji medycznej i po 91 dniach jest usuwana.</p>
<h2>Pliki cookie</h2>
<p>Portal nie ma plików cookie do reklam ani do pomiaru ruchu. Ma tylko swoje:</p>
<ul>
<li>session: kto jest zalogowany; do wylogowania albo do zamknięcia przeglądarki. Bez niego nie można się zalogować.</li>
<li>wanted (godzina), link (godzina, a u gościa telekonsultacji do 12 godzin), epuap (10 minut), payments (48 godzin): dokąd wrócić po zalogowaniu, z linku w e-mailu, z usług publicznych i z banku. Są tylko wtedy, gdy ich trzeba.</li>
<li>known (rok): że w tej przeglądarce ktoś zalogował się tym loginem, aby cudze próby nie zablokowały konta. Portal działa też bez niego.</li>
<li>language, display i cookiesInfo (rok): język, wygląd strony i to, że informację o plikach cookie ukryto. Powstają dopiero, gdy coś wybierzesz. Portal działa też bez nich.</li>
</ul>
<p>Pliki cookie można usunąć albo zablokować w przeglądarce.</p>`;

export const privacyEn = `<h2>Who is responsible for the data</h2>
<p>The controller of the data is Przychodnia pod Lipami, ul. Lipowa 14, 20-020 Lublin, telephone <a href="tel:+48815550100">81&nbsp;555&nbsp;01&nbsp;00</a></p>
<h2>Data protection officer</h2>
<p>Write to the data protection officer about anything that concerns personal data: iod@pod-lipami.example, or by letter to the clinic, marked “Inspektor ochrony danych”.</p>
<h2>What the data are used for, and by what right</h2>
<ul>
<li>Health care and medical records: art. 9(2)(h) and art. 6(1)(c) GDPR, and the Polish act on patient rights and the Patient Ombudsman.</li>
<li>The account, booking visits, messages: art. 6(1)(b) GDPR (a service that you ask for); for data about health art. 9(2)(h) GDPR.</li>
<li>Primary-care declarations, accounts with the National Health Fund (NFZ), bills and taxes: art. 6(1)(c) GDPR (the law asks for it).</li>
<li>Safety of accounts and of the portal, legal claims: art. 6(1)(f) GDPR. Our legitimate interest is to keep others out of accounts and to answer claims.</li>
<li>Recording of teleconsultations and whatever else a separate consent is asked for: art. 6(1)(a) and art. 9(2)(a) GDPR (consent).</li>
</ul>
<h2>Which data, and where they come from</h2>
<p>Names, PESEL number or data of a document, date of birth, address, telephone, e-mail, data about visits, health and payments, and the log of the account’s use. We have them from you. Where somebody else has made the account or the visit, we have them from that person: a parent, a guardian or whoever you authorise. Some come from the national e-health system (P1), from the National Health Fund, from login.gov.pl when you sign in through public services, and from other places where you are treated.</p>
<h2>Who receives them</h2>
<ul>
<li>companies that run servers, send e-mails and text messages and look after the clinic’s systems for us,</li>
<li>the payment operator (PayU) when you pay in the portal: number of the document, amount and the clinic’s name,</li>
<li>the provider of calls with sound and picture (Vonage) when you use them,</li>
<li>the National Health Fund, the e-health system (P1) and others where the law asks for it,</li>
<li>other health care providers, and whoever you authorise.</li>
</ul>
<h2>Outside the European Economic Area</h2>
<p>Data about a connection with sound and picture may reach the United States (Vonage), under the standard contractual clauses of the European Commission (decision 2021/914). The data protection officer sends a copy of them. No other data leave the European Economic Area.</p>
<h2>How long</h2>
<ul>
<li>Medical records: 20 years from the end of the year of the last entry; longer or shorter where art. 29 of the act on patient rights says so (a child’s until the age of two, for example: 22 years).</li>
<li>Bills: 5 years from the end of the year in which the tax was due.</li>
<li>The account: until it is deleted. A form that was begun and not finished: 30 days. What was typed when a session ended: 12 hours. A session: 12 hours at most, its entry in the portal 48 hours. The log of the account’s use: usually 5 years.</li>
<li>What was shown as new before: a year from the last visit to the portal.</li>
<li>An opinion about a teleconsultation: 91 days.</li>
<li>Consents, withdrawn ones as well: as long as the medical record.</li>
<li>The name that a guest of a teleconsultation gave: like the chat, 91 days.</li>
</ul>
<h2>Your rights</h2>
<ul>
<li>to see the data and get a copy (in the portal: Account, A copy of my data),</li>
<li>to have them corrected,</li>
<li>to have them erased, their use restricted, or to take them elsewhere, where the law allows it (medical records cannot be erased before the time that the law sets),</li>
<li>to object to what is done for our legitimate interest,</li>
<li>to withdraw a consent at any time; what was done before stays lawful,</li>
<li>to complain to the President of the Personal Data Protection Office (UODO), ul. Moniuszki 1A, 00-014 Warszawa.</li>
</ul>
<h2>Whether data have to be given</h2>
<p>The law asks for the data without which no medical record may be kept: without them no visit can be booked in the portal. Telephone and e-mail are voluntary, unless a form says otherwise and why.</p>
<h2>Decisions without a person</h2>
<p>The portal takes no decisions with legal effect without a person, and does no profiling. It only checks whether a visit can be booked (age or a referral, for example). Where it refuses, the registration desk can decide otherwise: <a href="tel:+48815550100">81&nbsp;555&nbsp;01&nbsp;00</a></p>
<h2>Teleconsultations with sound and picture</h2>
<p>Sound and picture may be carried by a call service (Vonage). Only when “Connect” is pressed its program, loaded from the portal, connects to config.opentok.com, anvil.opentok.com and hlg.tokbox.com, and to the server of the conversation. To hlg.tokbox.com it sends a technical log: kind of browser and device, a random number of the browser, numbers of session and connection, the page’s address without the number of the teleconsultation, time, quality of the connection, and errors. No name, PESEL number or word of the conversation is in it. Chat and telephone do not use this service.</p>
<p>After a teleconsultation an opinion of it can be written. The clinic reads it. It does not go into the medical record, and is deleted after 91 days.</p>
<h2>Cookies</h2>
<p>The portal has no cookies for advertising or for counting visitors. It has its own alone:</p>
<ul>
<li>session: who is signed in; until you sign out or close the browser. Without it nobody can sign in.</li>
<li>wanted (an hour), link (an hour, and up to 12 hours for a guest of a teleconsultation), epuap (10 minutes), payments (48 hours): where to come back to after signing in, from a link, from public services and from the bank. They exist only when they are needed.</li>
<li>known (a year): that this user name has signed in with this browser, so that tries of others do not block the account. The portal works without it.</li>
<li>language, display and cookiesInfo (a year): language, look of the page, and that the cookie notice was hidden. They are made when you choose something. The portal works without them.</li>
</ul>
<p>Cookies can be deleted or blocked in the browser.</p>`;
