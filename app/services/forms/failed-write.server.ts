import { doubtOf } from '#app/services/provider/doubts.ts';
import {
  FAILURE_TEXTS,
  IN_DOUBT_WHEN_FAILED,
  NEUTRAL,
  type CallWithText,
} from '#app/services/provider/failure-texts.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The list that shows whether it was carried out, and the words of the link there. */
type List = Readonly<{ href: string; words: TextKey }>;

/**
 * The texts of a form when the provider has not carried out what was sent, or when nobody knows: the text of B§8 or C§8,
 * and how to find out: `list` leads to where that is seen, beside the sentence. Where the answer is late or lost, a text
 * that claims a failure would not be true. Null: it is no outage.
 */
export function failedWrite(error: unknown, call: CallWithText, list?: List): ErrorText[] | null {
  const outage = outageOf(error);
  if (!outage) return null;
  const failed = FAILURE_TEXTS[call];
  const isOpen = (outage.hasFailed ?? outage.hasBroken) === true && IN_DOUBT_WHEN_FAILED.has(call);
  const doubt = doubtOf(outage.inDoubt ?? (isOpen ? call : undefined));
  if (!doubt) return [failed];
  const isSaid = NEUTRAL.has(call) || outage.hasFailed === true || isOpen;
  const unknown = `page:problem.inDoubt.${doubt.write}` as const;
  return [...(isSaid ? [failed] : []), list ? withWay(unknown, list) : unknown];
}

/** The same of a call to which the specification gives no text: `said` claims nothing, and whether it was done follows. Null: it is no outage. */
export function failedOr(error: unknown, said: TextKey): ErrorText[] | null {
  const outage = outageOf(error);
  if (!outage) return null;
  const doubt = doubtOf(outage.inDoubt);
  return [said, doubt ? `page:problem.inDoubt.${doubt.write}` : 'page:problem.notDone'];
}
