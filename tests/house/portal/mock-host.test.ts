import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { startMockHost, type MockHost } from '#tests/support/mock-host.ts';
import { clockFrom, freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, signedInAt, type Visitor } from '#tests/support/visitor.ts';

/**
 * A host that is made of the document alone lets a patient sign in, with e-government too, read, book, move, cancel and pay, with no example
 * changed. Prism does the same of the same document (docs/integration.md).
 */

/** Answers to the questionnaire of the examples. */
const ANSWERS = { q1: 'Kołatanie serca', q2: '1', q4: '07-03-2026', q8: '12' };

let host: MockHost;
let portal: PortalProcess;
let jan: Visitor;

beforeAll(async () => {
  host = await startMockHost();
  // The day of the story that the examples tell.
  const port = await freePort();
  portal = await startPortal({
    port,
    env: {
      ...clockFrom('2026-10-20T06:00:00.000Z'),
      PROVIDER_URL: host.origin,
      PROVIDER_KEY: 'any-key-of-at-least-32-characters-will-do',
      // The example of `epuap.confirm` leads to the portal on one's own machine.
      PORTAL_ORIGIN: `http://127.0.0.1:${port},http://localhost:3000`,
    },
  });
  jan = await signedInAt(portal.origin, 'jan.nowak');
});
afterAll(async () => {
  await portal.stop();
  await host.stop();
});

async function mainOf(path: string) {
  const { status, page } = await jan.follow(await jan.get(path));
  const text = page.querySelector('main')?.text ?? '';
  expect([path, status, text.includes('Serwer nie odpowiada')]).toEqual([path, 200, false]);
  return text;
}

describe('a portal whose provider is made of the document’s examples alone', () => {
  it('lets a patient in, and has a start page', async () => {
    expect(await mainOf('/start')).toContain('Konsultacja kardiologiczna');
    expect(await mainOf('/start/todo')).toContain('Elektrolity i glukoza');
  });

  it('shows visits and one of them', async () => {
    expect(await mainOf('/bookings?dateFrom=2026-10-20&dateTo=2026-12-20')).toContain(
      'Konsultacja kardiologiczna',
    );
    expect(await mainOf('/bookings/AMMS/booking-3001')).toContain('Konsultacja kardiologiczna');
  });

  it('books', async () => {
    const place = { service: 'KARD', availabilityId: 'kard-zawadzki' };
    const { answer: questions } = await walkOf(jan).atSummary(place);
    expect(questions.path).toMatch(/^\/newbooking\/questionnaire/);
    const summary = await jan.follow(await jan.submit(questions, ANSWERS));
    const sent = await jan.submit(summary);
    expect(sent.location).toBe('/newbooking/result/AMMS/booking-3001');
    expect(host.calls).toContain('bookings.make');
  });

  it('moves', async () => {
    const { answer: summary } = await walkOf(jan).atMoveSummary('booking-3001');
    const sent = await jan.submit(summary);
    expect(sent.location).toMatch(/^\/newbooking\/result\/AMMS\/booking-3001/);
    expect((await jan.follow(sent)).page.querySelector('h1')?.text).toBe('Wizyta jest przełożona');
    expect(host.calls).toContain('bookings.modify');
  });

  it('cancels', async () => {
    const question = await jan.get('/bookings/AMMS/booking-3001/cancel');
    const sent = await jan.submit(question);
    expect([sent.status, sent.location]).toEqual([303, '/bookings']);
    expect(host.calls).toContain('bookings.cancel');
  });

  it('pays: leads to the bank that the offer names, and takes the patient back', async () => {
    const { page } = await jan.get('/paymentsnav/invoicestopay');
    const href = page.querySelector('main a[href$="/pay"]')?.getAttribute('href') ?? '';
    const sent = await jan.submit(await jan.get(href));
    expect([sent.status, sent.location]).toEqual([303, 'https://bank.example/pay/Jd6fHb3gUe7pOi1tYqKs']);
    expect(host.calls).toContain('payments.start');
    expect(await mainOf('/payments/completed')).not.toBe('');
  });

  it('lets a patient in who signs in with e-government', async () => {
    const visitor = createVisitor(portal.origin);
    const login = await visitor.get('/login');
    const away = await visitor.get(
      login.page.querySelector('a[href^="/mpi/epuap/sso"]')?.getAttribute('href') ?? '',
    );
    expect([away.status, new URL(away.location ?? '').origin]).toEqual([302, 'https://tozsamosc.example']);

    // Nobody stands there, so its answer is brought with the state that this browser was given.
    const [state] = (visitor.cookies.get('epuap') ?? '').split('.');
    const back = await visitor.get(`/mpi/epuap/sso-confirm?state=${state}&code=Xs2h`);
    const proved = await visitor.follow(back);
    expect(proved.page.querySelector('main')?.text).toContain('jan.nowak');
    const inside = await visitor.follow(await visitor.submit(proved));
    expect([inside.path, inside.page.querySelector('h1')?.text]).toEqual([
      '/start',
      expect.stringContaining('Jan'),
    ]);
    expect(host.calls).toEqual(expect.arrayContaining(['epuap.sso', 'epuap.confirm', 'account.enter']));
  });

  it('shows test results and one with its values', async () => {
    expect(await mainOf('/benefits/medicaltestresult')).toContain('Kreatynina i elektrolity');
    expect(await mainOf('/benefits/medicaltestresult/result-1?patientId=patient-1001')).toContain(
      'Kreatynina',
    );
  });

  it('shows past visits and messages', async () => {
    expect(await mainOf('/benefits/encounters')).not.toBe('');
    expect(await mainOf('/messages')).toContain('Wynik badania krwi jest gotowy');
    expect(await mainOf('/messages/message-8201')).toContain('Wynik badania krwi jest gotowy');
  });

  it('is asked for nothing that the document does not have', () => {
    expect(host.strange).toEqual([]);
  });
});
