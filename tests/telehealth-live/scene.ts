import { randomUUID } from 'node:crypto';
import { openDatabase } from '#database/index.ts';
import { livePath, type LivePage } from '#app/domain/telehealth-live/paths.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { addScene, type Scene as Booked } from '#provider/telehealth-live/scenes.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import type { PortalProcess } from '#tests/support/portal-process.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const MINUTE = 60_000;
const SECOND = 1_000;

/** A teleconsultation of somebody, by minutes from the portal's clock; Jan's in two minutes unless said. */
export type Live = Readonly<{ minutes?: number }> & Partial<Pick<Booked, 'patientId' | 'status'>>;

/** Each begins at a second of its own, for a doctor is in one place. */
let made = 0;

/** Puts a teleconsultation with its booking into a portal's provider. Returns its id. */
export async function addLive(
  portal: Pick<PortalProcess, 'dataDirectory' | 'now'>,
  { minutes = 2, patientId = 'patient-1001', ...more }: Live = {},
) {
  const now = (await portal.now()).getTime();
  made += 1;
  const id = randomUUID();
  const startsAt = Math.floor(now / MINUTE) * MINUTE + minutes * MINUTE + (made % 60) * SECOND;
  const db = openDatabase<Tables>(`sqlite:${portal.dataDirectory}/provider.sqlite`);
  await addScene(db, { id, patientId, startsAt, ...more }).finally(() => db.destroy());
  return id;
}

type Changes = Pick<Scene, 'change'>;

const OF = [
  'delete from chat_messages where teleconsultation_id = ?',
  'delete from teleconsultation_attachments where teleconsultation_id = ?',
  'delete from telehealth_lives where consultation_id = ?',
  'delete from telehealth_guests where consultation_id = ?',
  'delete from teleconsultations where id = ?',
] as const;

/** Takes it out again: other pages list what somebody has booked. */
export function removeLive({ change }: Changes, id: string) {
  for (const statement of OF) change('provider', statement, id);
  // The account's last choice would be preset the next time.
  change('provider', 'delete from telehealth_choices');
  change('provider', 'delete from bookings where system_id = ?', `booking-${id}`);
  change('provider', 'delete from medical_cases where id = ?', `case-${id}`);
}

type Doctor = Readonly<{ doctor?: 'AWAY' | 'IN' | 'DROPPED'; doctor_muted?: 0 | 1; is_recording?: 0 | 1 }>;

/** Does what the doctor's side does; somebody of the patient's side has been there. */
export function doctor({ change }: Changes, id: string, does: Doctor) {
  for (const [column, value] of Object.entries(does))
    change('provider', `update telehealth_lives set ${column} = ? where consultation_id = ?`, value, id);
}

/** The way of a person without scripts through one teleconsultation. */
export function liveWalk(visitor: Visitor, id: string) {
  const at = (page: LivePage) => livePath(page, id);
  const entry = `/telehealth?teleconsultationId=${id}`;
  const pressed = async (page: Answer, intent: string) =>
    visitor.follow(await visitor.submit(page, {}, formOf(intent)));

  /** The waiting room, with a type chosen and, where there is sound, no recording. */
  async function atRoom(type: 'C' | 'A' | 'V' = 'C') {
    const chosen = await visitor.follow(await visitor.submit(await visitor.get(at('type')), { type }));
    return type === 'C' ? chosen : visitor.follow(await visitor.submit(chosen));
  }

  /** The call, once the doctor has come. */
  async function atCall(changes: Changes, type: 'C' | 'A' | 'V' = 'C') {
    const room = await atRoom(type);
    doctor(changes, id, { doctor: 'IN' });
    return visitor.follow(await visitor.get(room.path.replace('telewaitingroom', 'teleconsultation')));
  }

  const reload = ({ path }: Answer) => visitor.get(path);
  const say = async (page: Answer, text: string) => visitor.follow(await visitor.submit(page, { text }));

  return { at, entry, pressed, atRoom, atCall, reload, say };
}

type Shown = Readonly<{ scene: Scene; visitor: Visitor; id: string; walk: ReturnType<typeof liveWalk> }>;

/** Shows something of a teleconsultation that is there for so long. */
export const whileLive =
  (live: Live, show: (shown: Shown) => Promise<Answer>, account: Account = 'jan.nowak') =>
  async (scene: Scene) => {
    const visitor = await scene.as(account);
    const id = await addLive(scene.portal, live);
    return show({ scene, visitor, id, walk: liveWalk(visitor, id) }).finally(() => removeLive(scene, id));
  };

/** The form whose button does this. */
const formOf = (intent: string) => `form:has(input[name=intent][value=${intent}])`;
