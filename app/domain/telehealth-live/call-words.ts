/** The texts of the script of a call with sound or picture; the page brings each in its language. */
export const CALL_TEXTS = [
  'telehealth-call:words.noWebRtc',
  'telehealth-call:words.before.A',
  'telehealth-call:words.before.V',
  'telehealth-call:words.connect',
  'telehealth-call:words.again',
  'telehealth-call:words.back',
  'telehealth-call:words.disconnect',
  'telehealth-call:words.loading',
  'telehealth-call:words.asking',
  'telehealth-call:words.connecting',
  'telehealth-call:words.waiting',
  'telehealth-call:words.talking',
  'telehealth-call:words.trying',
  'telehealth-call:words.lost',
  'telehealth-call:words.left',
  'telehealth-call:words.ended',
  'telehealth-call:words.doctorGone',
  'telehealth-call:words.doctor.microphone.off',
  'telehealth-call:words.doctor.microphone.on',
  'telehealth-call:words.doctor.camera.off',
  'telehealth-call:words.doctor.camera.on',
  'telehealth-call:words.microphone.on',
  'telehealth-call:words.microphone.off',
  'telehealth-call:words.camera.on',
  'telehealth-call:words.camera.off',
  'telehealth-call:words.doctorPicture',
  'telehealth-call:words.ownPicture',
  'telehealth-call:words.errors.devices',
  'telehealth-call:words.errors.deniedHow',
  'telehealth-call:words.errors.missingHow',
  'telehealth-call:words.errors.busyHow',
  'telehealth-call:words.errors.otherwise',
  'telehealth-call:words.errors.expired',
  'telehealth-call:words.errors.expiredHow',
  'telehealth-call:words.errors.unreachable',
  'telehealth-call:words.errors.access',
  'telehealth-call:words.errors.connection',
  'telehealth-call:words.tellAgain',
  'telehealth-call:words.withoutCamera',
  'telehealth-call:words.sound',
] as const;
type WordOf<Text> = Text extends `telehealth-call:words.${infer Word}` ? Word : never;
export type CallWord = WordOf<(typeof CALL_TEXTS)[number]>;

const PREFIX = 'telehealth-call:words.';
/** Returns by what name the script asks for a text. */
export const callWord = (text: string) => text.slice(PREFIX.length);
export type CallWords = Readonly<Record<CallWord, string>>;
