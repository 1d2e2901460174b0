const PATH = '/legal/accessibility-evidence/transcripts/';

/** "docs/accessibility/transcripts/sign-in.txt" -> "sign-in": what the transcript's page is called. */
export const transcriptName = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

export const transcriptPath = (file: string) => PATH + transcriptName(file);

/** The transcripts whose titles are texts of locales/; a new one is called as its flow is, in the language of the tests. */
const TITLED = [
  'address-of-a-ward',
  'answer',
  'booking',
  'cancelling',
  'child-registered',
  'correction-withdrawn',
  'declaration',
  'declaration-signed',
  'guardian-confirmed',
  'inaccessible',
  'live-chat',
  'message',
  'mobile-pin',
  'outage',
  'own-phone',
  'payment',
  'payout',
  'person-file-removed',
  'questionnaire',
  'referral',
  'results',
  'sign-in',
  'teleconsultation',
] as const;

/** The key of a transcript's title; undefined while it has none. */
export function transcriptTitleKey(file: string) {
  const name = TITLED.find((one) => one === transcriptName(file));
  return name && (`accessibility-evidence:transcripts.names.${name}` as const);
}
