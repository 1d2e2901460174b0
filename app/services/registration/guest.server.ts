import { redirect } from '@remix-run/node';
import type { PatientRole } from '#app/domain/patients/patients.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { entryIsOff } from '#app/services/access/problems.server.ts';
import { hearRegistrationSettings, loginSettings } from '#app/services/provider/dictionaries.server.ts';
import type { PortalRequest, RouteArgs } from '#app/services/request/portal-request.server.ts';
import { GUEST_DRAFT_LIFE_MS, type GuestDraftRow } from '#app/services/store/guest-drafts.server.ts';
import { hashOf } from '#app/services/store/sealed.server.ts';
import type { StoredNotice } from '#app/services/store/session-notices.server.ts';
import type { KeptRequest } from '#app/services/wizard/keeping.server.ts';
import { endGuestFiles } from './ended-files.server.ts';
import { shownAtOf } from './first-page.server.ts';

const SWITCHES = {
  PATIENT: 'showLinkToCreateAccountForMe',
  WARD: 'showLinkToCreateAccountForWard',
  CHILD: 'showLinkToCreateAccountForChild',
} as const;
const ROLES = ['PATIENT', 'WARD', 'CHILD'] as const;

/** The facts of a request of a guest who registers somebody; `found` is the draft's row, as far as there is one. */
type Guest = {
  role: PatientRole;
  found: GuestDraftRow | null;
  notices: StoredNotice[];
  /** The draft takes the place of one that has ended. */
  isAnew?: true;
};
export type GuestRequest = KeptRequest & { guest: Guest };

/** Thrown where an answer cannot be stored; `answerGuest` says it. */
export class NotStored extends Error {
  readonly why: 'TOO_LONG' | 'ENDED';
  constructor(why: 'TOO_LONG' | 'ENDED') {
    super(why);
    this.why = why;
  }
}

/** Tells whether the provider lets somebody without an account register for whom the entry is. */
export const isEntryOn = async (request: PortalRequest, role: PatientRole) =>
  (await loginSettings(request))[SWITCHES[role]];

/** The explaining 404 of an entry that is off, with those that are on. */
export async function entryOff(request: PortalRequest) {
  const areOn = await Promise.all(ROLES.map((role) => isEntryOn(request, role)));
  return entryIsOff(ROLES.filter((_, index) => areOn[index]));
}

/**
 * Guard of an entry of the registration: its switch is on, its settings are known (nothing is guessed without them), and nobody is
 * signed in; whoever is registers below the account (C-78).
 */
export async function requireGuest(args: RouteArgs, role: PatientRole): Promise<GuestRequest> {
  const request = await openToEveryone(args);
  const isOn = await isEntryOn(request, role);
  if (request.session) {
    if (role !== 'PATIENT' && !isOn) throw await entryOff(request);
    throw redirect(`/account/registration?patientRole=${role}`, 303);
  }
  if (!isOn) throw await entryOff(request);
  await hearRegistrationSettings(request);
  return asGuest(request, role);
}

/** The request with a place for what a guest begins: that of the browser. */
export function asGuest(request: PortalRequest, role: PatientRole): GuestRequest {
  const { portal, browserId } = request.context;
  const { guestDrafts } = portal.store;
  const now = request.now.getTime();
  const guest: Guest = { role, found: null, notices: [] };
  return {
    ...request,
    guest,
    ownNotices: {
      all: guest.notices,
      keep: async (notices) => {
        const id = guest.found?.id;
        if (id !== undefined) await guestDrafts.keepNotices({ id, notices });
      },
    },
    keeping: {
      owner: `guest:${hashOf(browserId)}`,
      lifeMs: GUEST_DRAFT_LIFE_MS,
      find: async ({ journey, id }) => {
        guest.found = await guestDrafts.find({ browserId, journey, id, now });
        const { state, answers, isSumSolved } = guest.found ?? {};
        if (state === 'DONE') return answers;
        return state === 'OPEN' ? withFact(answers, { isSumSolved }) : null;
      },
      save: async ({ journey, id, answers, isListed = true }) => {
        const first = { shownAt: shownAtOf(request, id) };
        const saved = await guestDrafts.save({
          browserId,
          journey,
          id,
          answers,
          now,
          first,
          isDone: !isListed,
        });
        if (!saved.stored) throw new NotStored(saved.why);
        guest.found ??= await guestDrafts.find({ browserId, journey, id, now });
        for (const key of saved.droppedKeys) await endGuestFiles(request, key);
        return { dropped: saved.droppedKeys.length };
      },
    },
  };
}

/** The facts of the row count, whatever was stored with the answers. */
const withFact = (answers: unknown, fact: object) =>
  typeof answers === 'object' && answers !== null && 'facts' in answers
    ? { ...answers, facts: { ...(answers.facts as object), ...fact } }
    : answers;
