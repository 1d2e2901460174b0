import { describe, expect, it } from 'vitest';
import { today } from '#app/domain/dates/warsaw.ts';
import { formatDate } from '#app/domain/dates/words.ts';
import { OVERDUE, payPathOf, paymentPathOf, SEEDED } from '#tests/payments/scene.ts';
import { structureOf, textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** One rule for all papers: the page for printing and the PDF of a thing say the same, under one letterhead (S-44, decision 164). */

const at = portalForFile();

type Paper = Readonly<{ page: string | null; pdf: string; username?: string; isOlder?: boolean }>;

const withPdf = (page: string): Paper => ({ page, pdf: `${page}.pdf` });

/** `isOlder`: its two are made apart, and the PDF may say more than the page. */
const PAPERS: Readonly<Record<string, Paper>> = {
  'a declaration to sign': {
    ...withPdf('/declarations/declaration-5002/printout'),
    username: 'anna.kowalska',
  },
  'a declaration in force': withPdf('/declarations/declaration-5001/printout'),
  'a declaration of the hospital': withPdf('/declarations/poz-4001/amms/printout'),
  'a consent to sign': withPdf('/consents/consent-7001/printout'),
  'a consent that was taken back': withPdf('/consents/consent-carer-2/printout'),
  'a consent for a partner': { ...withPdf('/consents/consent-7010/printout'), username: 'anna.kowalska' },
  'an invoice': withPdf(payPathOf(OVERDUE).replace(/pay$/, 'printout')),
  'a payment': withPdf(`${paymentPathOf(SEEDED.COMPLETED)}/printout`),
  'a payment under way': withPdf(`${paymentPathOf(SEEDED.WAITING_FOR_CONFIRMATION)}/printout`),
  'a payment that came back': withPdf(`${paymentPathOf(SEEDED.REFUNDED)}/printout`),
  'a booking': {
    page: '/bookings/AMMS/booking-3001/print',
    pdf: '/bookings/AMMS/booking-3001/printout.pdf',
    isOlder: true,
  },
  'an account': { page: '/account/copy/print', pdf: '/account/copy/printout', isOlder: true },
  'a confirmation of an account': {
    page: '/account/authorize/print',
    pdf: '/account/authorize/document.pdf',
    username: 'piotr.zielinski',
  },
  'a result': { page: null, pdf: '/benefits/medicaltestresult/result-1/printout' },
};

const CLINIC = 'Przychodnia pod Lipami';
const PHONE = '81 555 01 00';
const DIGITS = /(?<!\d)\d\d-\d\d-20\d\d(?!\d)/;
const dayNow = () => formatDate({ day: today(new Date()), language: 'pl' });

async function pdfOf(visitor: Visitor, path: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = await fetch(`${at.portal.origin}${path}`, { headers: { cookie } });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await file.arrayBuffer());
}

const wordsOf = (pdf: Buffer) => textOfPages(pdf).map(withoutSpaces);
const textsOf = ({ page }: Answer, selector: string) =>
  page.querySelectorAll(`.printout-body ${selector}`).map(({ textContent }) => textContent);

/** Pages for printing that have no PDF. */
const PRINTED: readonly string[] = [
  '/bookings/print',
  '/paymentsnav/payments/printout',
  '/deposits/deposit-1/printout',
  '/messages/message-8302/print',
  '/consents/sharing',
];

/** The paper of a page: its clinic and phone, whose it is and as of when; nothing on it can be pressed. */
async function printedAt(visitor: Visitor, path: string) {
  const printed = await visitor.get(path);
  expect(printed.status).toBe(200);
  const letterhead = printed.page.querySelector('.band')?.textContent.replaceAll('\u00a0', ' ');
  expect(letterhead).toContain(CLINIC);
  expect(letterhead).toContain(PHONE);
  const head = printed.page.querySelector('.printout-head')?.textContent;
  expect(head).toContain(`${say('page:print.at')} ${dayNow()}, `);
  const { textContent: body = '' } = printed.page.querySelector('.printout-body') ?? {};
  expect(body).not.toMatch(DIGITS);
  expect(printed.page.querySelectorAll('.printout :is(input, button, select, nav)')).toEqual([]);
  return printed;
}

describe.each(Object.entries(PAPERS))('%s on paper', (_name, { page, pdf, username, isOlder = false }) => {
  it('has a letterhead with the phone, the day it stands for, and a number on each page of the PDF', async () => {
    const pages = wordsOf(await pdfOf(await at.signedIn(username), pdf));
    expect(pages[0]?.startsWith(withoutSpaces(`${CLINIC}, ${PHONE}`))).toBe(true);
    expect(pages[0]).toContain(withoutSpaces(say('page:print.at')));
    expect(pages[0]).toContain(withoutSpaces(dayNow()));
    for (const [index, words] of pages.entries()) {
      const number = say('page:print.page', { page: index + 1, pages: pages.length });
      expect(words.endsWith(withoutSpaces(number)), number).toBe(true);
      expect(words).not.toMatch(DIGITS);
    }
  });

  it.skipIf(page === null)('has the same on its page for printing', async () => {
    const visitor = await at.signedIn(username);
    const printed = await printedAt(visitor, page ?? '');
    const bytes = await pdfOf(visitor, pdf);
    const words = wordsOf(bytes).join('');
    const said = [...textsOf(printed, 'dt'), ...textsOf(printed, 'dd'), ...textsOf(printed, 'h2')];
    expect(said.length).toBeGreaterThan(3);
    if (!isOlder) said.push(...textsOf(printed, 'p'));
    expect(said.map(withoutSpaces).filter((text) => !words.includes(text))).toEqual([]);
    if (isOlder) return;
    const items = structureOf(bytes).tags.filter((tag) => tag === 'LI');
    expect(items).toHaveLength(textsOf(printed, 'dt').length);
  });
});

it.each(PRINTED)('%s has the letterhead, the day and nothing to press', async (path) => {
  await printedAt(await at.signedIn(), path);
});

describe('what is signed', () => {
  it('names the patient with PESEL, address and branch of the fund, and who is chosen where', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const words = wordsOf(await pdfOf(anna, PAPERS['a declaration to sign']?.pdf ?? '')).join('');
    const row = await at.stores.provider
      .selectFrom('patients')
      .selectAll()
      .where('id', '=', 'patient-1002')
      .executeTakeFirstOrThrow();
    const chosen = await at.stores.provider
      .selectFrom('declarations')
      .selectAll()
      .where('id', '=', 'declaration-5002')
      .executeTakeFirstOrThrow();
    for (const part of [
      `${say('declarations:details.pesel')}${row.national_id}`,
      `${row.postal_code} ${row.city}`,
      row.street ?? '',
      say('declaration-wizard:data.insurer.label'),
      `${chosen.practitioner_name} ${chosen.practitioner_last_name}`,
      chosen.unit_name ?? '',
      say('declarations:paper.signature'),
    ])
      expect(words).toContain(withoutSpaces(part));
  });

  it('says of a consent until when it holds', async () => {
    const words = wordsOf(await pdfOf(await at.signedIn(), PAPERS['a consent to sign']?.pdf ?? '')).join('');
    for (const part of ['to', 'from', 'type', 'signature'] as const)
      expect(words).toContain(withoutSpaces(say(`given-consents:paper.${part}`)));
  });
});
