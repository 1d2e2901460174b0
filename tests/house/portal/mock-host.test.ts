import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { startMockHost, type MockHost } from '#tests/support/mock-host.ts';
import { clockFrom, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';

/** A host that is made of the document alone lets a patient sign in, book and read, with no example changed. */

/** Answers to the questionnaire of the examples. */
const ANSWERS = { q1: 'Kołatanie serca', q2: '1', q4: '07-03-2026', q8: '12' };

let host: MockHost;
let portal: PortalProcess;
let jan: Visitor;

beforeAll(async () => {
  host = await startMockHost();
  // The day of the story that the examples tell.
  const env = { ...clockFrom('2026-10-20T06:00:00.000Z'), PROVIDER_URL: host.origin };
  portal = await startPortal({ env });
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
