/** What the script of /telehealth/test says; the page brings each in its language. */
export const DEVICE_WORDS = [
  'noDevices',
  'begin',
  'end',
  'asking',
  'works',
  'onlySound',
  'denied',
  'ended',
  'tone',
  'toneEnds',
  'picture',
  'microphones',
  'cameras',
  'speakers',
  'none',
  'level.silent',
  'level.quiet',
  'level.good',
  'level.loud',
] as const;
export type DeviceWord = (typeof DEVICE_WORDS)[number];

/** Loudness as words: the mean of a microphone's samples between 0 and 1. */
export function levelOf(loudness: number): 'silent' | 'quiet' | 'good' | 'loud' {
  if (loudness < 0.005) return 'silent';
  if (loudness < 0.03) return 'quiet';
  return loudness < 0.3 ? 'good' : 'loud';
}
