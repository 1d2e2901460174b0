/** A-54, B-43 and AP-61: the own consent of somebody of 16 or 17. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { OwnConsent } from './schemas.ts';

const area = 'ages';
const path = '/portal/api/patients/{patientId}/own-consent';
const input = { patientId: 'patient-1020' };
const text = {
  version: '1',
  text: 'Zgadzam się, aby przychodnia udzielała mi świadczeń, na które zgodzili się moi rodzice.',
};

export const ages = {
  ownConsent: call({
    area,
    method: 'GET',
    path,
    record: 'read',
    summary: 'Whether a child’s own consent is needed, awaited or given',
    description:
      'From the 16th birthday until the 18th a child’s own consent stands beside what the parents decide; their access stays, and what needs a consent waits for it (AP-61). `isOwn`: the account of the session is the child’s, and may give it.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input, output: { state: 'AWAITED', isOwn: false, ...text } },
  })
    .input(z.object({ patientId: Id }))
    .output(OwnConsent)
    .errors({ NOT_FOUND }),

  giveOwnConsent: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Gives the own consent',
    description:
      'From the account of the child alone, to the text in the version that was read. It may come again: the first one stays.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_PATIENT} Also of a child for whom the account acts as a parent.`,
      NOT_ASKED: 'The person is not 16 or 17.',
      CONSENT_CHANGED: 'The text is another by now: it must be read again.',
    },
    example: {
      input: { ...input, version: text.version },
      output: { state: 'GIVEN', isOwn: true, givenAt: '2026-12-08T09:00:00.000Z', ...text },
    },
  })
    .input(z.object({ patientId: Id, version: z.string().min(1).max(40) }))
    .output(OwnConsent)
    .errors({ NOT_FOUND, NOT_ASKED: { status: 422 }, CONSENT_CHANGED: { status: 409 } }),
};
