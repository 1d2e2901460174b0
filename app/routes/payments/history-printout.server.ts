import { redirect } from '@remix-run/node';
import { today } from '#app/domain/dates/warsaw.ts';
import { readHistoryFilter } from '#app/domain/payments/filter.ts';
import { HISTORY_PATH } from '#app/domain/payments/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { listPart, paymentRow, submissionOf, sumsOf } from './history.server.ts';
import { whoseOf } from './invoices.server.ts';
import { moneyOf } from './view.server.ts';

/** The contract gives no more at once; nobody wants more sheets. */
const MOST = 100;

/** The history as it was filtered, on paper: the latest payments of all its pages. A filter that cannot be is mended on the list. @throws 303 */
export async function historyPaper(request: AccountRequest) {
  const { url, t, now, language } = request;
  const read = readHistoryFilter({ query: url.searchParams, today: today(now) });
  const listPath = listPathOf(url);
  const { frame, patientsOutage, patientId, nameOf } = await whoseOf(request, t('payments:paper.title'));
  if (submissionOf(read) || frame.noPatient) throw redirect(listPath, 303);
  const asked = { ...listPart({ patientId, page: 1, read }), pageSize: MOST };
  const [found, money] = await Promise.all([
    orOutage(orNotFound(request.provider.payments.list(asked))),
    moneyOf(request),
  ]);
  const { formatDate } = textIn(language);
  const answer = found.ok && !patientsOutage ? found.data : null;
  const people = answer?.entries.flatMap((entry) => nameOf(entry.patientId) ?? []) ?? [];
  return {
    title: frame.title,
    heading: frame.heading,
    over: frame.over,
    path: frame.path,
    listPath,
    choice: printChoice(request),
    at: now.toISOString(),
    outage: patientsOutage ?? (found.ok ? null : found.outage),
    people: [...new Set(people)],
    found: answer && {
      heading: t('payments:history.heading', {
        from: formatDate(read.range.dateFrom),
        to: formatDate(read.range.dateTo),
        number: answer.total,
      }),
      payments: answer.entries.map((entry) =>
        paymentRow(request, { entry, money, patient: nameOf(entry.patientId), isPaper: true }),
      ),
      sums: sumsOf(request, { answer, money }),
      left: answer.hasMore ? answer.entries.length : null,
    },
    cut: frame.cut,
    isCurrencyKnown: money.currency !== null,
  };
}

/** The list that is printed. */
function listPathOf({ searchParams }: URL) {
  const query = new URLSearchParams(searchParams);
  for (const name of ['size', 'page']) query.delete(name);
  return query.size > 0 ? `${HISTORY_PATH}?${query}` : HISTORY_PATH;
}
