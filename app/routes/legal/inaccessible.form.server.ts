import { z } from 'zod';
import type { NewAccessibilityReport } from '#contract/legal/schemas.ts';
import { readEmail } from '#app/domain/patients/email.ts';
import { readPhone } from '#app/domain/patients/phone.ts';
import { lengthOf } from '#app/domain/text.ts';
import { isBlank, severalLines } from '#app/domain/typed.ts';
import { issue, said } from '#app/services/forms/fields.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

const MOST = { page: 300, problem: 4_000, wanted: 1_000, alternative: 500, name: 200, address: 400 } as const;

export const CHANNELS = ['EMAIL', 'PHONE', 'SMS', 'LETTER', 'NONE'] as const;

const Channel = z.enum(CHANNELS);

const typed = (text: TextKey) => z.string(said(text)).default('');

/** As it is typed; what it must be is read as a whole, so that everything wrong is said at once. */
const Typed = z.object({
  page: typed('inaccessible:page.required'),
  problem: typed('inaccessible:problem.required'),
  wanted: typed('inaccessible:wanted.tooLong'),
  isDemand: z.string().optional(),
  alternative: typed('inaccessible:alternative.tooLong'),
  channel: typed('inaccessible:channel.required'),
  email: typed('inaccessible:email.required'),
  phone: typed('inaccessible:phone.required'),
  address: typed('inaccessible:address.required'),
  name: typed('inaccessible:name.tooLong'),
  /** The form's key when it was first shown: whatever comes between, it stays the same report. */
  attempt: z.string().optional(),
});
type TypedReport = z.output<typeof Typed>;
type Report = Pick<
  NewAccessibilityReport,
  'page' | 'problem' | 'wanted' | 'isDemand' | 'alternative' | 'name' | 'answer'
> & { attempt: string | undefined };
type Faults = Partial<Record<keyof TypedReport, ErrorText>>;

/** A report on a page of the portal at `origin`. Messages are keys of texts, in the order of the page. */
export const reportForm = ({ origin }: { origin: string }) =>
  Typed.transform((given, context): Report => {
    const page = readPage({ typed: given.page, origin });
    const problem = plain(given.problem);
    const answer = readAnswer(given);
    const isDemand = given.isDemand === 'on';
    const faults: Faults = {
      page: pageFault(page),
      problem: problem === '' ? 'inaccessible:problem.required' : tooLong('problem', problem),
      wanted: tooLong('wanted', plain(given.wanted)),
      alternative: tooLong('alternative', plain(given.alternative)),
      channel: isDemand && given.channel === 'NONE' ? 'inaccessible:channel.ofDemand' : undefined,
      ...('faults' in answer ? answer.faults : {}),
      name: tooLong('name', plain(given.name)),
    };
    for (const [field, message] of Object.entries(faults)) if (message) issue(context, message, field);
    if (page === null || 'faults' in answer) return z.NEVER;
    return { page, problem, isDemand, answer, ...optionalOf(given), attempt: given.attempt };
  });

const optionalOf = ({ wanted, alternative, name }: TypedReport) =>
  Object.fromEntries(
    Object.entries({ wanted, alternative, name: name.replace(/\s+/g, ' ') })
      .map(([field, text]) => [field, plain(text)] as const)
      .filter(([, text]) => text !== ''),
  );

/** The part of a text that is kept: lines end with LF, and nothing is in it that no keyboard types. */
const plain = severalLines;

const tooLong = (field: keyof typeof MOST, text: string): ErrorText | undefined =>
  lengthOf(text) > MOST[field]
    ? withValues(`inaccessible:${field}.tooLong`, { count: MOST[field] })
    : undefined;

const pageFault = (page: string | null): ErrorText | undefined =>
  page === null
    ? 'inaccessible:page.foreign'
    : page === ''
      ? 'inaccessible:page.required'
      : tooLong('page', page);

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|\/)/i;

/** The path of a page of ours, without what its query says of anybody; or what the page is called. Null: an address elsewhere. */
function readPage({ typed: text, origin }: { typed: string; origin: string }): string | null {
  const named = plain(text).replace(/\s+/g, ' ');
  if (!ADDRESS.test(named)) return named;
  const address = /^www\./i.test(named) ? `https://${named}` : named;
  const isElsewhere =
    !named.startsWith('/') && (!URL.canParse(address) || new URL(address).origin !== origin);
  return isElsewhere ? null : pathWithin(named.startsWith('/') ? named : address.slice(origin.length) || '/');
}

/** The path of an own address alone; null when it is none. */
export const pathWithin = (address: string | null) => ownPath(address)?.split('?')[0] ?? null;

/** Where the answer goes by the chosen way; what stands in the fields of the other ways is not looked at, and not sent. */
function readAnswer({
  channel: chosen,
  ...given
}: TypedReport): NewAccessibilityReport['answer'] | { faults: Faults } {
  const { data: channel } = Channel.safeParse(chosen);
  switch (channel) {
    case 'EMAIL': {
      if (isBlank(given.email)) return { faults: { email: 'inaccessible:email.required' } };
      const email = readEmail(given.email);
      return email ? { channel, email } : { faults: { email: 'inaccessible:email.invalid' } };
    }
    case 'PHONE':
    case 'SMS': {
      const read = readPhone(given.phone);
      if ('phoneNumber' in read) return { channel, ...read };
      if (read.fault === 'required') return { faults: { phone: 'inaccessible:phone.required' } };
      return { faults: { phone: `booking-wizard:contactdata.fault.${read.fault}` } };
    }
    case 'LETTER': {
      const address = plain(given.address);
      const fault = address === '' ? 'inaccessible:address.required' : tooLong('address', address);
      return fault ? { faults: { address: fault } } : { channel, address };
    }
    case 'NONE':
      return { channel };
    case undefined:
      return { faults: { channel: 'inaccessible:channel.required' } };
  }
}
