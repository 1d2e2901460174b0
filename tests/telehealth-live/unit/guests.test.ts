import { expect, it } from 'vitest';
import { invitePath } from '#app/routes/telehealth-live/view.server.ts';
import { LiveState } from '#contract/telehealth-live/schemas.ts';
import { liveState } from '#contract/telehealth-live/examples.ts';
import { senderOf } from '#provider/telehealth/senders.ts';

it('a host that says nothing of guests has none offered', () => {
  const { guest, ...silent } = liveState;
  const path = (state: object) => invitePath({ live: LiveState.parse(state), seat: null });
  expect(guest.status).toBe('NONE');
  expect(path(liveState)).toBe(`/telehealth/invite?teleconsultationId=${liveState.consultationId}`);
  expect(path(silent)).toBeNull();
});

it('a guest is called one in the language of whoever reads', () => {
  const line = { sender: 'Maria', side: 'GUEST' } as const;
  expect([senderOf(line, 'pl'), senderOf(line, 'en')]).toEqual(['Maria (gość)', 'Maria (guest)']);
  expect(senderOf({ ...line, side: 'PATIENT' }, 'pl')).toBe('Maria');
});
