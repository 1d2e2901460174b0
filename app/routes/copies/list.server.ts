import type { SubmissionResult } from '@conform-to/react';
import type { CopyRequest } from '#contract/copies/schemas.ts';
import { COPIES_PATH, NEW_COPY_PATH } from '#app/domain/copies/paths.ts';
import { isUncompleted } from '#app/domain/copies/standing.ts';
import { readRange, type ReadRange } from '#app/domain/dates/typed-range.ts';
import { endOfDay, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { yearToToday } from '#app/domain/lists/usual-days.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { partIsOff } from '#app/services/access/problems.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { areCopiesListed, areCopiesOffered } from './offered.server.ts';
import { copyRow } from './view.server.ts';

/** The name of the box of the filter, in the address. */
const ONLY_OPEN = 'onlyUncompleted';

/** The requests of everybody for whom the account may act, the newest first (A-128, AP-75). */
export async function copyList(request: AccountRequest) {
  const { url } = request;
  const day = today(request.now);
  const read = readRange({ query: url.searchParams, usual: yearToToday(day), today: day, latest: day });
  const isOnlyOpen = url.searchParams.get(ONLY_OPEN) !== null;
  const submission = submissionOf(read);
  const [patients, isOffered, isListed] = await Promise.all([
    orOutage(patientsOf(request)),
    areCopiesOffered(request),
    areCopiesListed(request),
  ]);
  if (!isListed) throw partIsOff();
  const found = submission ? null : await orOutage(requestsOf(request, { read, isOnlyOpen }));
  const people = patients.ok ? patients.data : [];
  const down = [patients, found].find((answer) => answer && !answer.ok);
  return {
    noPatient: await withoutPatient(request, patients.ok && people.length === 0),
    cut: await cutOf(request, people),
    outage: down && !down.ok ? down.outage : null,
    copies: found?.ok && patients.ok ? rowsOf(request, { found: found.data, people }) : null,
    newPath: isOffered && (await isConfirmed(request)) && people.some(canAskFor) ? NEW_COPY_PATH : null,
    asOf: MARKS.now,
    submission,
    filter: {
      fields: { ...read.typed, [ONLY_OPEN]: isOnlyOpen ? 'on' : '' } as Record<
        'dateFrom' | 'dateTo' | typeof ONLY_OPEN,
        string
      >,
      path: COPIES_PATH,
      isOpen: read.isAsked || isOnlyOpen,
    },
    path: url.pathname + url.search,
  };
}
export type CopyList = Awaited<ReturnType<typeof copyList>>;

const canAskFor = (person: Parameters<typeof mayOpen>[0] & { authorized: boolean; id: string }) =>
  person.authorized && mayOpen(person, ofPatient(NEW_COPY_PATH, person.id));

/** AP-74: who is not confirmed makes no request. While nobody knows, the way stays, and its page says it. */
export async function isConfirmed(request: AccountRequest) {
  const account = await orOutage(accountOf(request));
  return !account.ok || account.data.type === 'AUTHORIZED';
}

/** Requests of the days that are asked for; of the usual ones also what is not finished, however old it is (AP-75). */
async function requestsOf(
  { provider }: AccountRequest,
  { read, isOnlyOpen }: { read: ReadRange; isOnlyOpen: boolean },
) {
  const { dateFrom, dateTo } = read.range;
  const days = {
    registeredAfter: Date.parse(startOfDay(dateFrom)),
    registeredBefore: Date.parse(endOfDay(dateTo)),
  };
  const open = { onlyUncompleted: 'true' } as const;
  const asked = read.isAsked ? [{ ...days, ...(isOnlyOpen && open) }] : [open, ...(isOnlyOpen ? [] : [days])];
  const answers = await Promise.all(asked.map((query) => provider.copies.list(query)));
  const found = new Map(answers.flat().map((copy) => [copy.id, copy]));
  const all = [...found.values()].sort((one, other) => other.registeredAt.localeCompare(one.registeredAt));
  return isOnlyOpen ? all.filter(isUncompleted) : all;
}

type Found = Readonly<{ found: readonly CopyRequest[]; people: Parameters<typeof personNames>[1] }>;

/** Rows with whose they are, where there is a choice; those of whom the account may not look at this are left out. */
function rowsOf(request: AccountRequest, { found, people }: Found) {
  const nameOf = personNames(request, people);
  return found.flatMap((copy) => {
    const person = people.find(({ id }) => id === copy.patientId);
    return person ? [copyRow({ copy, request, patient: people.length > 1 ? nameOf(person) : null })] : [];
  });
}

function submissionOf({ faults, typed }: ReadRange): SubmissionResult<string[]> | null {
  const errors = keyedErrors({
    dateFrom: faults.dateFrom && (`lists:range.dateFrom.${faults.dateFrom}` as TextKey),
    dateTo: faults.dateTo && (`lists:range.dateTo.${faults.dateTo}` as TextKey),
  });
  return errors && { status: 'error', initialValue: typed, error: errors };
}
