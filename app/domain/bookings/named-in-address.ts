import { digitsOf, REFERRAL_NUMBER_LENGTHS } from './referral.ts';

/** The names that an address of the wizard brings along (B§2); each is a claim that the wizard checks. */
export type NamedInAddress = {
  /** The number of an e-referral. */
  referral?: string;
  /** Ids of the account's files that no booking has taken, separated by commas. */
  referralAttachments?: string;
  /** An earlier booking whose questionnaire was filled in, and its system. */
  lastQuestionnaireFulfilments?: string;
  system?: string;
};

const LONGEST_ID = 80;
const MOST_FILES = 20;

/** Reads them; both spellings of the answers' parameter are taken (A-23), and what cannot be meant is left out. */
export function namedOf(query: URLSearchParams): NamedInAddress {
  const referral = digitsOf(query.get('referral') ?? '');
  const files = idsIn(query.getAll('referralAttachments'));
  const [booking] = idsIn([
    ...query.getAll('lastQuestionnaireFulfilments'),
    ...query.getAll('lastQuestionnaireFulfillment'),
  ]);
  const [system] = idsIn(query.getAll('system'));
  return {
    ...(referral && REFERRAL_NUMBER_LENGTHS.includes(referral.length) ? { referral } : {}),
    ...(files.length > 0 ? { referralAttachments: files.join(',') } : {}),
    ...(booking && system ? { lastQuestionnaireFulfilments: booking, system } : {}),
  };
}

/** Returns the ids in the values of a parameter, repeated or with commas. */
export const idsIn = (values: readonly string[]) =>
  [...new Set(values.flatMap((value) => value.split(',')))]
    .filter((id) => id !== '' && id.length <= LONGEST_ID)
    .slice(0, MOST_FILES);
