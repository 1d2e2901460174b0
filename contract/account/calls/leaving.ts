/** A§2 and A§7 of the specification, decisions A-78, AP-10, AP-11, AP-65. */
import { z } from 'zod';
import { AccountCopy, DeletionStops, SignIn } from '#contract/account/leaving-schemas.ts';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';

const area = 'account';

const stops = {
  bookings: [
    { system: 'AMMS', id: 'booking-3001', patientId: 'patient-1001', dateFrom: '2026-10-26T08:00:00.000Z' },
  ],
  children: [],
};

export const accountLeaving = {
  deletion: call({
    area,
    method: 'GET',
    path: '/portal/api/account/deletion',
    summary: 'What stands in the way of deleting the account',
    description:
      'Visits that are still to come, or are paid for and have not been: of the account’s own patient, and those that the account made (AP-65); and children under 18 for whom no other account may act (A-74: one that waits or is blocked does not count); and money that is under way. These lists are empty when nothing does. Papers and confirmations stop nothing. The deletion itself looks again.',
    example: { output: stops },
  }).output(DeletionStops),

  remove: call({
    area,
    method: 'DELETE',
    path: '/mpi/accounts/mpi-user',
    summary: 'Deletes the account of the session',
    description:
      'In one step, all or nothing: the sign-in, every session, contacts, calendar addresses, held times, pending changes, links and codes are gone, and every link to a patient has ended. A receipt goes to the address, or where there is none to the confirmed phone, that was in force, in the account’s language. The user name opens nothing, as one that nobody has, and nobody may take it for 30 days; address and phone are free at once. Medical records, visits, messages, consents and the access log stay with the provider, as the law says (AP-11).',
    refusals: {
      DELETION_STOPPED:
        'Something stands in the way, as the reading call says it (A-78): nothing is changed.',
    },
    example: { output: { deleted: true } },
  })
    .output(z.object({ deleted: z.literal(true) }))
    .errors({ DELETION_STOPPED: { status: 409, data: DeletionStops.optional() } }),

  copy: call({
    area,
    method: 'GET',
    path: '/portal/api/account/copy',
    record: 'read',
    summary: 'What the portal keeps of the account',
    description:
      'The account, its contacts, consents, links to patients and sessions: what the printout says, for a page. No password, code, token, nor anybody’s PESEL.',
    example: {
      output: {
        username: 'jan.nowak',
        name: 'Jan',
        lastName: 'Nowak',
        type: 'AUTHORIZED',
        contacts: { email: 'jan.nowak@example.com', phoneNumber: '+48600100101', phoneConfirmed: true },
        settings: { preferredCommunicationChannel: 'EMAIL', reminderDays: 2 },
        consents: [],
        marketing: [],
        links: [
          {
            name: 'Jan',
            lastName: 'Nowak',
            role: 'PATIENT',
            linkState: 'C',
            linkedAt: '2026-01-10T08:00:00.000Z',
          },
        ],
        sessions: [
          {
            openedAt: '2026-10-20T06:00:00.000Z',
            endsAt: '2026-10-20T18:00:00.000Z',
            isCurrent: true,
          },
        ],
        formerContacts: [],
        signIns: [{ at: '2026-10-20T06:00:00.000Z', type: 'LOGIN_SUCCESS', device: 'firefox-windows' }],
      },
    },
  }).output(AccountCopy),

  copyPrintout: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/copy-data/{id}/printout',
    record: 'read',
    inAudit: 'account.copy',
    summary: 'The same as a PDF',
    description:
      'A tagged PDF in the language of Accept-Language, so that a screen reader can read it (S-44). `id` is the account of the session (AP-10).',
    refusals: { NOT_FOUND: 'It is another account’s id, or nobody’s: always the same answer.' },
    example: { input: { id: 'account-2001' } },
  })
    .input(z.object({ id: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),

  signIns: call({
    area,
    method: 'GET',
    path: '/portal/api/account/sign-ins',
    summary: 'The last sign-ins to the account, and the failed ones',
    description:
      'The latest 20 of the last 30 days, newest first: sign-ins, wrong passwords under its name, and tries while the sign-in was locked, whoever made them. `device` is the kind of browser and system, where the portal that was used has said it in X-Device.',
    example: {
      output: [{ at: '2026-10-20T06:00:00.000Z', type: 'LOGIN_SUCCESS', device: 'firefox-windows' }],
    },
  }).output(z.array(SignIn).max(20)),
};
