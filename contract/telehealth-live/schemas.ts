import { z } from 'zod';
import { PhoneNumber } from '#contract/account/schemas.ts';
import { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { Code, Day, Id, Instant, Lines, ProviderText, upTo } from '#contract/primitives.ts';
import { COMMUNICATION_TYPES, LINE_MOST } from './reading/media.ts';

export const CommunicationType = z.enum(COMMUNICATION_TYPES).describe('C chat, A audio, V video (C§3).');

/** A tab or device, as the pages name it; no secret. */
export const Seat = z.string().regex(/^[\w-]{8,60}$/);

/** Which of the patient's devices are off, as the tab of a call knows it. */
export const DevicesOff = z
  .object({
    microphone: z.boolean().optional().describe('Whether the microphone is off.'),
    camera: z.boolean().optional().describe('Whether the camera is off; absent in a call with sound alone.'),
  })
  .describe('Whether the patient’s device is off; absent: nobody knows. For the doctor’s side.');
export type DevicesOff = z.infer<typeof DevicesOff>;

/** The key that makes a line come once. */
export const LineKey = z.string().regex(/^[\w.:~-]{8,120}$/);

export const ChatText = upTo(Lines, LINE_MOST)
  .refine((text) => text.trim() !== '')
  .describe('Not blanks alone; a line ends in LF (C-98).');

/** Why nothing is taken: where in its course a teleconsultation is. */
export const ClosedCode = z
  .enum(['EARLY', 'LATE', 'EXECUTED', 'CANCELED', 'UNREGISTERED', 'UNKNOWN'])
  .describe(
    'EARLY: the room is not open yet; LATE: it is closed; EXECUTED: it has taken place; CANCELED: it does not take place; UNREGISTERED: the patient has not been registered for it; UNKNOWN: its status is none that is known.',
  );

export const Doctor = z
  .object({
    presence: z.enum(['AWAY', 'IN', 'DROPPED']).describe('DROPPED: was in, and the connection was lost.'),
    isMuted: z.boolean(),
    isCameraOff: z.boolean(),
    isRecording: z.boolean().describe('The doctor’s side records at this moment (A-113).'),
  })
  .describe('Of the doctor in this teleconsultation.');

/** A guest of the patient's, who has no account. */
const Guest = z
  .object({
    status: z
      .enum(['NONE', 'INVITED', 'JOINED'])
      .describe(
        'NONE: nobody is invited; INVITED: a code waits for its guest; JOINED: a guest has taken it.',
      ),
    name: z.string().optional().describe('As the guest has given it; once JOINED.'),
    since: Instant.optional().describe('When the guest has joined.'),
    isThere: z.boolean().describe('The guest has looked at the talk within the last 10 minutes.'),
  })
  .describe(
    'Absent: the host lets no guests in, or the teleconsultation is not booked yet; then none is offered.',
  );

const ToRegister = z.object({
  medicalCaseId: Id,
  systemIds: z.object({ practitionerId: Id.optional(), serviceId: Id, unitId: Id }),
});

export const LiveState = z
  .object({
    consultationId: Id,
    patientId: Id,
    booking: z
      .object({ system: Code, id: Id })
      .optional()
      .describe('Absent: a "now" one whose registering failed at the summary (C-95).'),
    toRegister: ToRegister.optional().describe(
      'What POST …/unplanned needs beside account, patient and id, while there is no booking.',
    ),
    medicalCaseId: Id,
    status: BookingStatus.describe('The booking’s; without one the consultation’s own (C-95).'),
    orderStatus: Code.optional().describe('GTRE turns SCHEDULED into REGISTERED (A-83).'),
    window: z
      .enum(['EARLY', 'OPEN', 'LATE'])
      .describe(
        'EARLY: not yet; OPEN: now; LATE: no more. By the provider’s clock; it says nothing of `status`.',
      ),
    opensAt: Instant.optional().describe('Absent: nobody knows yet when a "now" one is answered.'),
    closesAt: Instant.optional().describe('The last moment of the window; absent: it has no known end.'),
    isNow: z.boolean(),
    isOffline: z.boolean().describe('"Now", asked for while nobody was on duty (A-108).'),
    dateFrom: Instant.optional().describe('Of a planned one.'),
    dateTo: Instant.optional(),
    moved: z
      .object({ from: Instant })
      .optional()
      .describe(
        'It stood at this time when the patient’s side was last ready; gone with the next report of a page.',
      ),
    place: z.number().int().min(1).optional().describe('"Now", until a doctor takes it: place in the queue.'),
    serviceName: ProviderText,
    unit: z.object({ id: Id, name: ProviderText, phoneNumber: z.string().optional() }),
    consultant: z
      .object({
        id: Id,
        name: z.string(),
        isDutyShown: z.boolean().describe('C-100. Whether consultants/{consultantId}/status may be asked.'),
      })
      .optional()
      .describe('Absent: nobody has taken it yet.'),
    doctor: Doctor,
    communicationType: CommunicationType.optional(),
    lastType: CommunicationType.optional().describe('What the account chose last, for any teleconsultation.'),
    media: z
      .enum(['STAND_IN', 'OPENTOK', 'NONE'])
      .describe('What carries picture and sound; NONE: A and V are not offered (C-85).'),
    isRecordingAllowed: z.boolean().optional().describe('Absent: the patient’s side was not asked (A-113).'),
    ready: z
      .object({
        since: Instant,
        until: Instant.describe('C-54: 90 s after a script’s report, 10 min after a page’s.'),
        by: z
          .enum(['script', 'page'])
          .describe(
            'Who has told it: script: a page with scripts, again and again; page: one that is loaded anew.',
          ),
      })
      .optional()
      .describe('Absent: nobody of the patient’s side is there now.'),
    seat: z
      .object({
        id: Seat,
        isOthers: z.boolean().describe('Another account holds it.'),
      })
      .optional()
      .describe('Which tab goes on; absent: none is there now.'),
    callBack: z.object({ phone: PhoneNumber, at: Instant }).optional(),
    guest: Guest.optional(),
    lines: z.number().int().min(0).describe('Lines of the chat.'),
    lastLineAt: Instant.optional(),
    endedAt: Instant.optional(),
    keptUntil: Day.optional().describe('When it is over: the last day on which the chat is kept (A-113).'),
    opinionAt: Instant.optional().describe(
      'When the patient’s side said what it thinks of it; absent: it has not.',
    ),
    at: Instant.describe('When this was so.'),
  })
  .meta({
    id: 'LiveTeleconsultation',
    description: 'Ours. A teleconsultation as it stands: all by which the live pages decide (C§4).',
  });
export type LiveState = z.infer<typeof LiveState>;

const LiveReport = z
  .object({
    consultantIn: z
      .boolean()
      .describe('The room may be entered: the doctor is in, or has lost the connection for the moment.'),
    place: z.number().int().min(1),
    status: BookingStatus,
    dateFrom: Instant,
    state: LiveState,
  })
  .partial()
  .meta({
    id: 'LiveReport',
    description:
      'C-82. A host of the telehealth system may answer nothing: then the consultant’s status 1 and access-data that are given mean that the room may be entered. `state` is ours.',
  });

type Reported = z.input<typeof LiveReport>;

/** C-82: a host may answer nothing; one that answers, and nothing of what is known, answers nonsense. */
export const KnownReport = z.preprocess((answer: Reported | undefined, context) => {
  const said = Object.keys(answer ?? {});
  if (said.length > 0 && !said.some((name) => name in LiveReport.shape))
    context.issues.push({ code: 'custom', input: answer, message: 'No report' });
  return answer;
}, LiveReport.default({}));

export const AccessData = z
  .object({ apiKey: z.string().min(1), sessionId: z.string().min(1), token: z.string().min(1) })
  .meta({
    id: 'AccessData',
    description: 'C§3. What joins the session of one teleconsultation, without a name.',
  });

export const ChatLine = z
  .object({
    id: Id,
    position: z.number().int().min(0),
    sentAt: Instant,
    sender: z.string(),
    side: z
      .enum(['PATIENT', 'DOCTOR', 'GUEST'])
      .describe('Who wrote it: the patient’s side, the doctor’s, or a guest of the patient’s.'),
    isOwn: z.boolean().describe('The account of the session has sent it.'),
    text: ProviderText,
  })
  .meta({ id: 'ChatLine', description: 'A-114, C-58. One line of a chat, in the order of sending.' });
export type ChatLine = z.infer<typeof ChatLine>;

const kind = z
  .enum(['hello', 'offer', 'answer', 'candidate', 'state', 'bye'])
  .describe(
    'hello: a browser has come; offer, answer and candidate: of WebRTC; state: microphone and camera; bye: a browser has gone.',
  );

export const Signal = z
  .object({
    position: z.number().int().min(1),
    from: Seat.describe('The connectionId of the sender.'),
    role: z.enum(['patient', 'doctor']).describe('Whose browser sent it.'),
    kind,
    body: z.string(),
  })
  .meta({ id: 'Signal', description: 'C-61. What the stand-in passes on between two browsers.' });
export const SignalKind = kind;
