import { isDefinedError, safe } from '@orpc/client';
import { copyPath } from '#app/domain/copies/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { badRequest, notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { PriceForm } from './price.form.server.ts';
import { copyOf } from './request.server.ts';
import { kindOf, priceInWords } from './view.server.ts';

/** The question whether a price is agreed to; null: no price waits for a yes now. */
export async function pricePage(request: AccountRequest, id: string) {
  const { copy, over } = await copyOf(request, id);
  const { price } = copy;
  const isAwaited = copy.state === 'ACCEPTED' && price?.isYesAwaited === true;
  const amount = isAwaited ? { grosze: price.amount, words: priceInWords(request, price.amount) } : null;
  const heading = amount
    ? request.t('copies:price.title', { amount: amount.words })
    : request.t('copies:price.notNow');
  return {
    title: titled(over, heading),
    heading,
    over,
    path: copyPath({ id }),
    amount,
    kind: kindOf(request, copy),
    number: copy.number,
    description: copy.description,
  };
}

/** Says yes to the amount that was seen; another one meanwhile is shown anew, and nothing was agreed to (B-69). */
export async function agreeToPrice(request: AccountRequest, id: string) {
  await copyOf(request, id);
  const submission = parseWithZod(await request.form(), { schema: PriceForm });
  if (submission.status !== 'success') throw badRequest();
  const { amount } = submission.value;
  const [error] = await safe(request.provider.copies.acceptPrice({ id, amount }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return refused(submission, { '': ['copies:price.changed'] }, { status: 409 });
  }
  if (error) throw error;
  return redirectWithNotice(request, copyPath({ id }), 'copies:price.done');
}
