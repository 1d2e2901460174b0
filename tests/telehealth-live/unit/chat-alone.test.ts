import { describe, expect, it } from 'vitest';
import { claimedLive } from '#app/routes/telehealth-live/checks.server.ts';
import type { LiveRequest } from '#app/routes/telehealth-live/guard.server.ts';
import { chooseType } from '#app/routes/telehealth-live/type.server.ts';

/** A request as far as these two look at it. */
const asked = (of: { isProduction: boolean; media: string; type?: string }) => {
  const form = new FormData();
  if (of.type) form.set('type', of.type);
  const saved: string[] = [];
  const request = {
    url: new URL('https://portal.example/telehealth/teleconsultationtype?teleconsultationId=made-up'),
    context: { portal: { environment: { isProduction: of.isProduction } } },
    provider: {
      patients: { list: () => Promise.resolve([]) },
      telehealthLive: {
        state: () => Promise.resolve({ media: of.media }),
        communicationType: ({ communicationType }: { communicationType: string }) => {
          saved.push(communicationType);
          return Promise.resolve({});
        },
      },
    },
    live: {
      media: of.media,
      consultationId: 'made-up',
      patientId: 'patient-1000',
      isRecordingAllowed: false,
    },
    form: () => Promise.resolve(form),
    seat: null,
  } as unknown as LiveRequest;
  return { request, saved };
};

describe('what carries picture and sound on one machine (C-85)', () => {
  it.each([
    { isProduction: true, media: 'STAND_IN', seen: 'NONE' },
    { isProduction: false, media: 'STAND_IN', seen: 'STAND_IN' },
    { isProduction: true, media: 'OPENTOK', seen: 'OPENTOK' },
  ])('$media, in production: $isProduction, is $seen', async ({ seen, ...of }) => {
    expect(await claimedLive(asked(of).request)).toEqual({ media: seen });
  });
});

describe('where chat is all there is', () => {
  it.each(['A', 'V'])('%s is refused by the portal itself', async (type) => {
    const { request, saved } = asked({ isProduction: true, media: 'NONE', type });
    expect(await chooseType(request)).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { type: ['telehealth-live:type.chatAlone'] } } },
    });
    expect(saved).toEqual([]);
  });
});
