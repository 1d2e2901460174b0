import type { z } from 'zod';
import type { LIMIT_ERRORS } from '#contract/errors.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import { dayOf, minuteFrom } from '#app/domain/dates/warsaw.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';

type Reached = z.output<(typeof LIMIT_ERRORS)['OVER_LIMIT']['data']>;

/** S-51: which bound the account has reached, and from when on the same is taken; as a notice of the next page. */
export function limitNotice({ language }: PortalRequest, { what, span, most, until }: Reached) {
  const at = minuteFrom(until);
  const { formatDate, formatTime } = textIn(language);
  const key = `limits:${what}.${span}` as const;
  const values = {
    most: what === 'FILES' ? formatFileSize({ bytes: most, language }) : most,
    day: formatDate(dayOf(at)),
    time: formatTime(at),
  };
  return { key, values, kind: 'error' as const };
}

/** The same as an error of the form; `values` are those of its text besides. */
export function limitText(request: PortalRequest, reached: Reached, values = {}): ErrorText {
  const notice = limitNotice(request, reached);
  return withValues(notice.key, { ...notice.values, ...values });
}
