import type { LegalDocument } from '#contract/settings/schemas.ts';
import { privacyEn, privacyPl } from './seed-of-privacy.ts';

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
  { kind: 'PRIVACY_POLICY', language: 'pl', version: '3.0', validFrom: '2026-11-30', text: privacyPl },
  { kind: 'PRIVACY_POLICY', language: 'en', version: '3.0', validFrom: '2026-11-30', text: privacyEn },
  {
    kind: 'REGULATIONS',
    language: 'pl',
    version: '7',
    validFrom: '2026-01-01',
    // What art. 24 of the Polish law on medical activity asks of a unit's regulations, as short as it can be said.
    text: `<h2>Przychodnia</h2>
<p>Przychodnia pod Lipami, ul. Lipowa 14, 20-020 Lublin. Udziela ambulatoryjnych świadczeń zdrowotnych: podstawowej opieki zdrowotnej, porad specjalistów, rehabilitacji, badań i telekonsultacji.</p>
<h2>Prawa pacjenta</h2>
<p>Każdy pacjent ma prawo do informacji, poufności, intymności, zgody na leczenie i dostępu do dokumentacji. Prawa te opisuje ustawa z 6 listopada 2008 r. o prawach pacjenta i Rzeczniku Praw Pacjenta.</p>
<h2>Przebieg wizyty</h2>
<p>Na wizytę umawiasz się w portalu, telefonicznie albo w rejestracji. Pilne przypadki przyjmujemy w dniu zgłoszenia. Gdy nie możesz przyjść, odwołaj wizytę: z terminu skorzysta ktoś inny.</p>
<h2>Dokumentacja medyczna</h2>
<p>Dokumentację udostępniamy pacjentowi, jego przedstawicielowi i osobie upoważnionej. Pierwsza kopia jest bezpłatna; za następne pobieramy opłaty według cennika, który jest w rejestracji.</p>
<h2>Świadczenia odpłatne</h2>
<p>Ceny świadczeń odpłatnych są w cenniku w rejestracji i w portalu, przed umówieniem wizyty. Brak zapłaty nie jest powodem odmowy pomocy w stanie zagrożenia życia lub zdrowia.</p>
<h2>Skargi</h2>
<p>Na skargę odpowiadamy w ciągu 30 dni. Przyjmuje ją kierownik przychodni, pisemnie albo pod numerem <a href="tel:+48815550100">81&nbsp;555&nbsp;01&nbsp;00</a></p>
<p>Możesz też zwrócić się do Rzecznika Praw Pacjenta, bezpłatna infolinia: <a href="tel:800190590">800&nbsp;190&nbsp;590</a></p>`,
  },
];
