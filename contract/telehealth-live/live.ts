/** C§4 and C§7 of the specification: a teleconsultation from its type to its end. */
import { z } from 'zod';
import { PhoneNumber } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Id } from '#contract/primitives.ts';
import {
  LIVE_BY_STATUS,
  LIVE_ERRORS,
  LIVE_REFUSALS,
  NO_CONSENT,
  NO_CONSENT_REFUSAL,
  OWN_ERRORS,
  OWN_REFUSALS,
  SEAT_ERRORS,
  SEAT_REFUSALS,
} from './errors.ts';
import { consultationId, liveState, patientId, seat } from './examples.ts';
import { AccessData, CommunicationType, DevicesOff, KnownReport, LiveState, Seat } from './schemas.ts';

const area = 'telehealth-live';
const path = '/amts/consultations/{consultationId}/{patientId}';
const ours = '/portal/api/consultations/{consultationId}';
const key = { consultationId, patientId };
const Key = z.object({ consultationId: Id, patientId: Id });

/** The report of the patient's side on itself. */
const Report = z.object({
  ready: z.boolean(),
  by: z
    .enum(['script', 'page'])
    .describe(
      'Who has told it: script: a page with scripts, again and again; page: one that is loaded anew.',
    ),
  seat: Seat,
  isTaking: z.boolean().describe('This tab goes on instead of the other.'),
  isGone: z
    .boolean()
    .optional()
    .describe(
      'The page of this tab is closed or left: it is no place any more that another tab would be asked about. Who is ready stays so as long as the last report is good for.',
    ),
  off: DevicesOff.optional(),
});

export const live = {
  state: call({
    area,
    method: 'GET',
    path: ours,
    record: 'read',
    summary: 'How a teleconsultation stands',
    description:
      'All by which the live pages decide: whose it is, its status and window, doctor, type, recording, who is ready and which tab goes on. Of one that is given now and not booked yet as well (C-95). Answered when it is over, too.',
    refusals: OWN_REFUSALS,
    example: { input: { consultationId }, output: liveState },
  })
    .input(z.object({ consultationId: Id }))
    .output(LiveState)
    .errors(OWN_ERRORS),

  communicationType: call({
    area,
    method: 'POST',
    path: '/amts/consultations/{id}/communication-type',
    record: 'write',
    summary: 'Chooses chat, audio or video',
    description:
      'The last choice counts; the same again changes nothing. Whoever is ready keeps the place. Kept as the account’s last choice.',
    refusals: {
      ...LIVE_REFUSALS,
      NO_CONSENT: NO_CONSENT_REFUSAL,
      NO_MEDIA:
        'A or V where nothing carries picture and sound: in production without the vendor’s keys (C-85).',
    },
    byStatus: LIVE_BY_STATUS,
    example: {
      input: { id: consultationId, patientId, communicationType: 'V' },
      output: { communicationType: 'V', state: liveState },
    },
  })
    .input(z.object({ id: Id, patientId: Id, communicationType: CommunicationType }))
    .output(z.object({ communicationType: CommunicationType, state: LiveState }).partial().default({}))
    .errors({ ...LIVE_ERRORS, NO_CONSENT, NO_MEDIA: { status: 409 } }),

  status: call({
    area,
    method: 'PUT',
    path: `${path}/status`,
    record: 'write',
    summary: 'Says that the patient’s side is there, or leaves',
    description:
      'Sent at arrival and every 30 seconds. Somebody is ready for 90 seconds after a script’s report and for 10 minutes after a page’s (C-54). `seat` names the tab: the first goes on while its reports last, another one is refused until it takes over with `isTaking`, or the first has said `isGone`. `ready: false` leaves, and one may come back.',
    refusals: { ...LIVE_REFUSALS, ...SEAT_REFUSALS, NO_CONSENT: NO_CONSENT_REFUSAL },
    byStatus: LIVE_BY_STATUS,
    example: {
      input: { ...key, ready: true, by: 'script', seat, isTaking: false },
      output: {
        consultantIn: true,
        status: 'SCHEDULED',
        dateFrom: liveState.dateFrom,
        state: liveState,
      },
    },
  })
    .input(
      Key.extend({
        ...Report.shape,
        isTaking: Report.shape.isTaking.default(false),
      }),
    )
    .output(KnownReport)
    .errors({ ...LIVE_ERRORS, ...SEAT_ERRORS, NO_CONSENT }),

  accessData: call({
    area,
    method: 'GET',
    path: `${path}/access-data`,
    record: 'write',
    isWrite: true,
    summary: 'What joins the session of a teleconsultation',
    description:
      'One session a teleconsultation, and a new token each time: for this session, the patient’s role and until the window closes, at most 12 hours. Given once the doctor has come. Type C needs it for its rights alone (C-96).',
    refusals: {
      ...LIVE_REFUSALS,
      ...SEAT_REFUSALS,
      NO_CONSENT: NO_CONSENT_REFUSAL,
      NO_TYPE: 'No communication type was chosen.',
      DOCTOR_AWAY: 'The doctor has not come yet.',
    },
    byStatus: LIVE_BY_STATUS,
    example: {
      input: { ...key, seat },
      output: { apiKey: 'stand-in', sessionId: 'session-1', token: 'eyJzIjoic2Vzc2lvbi0xIn0.c2lnbmVk' },
    },
  })
    .input(
      Key.extend({ seat: Seat.optional().describe('The tab that asks; one that does not go on gets none.') }),
    )
    .output(AccessData)
    .errors({
      ...LIVE_ERRORS,
      ...SEAT_ERRORS,
      NO_CONSENT,
      NO_TYPE: { status: 409 },
      DOCTOR_AWAY: { status: 409 },
    }),

  connection: call({
    area,
    method: 'POST',
    path: '/amts/consultations/{id}/connection',
    record: 'write',
    summary: 'Tells that a browser has joined the session',
    description:
      'Once a `connectionId` (C-56); the same again does nothing. `context` is whose consultation it is, and who acts.',
    refusals: LIVE_REFUSALS,
    byStatus: LIVE_BY_STATUS,
    example: {
      input: { id: consultationId, connectionId: 'connection-77', context: { patientId } },
      output: { value: true },
    },
  })
    .input(
      z.object({
        id: Id,
        connectionId: z.string().min(1).max(200),
        context: z.object({
          patientId: Id,
          wardenId: Id.optional().describe('The carer’s own patient, when acting for another (B-67).'),
        }),
      }),
    )
    .output(
      z
        .object({ value: z.literal(true) })
        .partial()
        .default({}),
    )
    .errors(LIVE_ERRORS),

  note: call({
    area,
    method: 'POST',
    path: `${ours}/note`,
    record: 'write',
    summary: 'Keeps what a telehealth system on its own host was told',
    description:
      'With AMTS_URL alone: what communication-type and status have told that host, so that `state` says it. The same rules and refusals.',
    refusals: { ...LIVE_REFUSALS, ...SEAT_REFUSALS, NO_CONSENT: NO_CONSENT_REFUSAL },
    byStatus: LIVE_BY_STATUS,
    example: { input: { ...key, communicationType: 'C' }, output: liveState },
  })
    .input(
      Key.extend({
        communicationType: CommunicationType.optional(),
        report: Report.optional(),
        isDoctorIn: z.boolean().optional().describe('What that host has said of the doctor.'),
      }),
    )
    .output(LiveState)
    .errors({ ...LIVE_ERRORS, ...SEAT_ERRORS, NO_CONSENT }),

  recording: call({
    area,
    method: 'POST',
    path: `${ours}/recording`,
    record: 'write',
    summary: 'Allows or forbids that a teleconsultation is recorded',
    description:
      'A-113. Without a yes nothing is recorded. A no while it is recorded stops that at once; what was recorded stays (C-99).',
    refusals: LIVE_REFUSALS,
    byStatus: LIVE_BY_STATUS,
    example: { input: { ...key, isAllowed: false }, output: liveState },
  })
    .input(Key.extend({ isAllowed: z.boolean() }))
    .output(LiveState)
    .errors(LIVE_ERRORS),

  callBack: call({
    area,
    method: 'POST',
    path: `${ours}/call-back`,
    record: 'write',
    summary: 'Asks the doctor’s side to call back',
    description:
      'Notes one number a teleconsultation, which the doctor’s side sees: the same again changes nothing, another number takes its place. Before the window opens as well.',
    refusals: LIVE_REFUSALS,
    byStatus: LIVE_BY_STATUS,
    example: {
      input: { ...key, phone: '+48600100101' },
      output: { ...liveState, callBack: { phone: '+48600100101', at: liveState.at } },
    },
  })
    .input(Key.extend({ phone: PhoneNumber }))
    .output(LiveState)
    .errors(LIVE_ERRORS),
};
