import type { CopyRequest } from '#contract/copies/schemas.ts';
import { formatFileSize, kindsInWords } from '#app/domain/bookings/attachments.ts';
import { COPIES_PATH, copyFilePath, copyPath, copyPricePath } from '#app/domain/copies/paths.ts';
import { copySteps, isToPay } from '#app/domain/copies/standing.ts';
import { addDays } from '#app/domain/dates/calendar.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { isId } from '#app/domain/id.ts';
import { payPath } from '#app/domain/payments/paths.ts';
import { personFacts } from '#app/routes/given-consents/details-view.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientsOf, requireReach, titled } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { kindOf, priceInWords, stateOf } from './view.server.ts';

/** A request of an address, and whose it is. @throws notFound, the same for another's as for none */
export async function copyOf(request: AccountRequest, id: string) {
  if (!isId(id)) throw notFound();
  const [copy, patients] = await Promise.all([
    orNotFound(request.provider.copies.get({ id })),
    orOutage(patientsOf(request)),
  ]);
  await requireReach(request, copy.patientId);
  const people = patients.ok ? patients.data : [];
  const patient = people.find((one) => one.id === copy.patientId);
  const name = patient ? personNames(request, people)(patient) : null;
  return { copy, name, over: people.length > 1 ? name : null };
}

/** A request whole: how it stands with the one act, what was asked, its steps, and its files. */
export async function copyPage(request: AccountRequest, id: string) {
  const { copy, name, over } = await copyOf(request, id);
  const heading = kindOf(request, copy);
  return {
    title: titled(over, heading),
    heading,
    over,
    listPath: COPIES_PATH,
    path: copyPath({ id }),
    stated: stateOf(request, copy),
    reason: copy.reason ?? null,
    act: await actOf(request, copy),
    until: untilOf(request, copy),
    facts: factsOf(request, { copy, name }),
    steps: copySteps(copy).map(({ name: step, as, at }) => ({
      as,
      name: step,
      at: at === undefined ? null : textIn(request.language).formatMoment(at, request.now),
    })),
    files: copy.attachments.map((file) => ({
      id: file.id,
      name: file.name,
      href: copyFilePath({ id, fileId: file.id }),
      about: [
        kindsInWords([file.mediaType]),
        formatFileSize({ bytes: file.size, language: request.language }),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  };
}
export type CopyPage = Awaited<ReturnType<typeof copyPage>>;

/** The one thing to do: to agree to the price, or to pay, at the desk while payments are off (decision 168). */
async function actOf(request: AccountRequest, copy: CopyRequest) {
  const amount = priceInWords(request, copy.price?.amount ?? 0);
  if (copy.state === 'ACCEPTED' && copy.price?.isYesAwaited)
    return { kind: 'agree' as const, amount, href: copyPricePath(copy) };
  if (!isToPay(copy) || copy.refInvoice === undefined || copy.state === 'REJECTED') return null;
  const { paymentsModule } = await applicationSettings(request);
  return { kind: 'pay' as const, amount, href: paymentsModule ? payPath(copy.refInvoice) : null };
}

/** Until which day its files can be fetched, or that they are gone; null: it has none that could be. */
function untilOf({ language, now }: AccountRequest, { availableUntil, deliveryFormat, state }: CopyRequest) {
  if (availableUntil === undefined)
    return deliveryFormat === 'DOWNLOAD' && state === 'COMPLETED' ? { isOver: true, day: '' } : null;
  const isOver = Date.parse(availableUntil) <= now.getTime();
  return { isOver, day: textIn(language).formatUntil(dayOf(availableUntil), now) };
}

const FORMATS = ['PAPER', 'STORAGE', 'DOWNLOAD', 'NONE'] as const;
const MODES = [1, 2, 3, 6] as const;

/** The things asked for, in words: never a code or a number of the specification. */
function factsOf(request: AccountRequest, { copy, name }: { copy: CopyRequest; name: string | null }) {
  const { language, t } = request;
  const { formatDate } = textIn(language);
  const { documents, scope, authorizedPerson: person, price } = copy;
  const format = FORMATS.find((one) => one === copy.deliveryFormat);
  const mode = MODES.find((one) => one === copy.deliveryMode);
  const named = person && personFacts(person, language);
  return {
    number: copy.number,
    patient: name,
    description: copy.description,
    documents: (documents ?? []).map(({ title, date }) => ({ title, day: formatDate(dayOf(date)) })),
    scope: scope
      ? {
          department: scope.department?.name ?? null,
          days: t('copies:facts.days', {
            from: formatDate(dayOf(scope.dateFrom)),
            to: formatDate(addDays({ day: dayOf(scope.dateTo), days: -1 })),
          }),
        }
      : null,
    format: format && format !== 'NONE' ? t(`copies:format.${format}`) : null,
    mode: mode ? t(`copies:mode.${mode}`) : null,
    person: person
      ? [`${person.name} ${person.lastName}`, named?.pesel, named?.document].filter(Boolean).join(', ')
      : null,
    price: price ? (price.amount === 0 ? t('copies:facts.free') : priceInWords(request, price.amount)) : null,
  };
}
