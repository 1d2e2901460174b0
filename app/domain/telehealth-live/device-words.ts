/** The texts of the script of /telehealth/test; the page brings each in its language. */
export const DEVICE_TEXTS = [
  'telehealth-call:test.words.noDevices',
  'telehealth-call:test.words.begin',
  'telehealth-call:test.words.end',
  'telehealth-call:test.words.asking',
  'telehealth-call:test.words.works',
  'telehealth-call:test.words.onlySound',
  'telehealth-call:test.words.denied',
  'telehealth-call:test.words.missing',
  'telehealth-call:test.words.busy',
  'telehealth-call:test.words.ended',
  'telehealth-call:test.words.tone',
  'telehealth-call:test.words.toneEnds',
  'telehealth-call:test.words.picture',
  'telehealth-call:test.words.microphones',
  'telehealth-call:test.words.cameras',
  'telehealth-call:test.words.speakers',
  'telehealth-call:test.words.none',
  'telehealth-call:test.words.level.silent',
  'telehealth-call:test.words.level.quiet',
  'telehealth-call:test.words.level.good',
  'telehealth-call:test.words.level.loud',
] as const;
type WordOf<Text> = Text extends `telehealth-call:test.words.${infer Word}` ? Word : never;
export type DeviceWord = WordOf<(typeof DEVICE_TEXTS)[number]>;

const PREFIX = 'telehealth-call:test.words.';
/** Returns by what name the script asks for a text. */
export const deviceWord = (text: string) => text.slice(PREFIX.length);

/** Loudness as words: the mean of a microphone's samples between 0 and 1. */
export function levelOf(loudness: number): 'silent' | 'quiet' | 'good' | 'loud' {
  if (loudness < 0.005) return 'silent';
  if (loudness < 0.03) return 'quiet';
  return loudness < 0.3 ? 'good' : 'loud';
}
