import type { Generated, Kysely } from 'kysely';

/**
 * PREPARED: the first step is under way, or nobody knows what came of it. WAITING: it is saved, the second one is not. UNDOING: the
 * second was refused for good, the first is to be undone. TOLD: it is undone, and its owner has not put the news away.
 */
export type SecondStepState = 'PREPARED' | 'WAITING' | 'UNDOING' | 'TOLD';

/** OPEN: it can be gone on with. DONE: it has become a registration. DROPPED: a newer one of the browser took its place. DELETED: by its guest. */
export type GuestDraftState = 'OPEN' | 'DONE' | 'DROPPED' | 'DELETED';

/** Rows as they are stored; see migrations.server.ts. */
export interface PortalTables {
  sessions: {
    id_hash: string;
    account_id: string;
    sealed_token: string;
    notice: string | null;
    created_at: number;
    seen_at: number;
    ended_at: number | null;
    patient_id: string | null;
    short_for: string | null;
    wanted: string | null;
    sealed_username: string | null;
    /** JSON of what gates are open, and when that was heard. */
    gates: string | null;
    /** When whoever sits there proved last that the account is theirs; null: when the session was opened. */
    proved_at: number | null;
    /** The kind of browser that opened it ("firefox-windows"); null: it did not say. */
    device: string | null;
  };
  submissions: {
    owner_hash: string;
    key: string;
    created_at: number;
    status: number | null;
    location: string | null;
  };
  kept_answers: {
    owner_hash: string;
    path: string;
    account_id: string | null;
    sealed_fields: string;
    created_at: number;
    /** The bytes that the row takes on the disk, about. */
    bytes: Generated<number>;
  };
  drafts: {
    id: string;
    account_id: string;
    journey: string;
    sealed_answers: string;
    created_at: number;
    updated_at: number;
    is_listed: 0 | 1;
  };
  guest_drafts: {
    id: string;
    /** The browser's id, as a hash. */
    owner_hash: string;
    journey: string;
    sealed_answers: string;
    /** The secret by which the provider knows its files and makes the registration once. */
    sealed_key: string;
    state: GuestDraftState;
    /** The bytes that the row takes on the disk, about. */
    bytes: number;
    created_at: number;
    updated_at: number;
    /** The last request of it, where that counts (kiosk). */
    seen_at: number;
    /** When its first page was shown, as a signed field has said; null: it said nothing that is true. */
    shown_at: number | null;
    pace_asked: Generated<0 | 1>;
    is_trap: Generated<0 | 1>;
    sum_round: Generated<number>;
    sum_solved: Generated<0 | 1>;
    notices: string | null;
  };
  seen_lists: {
    account_id: string;
    /** Which list, and of which patient. */
    list: string;
    /** The session of the first visit, to which nothing is new; `seen_at`: the last day of a visit, about. */
    session: string;
    seen_at: number;
    /** The moment until which nothing that came is new. */
    before_at: number | null;
  };
  seen_entries: {
    account_id: string;
    list: string;
    entry: string;
    /** When it came, or came again: it is new once for each time. */
    came_at: number;
    /** Where it was shown first. */
    session: string;
    seen_at: number;
  };
  untold_patients: {
    account_id: string;
    patient_id: string;
    /** When the telehealth system could not be told of them. */
    failed_at: number;
  };
  second_steps: {
    /** Goes to the other system with the call, which is carried out once for it. */
    key: string;
    account_id: string;
    /** Whose pages show it, and settle it: 'consents'. */
    area: string;
    kind: string;
    patient_id: string;
    /** The document saved by the first step; null: nobody knows yet whether it was. */
    document_id: string | null;
    sealed_input: string;
    state: SecondStepState;
    /** Why it was refused: the code of the other system's error. */
    reason: string | null;
    tries: number;
    made_at: number;
    /** A visit tries it again from then on; who presses the button need not wait. */
    next_at: number;
    /** Somebody is about it until then. */
    held_until: number;
  };
  limits: { bucket: string; hits: number; ends_at: number };
}

export type PortalDatabase = Kysely<PortalTables>;
