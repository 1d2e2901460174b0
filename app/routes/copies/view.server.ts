import type { CopyRequest } from '#contract/copies/schemas.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import type { StatusKind } from '#app/components/page/index.ts';
import { isCopyKind } from '#app/domain/copies/kinds.ts';
import { copyPath } from '#app/domain/copies/paths.ts';
import { copyStanding, type CopyStanding } from '#app/domain/copies/standing.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** "45,00 zł": prices are told in grosze. */
export const priceInWords = ({ language }: Pick<AccountRequest, 'language'>, amount: number) =>
  formatAmount({ amount, currency: 'PLN', language });

const KINDS: Readonly<Record<CopyStanding, StatusKind>> = {
  registered: 'waiting',
  toAgree: 'planned',
  inWork: 'waiting',
  toPay: 'planned',
  toFetch: 'done',
  ready: 'done',
  over: 'ended',
  rejected: 'problem',
  unknown: 'problem',
};

/** The kind of a request in words; one that nobody knows is a request. */
export const kindOf = ({ t }: AccountRequest, { cdocType }: Pick<CopyRequest, 'cdocType'>) =>
  isCopyKind(cdocType) ? t(`copies:kind.${cdocType}`) : t('copies:kind.unknown');

/** The state in a sentence, with its price where that is what it waits for. */
export function stateOf(request: AccountRequest, copy: CopyRequest) {
  const standing = copyStanding(copy);
  const amount = priceInWords(request, copy.price?.amount ?? 0);
  return {
    standing,
    kind: KINDS[standing],
    state: request.t(`copies:state.${standing}`, { amount }),
  };
}

type Listed = Readonly<{ copy: CopyRequest; request: AccountRequest; patient: string | null }>;

/** A request as a list shows it. */
export function copyRow({ copy, request, patient }: Listed) {
  const { id, number, description, registeredAt } = copy;
  const day = textIn(request.language).formatDayWord(dayOf(registeredAt), request.now);
  const [subject = ''] = plainText(description).split('\n\n', 1);
  return {
    id,
    title: kindOf(request, copy),
    number,
    subject: providerText(subject),
    about: patient
      ? request.t('copies:list.about', { name: patient, day })
      : request.t('copies:list.sent', { day }),
    href: copyPath({ id }),
    ...stateOf(request, copy),
  };
}
export type CopyRow = ReturnType<typeof copyRow>;
