import type { CopyProblem } from '#contract/copies/errors.ts';
import type { CopiesSettings, NewCopyRequest } from '#contract/copies/schemas.ts';
import { addDays, addMonths, localDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import { namedPersonProblems } from '#provider/core/named-person.ts';
import type { CopyRequestRow } from './tables.ts';

/** B-25. */
export const UNCOMPLETED = ['REGISTERED', 'ACCEPTED', 'PREPARED'] as const;

/** B-28. How long the files of a copy can be fetched. */
const KEPT_MS = 30 * 24 * 3_600_000;
const MONTHS_BACK = 20 * 12;

/** Kinds that go to nobody: standing permissions. */
const isPermission = (cdocType: string) => cdocType.startsWith('PERM');

const MODES: Readonly<Record<NewCopyRequest['deliveryFormat'], readonly number[]>> = {
  PAPER: [1, 2, 3, 6],
  STORAGE: [1, 2, 3, 6],
  DOWNLOAD: [5],
  NONE: [0],
};
const BY_LETTER = 2;
const BY_SOMEBODY = [3, 6];

type Facts = Readonly<{
  settings: Pick<CopiesSettings, 'cdocTypes' | 'cdocScopeEnable'>;
  identification: IdentificationSettings;
  /** Codes of the specialities of all units. */
  specialities: ReadonlySet<string>;
  hasAddress: boolean;
  now: number;
}>;

/** All faults in a request: the provider refuses by itself what the steps of the portal refuse. */
export const problemsOf = (asked: NewCopyRequest, facts: Facts): CopyProblem[] => [
  ...kindProblems(asked, facts),
  ...subjectProblems(asked, facts),
  ...deliveryProblems(asked, facts),
  ...personProblems(asked, facts),
];

const kindProblems = ({ cdocType }: NewCopyRequest, { settings }: Facts): CopyProblem[] =>
  settings.cdocTypes.includes(cdocType) ? [] : [{ field: 'cdocType', problem: 'NOT_OFFERED' }];

/** The subject: documents or a scope, one of both; a visit has its documents alone (B-24). */
function subjectProblems(asked: NewCopyRequest, facts: Facts): CopyProblem[] {
  const { clinicalDocumentIds: ids, clinicalDocumentsScope: scope, encounterId } = asked;
  if (!scope) return ids ? [] : [{ field: 'clinicalDocumentIds', problem: 'MISSING' }];
  if (ids || encounterId !== undefined)
    return [{ field: 'clinicalDocumentsScope', problem: 'NOT_ASKED_FOR' }];
  if (!facts.settings.cdocScopeEnable) return [{ field: 'clinicalDocumentsScope', problem: 'NOT_OFFERED' }];
  const { departmentSpeciality: code } = scope;
  const isUnknown = code !== undefined && !facts.specialities.has(code);
  return [
    ...(isUnknown ? [{ field: 'departmentSpeciality', problem: 'INVALID' } as const] : []),
    ...dateProblems({ ...scope, mayBeAhead: isPermission(asked.cdocType), now: facts.now }),
  ];
}

type Dates = { dateFrom: number; dateTo: number; mayBeAhead: boolean; now: number };

/** Days reach from 20 years back to today; ahead of it only for permissions (A-131, B§5). */
function dateProblems({ dateFrom, dateTo, mayBeAhead, now }: Dates): CopyProblem[] {
  const today = localDay(now);
  const isMidnight = (at: number) => startOfDay(localDay(at)) === at;
  const earliest = startOfDay(addMonths({ day: today, months: -MONTHS_BACK }));
  const tomorrow = startOfDay(addDays({ day: today, days: 1 }));
  const fromProblem = (): CopyProblem['problem'] | null => {
    if (!isMidnight(dateFrom)) return 'INVALID';
    if (dateFrom < earliest) return 'TOO_EARLY';
    return dateFrom >= tomorrow && !mayBeAhead ? 'IN_THE_FUTURE' : null;
  };
  const toProblem = (): CopyProblem['problem'] | null => {
    if (!isMidnight(dateTo)) return 'INVALID';
    if (dateTo <= dateFrom) return 'BEFORE_FIRST_DAY';
    return dateTo > tomorrow && !mayBeAhead ? 'IN_THE_FUTURE' : null;
  };
  const [from, to] = [fromProblem(), toProblem()];
  return [
    ...(from ? [{ field: 'dateFrom', problem: from } as const] : []),
    ...(to ? [{ field: 'dateTo', problem: to } as const] : []),
  ];
}

function deliveryProblems(asked: NewCopyRequest, { hasAddress }: Facts): CopyProblem[] {
  const { cdocType, deliveryFormat: format, deliveryMode: mode } = asked;
  if (isPermission(cdocType) !== (format === 'NONE'))
    return [{ field: 'deliveryFormat', problem: 'INVALID' }];
  if (!MODES[format].includes(mode)) return [{ field: 'deliveryMode', problem: 'INVALID' }];
  return mode === BY_LETTER && !hasAddress ? [{ field: 'deliveryMode', problem: 'NO_ADDRESS' }] : [];
}

/** Who is named for modes 3 and 6, and in a permission for somebody (A-127, B-101); nobody is looked up (S-56). */
function personProblems(asked: NewCopyRequest, { identification }: Facts): CopyProblem[] {
  const { authorizedPerson: person, cdocType, deliveryMode } = asked;
  const isAskedFor = BY_SOMEBODY.includes(deliveryMode) || cdocType === 'PERM_PERSON';
  if (!isAskedFor) return person ? [{ field: 'authorizedPerson', problem: 'NOT_ASKED_FOR' }] : [];
  return person
    ? namedPersonProblems(person, identification)
    : [{ field: 'authorizedPerson', problem: 'MISSING' }];
}

/** True where a price waits for a yes: it is above zero, and above what was agreed to (B-102). */
export const isYesAwaited = ({
  price,
  agreed_amount: agreed,
}: Pick<CopyRequestRow, 'price' | 'agreed_amount'>) => (price ?? 0) > (agreed ?? 0);

type Invoice = Readonly<{ state: string; paid_at: number | null }>;
type Standing = Readonly<{ row: CopyRequestRow; invoice: Invoice | undefined; now: number }>;

/** The standing of a copy: until when its files can be fetched, from when they were prepared and paid on (B-103); null: not yet, or it has none. */
export function standingOf({ row, invoice, now }: Standing) {
  const isPaid = invoice?.state === 'PAID';
  const isFree = (row.price ?? 0) === 0;
  const isReady = row.delivery_format === 'DOWNLOAD' && row.prepared_at !== null && (isFree || isPaid);
  const paidAt = isFree ? 0 : (invoice?.paid_at ?? 0);
  const until = isReady ? Math.max(row.prepared_at ?? 0, paidAt) + KEPT_MS : null;
  const isOver = until !== null && now >= until;
  return {
    isPaid,
    until,
    isFetchable: until !== null && !isOver,
    state: isOver && row.state === 'PREPARED' ? ('COMPLETED' as const) : row.state,
    completedAt: row.completed_at ?? (isOver ? until : null),
  };
}

/** The moment before which a copy was prepared whose files may be over. */
export const filesOverSince = (now: number) => now - KEPT_MS;
