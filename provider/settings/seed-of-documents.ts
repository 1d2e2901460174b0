import type { LegalDocument } from '#contract/settings/schemas.ts';

/** C§2: what a clinic lets its patients read. The regulations have no English text, so that English pages show the Polish one. */
export const legalDocuments: readonly LegalDocument[] = [
  {
    kind: 'TERMS_OF_USE',
    language: 'pl',
    version: '3.0',
    validFrom: '2026-09-01',
    text: `<h2>Kto może korzystać z portalu</h2>
<p>Z portalu korzysta pacjent Przychodni pod Lipami, który ma konto, oraz opiekun osób, które przychodnia powiązała z jego kontem.</p>
<h2>Co można załatwić</h2>
<ul><li>umówić, przełożyć i odwołać wizytę,</li><li>dołączyć skierowanie i wyniki badań,</li><li>wypełnić ankietę przed wizytą.</li></ul>
<h2>Czego portal nie zastępuje</h2>
<p>Portal nie służy do wzywania pomocy. W nagłym zagrożeniu życia zadzwoń pod numer <a href="tel:112">112</a>.</p>
<h2>Reklamacje</h2>
<p>Reklamację złożysz w rejestracji albo listem na adres przychodni. Odpowiadamy w ciągu 14 dni.</p>`,
  },
  {
    kind: 'TERMS_OF_USE',
    language: 'en',
    version: '3.0',
    validFrom: '2026-09-01',
    text: `<h2>Who may use the portal</h2>
<p>The portal is for patients of Przychodnia pod Lipami who have an account, and for those who look after the people that the clinic has linked to it.</p>
<h2>What can be done here</h2>
<ul><li>book, move and cancel a visit,</li><li>add a referral and test results,</li><li>fill in the questionnaire before a visit.</li></ul>
<h2>What the portal does not replace</h2>
<p>Do not call for help through the portal. When a life is in danger, ring <a href="tel:112">112</a>.</p>
<h2>Complaints</h2>
<p>Complain at the registration desk, or by letter to the clinic. We answer within 14 days.</p>`,
  },
  {
    kind: 'PRIVACY_POLICY',
    language: 'pl',
    version: '2.2',
    validFrom: '2026-09-01',
    text: `<h2>Administrator danych</h2>
<p>Administratorem danych jest Przychodnia pod Lipami, ul. Lipowa 14, 20-020 Lublin.</p>
<h2>Po co je przetwarzamy</h2>
<p>Dane są potrzebne, aby udzielać świadczeń zdrowotnych i prowadzić dokumentację medyczną. Podstawą są przepisy o prawach pacjenta.</p>
<h2>Twoje prawa</h2>
<ul><li>dostęp do danych i ich sprostowanie,</li><li>skarga do Prezesa Urzędu Ochrony Danych Osobowych.</li></ul>
<h2>Telekonsultacje z dźwiękiem i obrazem</h2>
<p>Dźwięk i obraz może przekazywać dostawca usługi połączeń (Vonage). Dopiero po naciśnięciu „Połącz” jego program, wczytany z portalu, łączy się z config.opentok.com, anvil.opentok.com i hlg.tokbox.com oraz z serwerem rozmowy. Do hlg.tokbox.com wysyła dziennik techniczny: rodzaj przeglądarki i urządzenia, losowy numer przeglądarki, numer sesji i połączenia, adres strony bez numeru telekonsultacji, czas oraz jakość połączenia i błędy. Nie ma w nim imienia, nazwiska, numeru PESEL ani treści rozmowy. Czat i telefon nie korzystają z tej usługi.</p>
<p>Po telekonsultacji można napisać o niej opinię. Czyta ją przychodnia. Opinia nie trafia do dokumentacji medycznej i po 91 dniach jest usuwana.</p>
<h2>Pliki cookie</h2>
<p>Portal używa tylko plików cookie, bez których nie działa.</p>`,
  },
  {
    kind: 'PRIVACY_POLICY',
    language: 'en',
    version: '2.2',
    validFrom: '2026-09-01',
    text: `<h2>Who is responsible for the data</h2>
<p>The controller of the data is Przychodnia pod Lipami, ul. Lipowa 14, 20-020 Lublin.</p>
<h2>What they are used for</h2>
<p>They are needed to give health care and to keep medical records. The law on the rights of patients asks for it.</p>
<h2>Your rights</h2>
<ul><li>to see the data and have them corrected,</li><li>to complain to the President of the Personal Data Protection Office.</li></ul>
<h2>Teleconsultations with sound and picture</h2>
<p>Sound and picture may be carried by a call service (Vonage). Only when “Connect” is pressed its program, loaded from the portal, connects to config.opentok.com, anvil.opentok.com and hlg.tokbox.com, and to the server of the conversation. To hlg.tokbox.com it sends a technical log: kind of browser and device, a random number of the browser, numbers of session and connection, the page’s address without the number of the teleconsultation, time, quality of the connection, and errors. No name, PESEL number or word of the conversation is in it. Chat and telephone do not use this service.</p>
<p>After a teleconsultation an opinion of it can be written. The clinic reads it. It does not go into the medical record, and is deleted after 91 days.</p>
<h2>Cookies</h2>
<p>The portal uses only the cookies without which it does not work.</p>`,
  },
  {
    kind: 'REGULATIONS',
    language: 'pl',
    version: '7',
    validFrom: '2026-01-01',
    address: 'https://pod-lipami.example/regulamin-organizacyjny',
  },
];
