import { oc, type AnySchema, type ErrorMap, type Route } from '@orpc/contract';

/** The way in which a call reaches a patient's record, or a message (S-50). */
export type Reach = 'read' | 'write';

/** Facts of a call beside its schemas: for the document, for the audit, and for the tests that hold it to its word. */
export type CallFacts = Readonly<{
  /** True where it answers without a session. Every other call answers 401 then. */
  isForGuests: boolean;
  /** Changes something although it is a GET, because the specification has it so (AP-01): never made twice. */
  isWrite: boolean;
  /** The meaning of each of its named errors for the patient. */
  refusals: Readonly<Record<string, string>>;
  /** Which of its named errors a status alone says, where more than one has it (docs/decisions/068-what-a-status-alone-says.md). */
  byStatus: Readonly<Partial<Record<number, string>>>;
  /** The way in which it reaches what belongs to a patient; without it the call reaches nobody's record. */
  record?: Reach | undefined;
  /**
   * The field whose entries stand each for itself, "" where the answer is the list: the portal leaves out one that breaks the contract,
   * and says so, instead of the whole list (decision 175).
   */
  entriesApart?: string | undefined;
  /** Its name in the audit, where several calls have one there; its own otherwise. */
  inAudit?: string | undefined;
  /** One input and the answer to it when all goes well, of the made-up clinic's people. */
  example: Readonly<{ input?: object; output?: object }>;
  /** Other answers that are worth seeing, such as one that refuses, each by a name. */
  otherAnswers: Readonly<Record<string, object>>;
}>;

/** A call of whatever area, as the document and the tests read it. */
export type AnyCall = Readonly<{
  '~orpc': {
    route: Route;
    errorMap: ErrorMap;
    meta: CallFacts;
    inputSchema?: AnySchema;
    outputSchema?: AnySchema;
  };
}>;

type Reaching<Record, Name> = Readonly<{ record: Record; inAudit: Name }>;

export type CallDescription = Partial<Omit<CallFacts, keyof Reaching<Reach, string>>> & {
  area: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  /** Its purpose, in one line. */
  summary: string;
  /** Its effect, and its rules. */
  description: string;
  /** Answers where the browser is to be led: 302 with a location. */
  isRedirect?: true;
};

const NO_FACTS: CallFacts = {
  isForGuests: false,
  isWrite: false,
  refusals: {},
  byStatus: {},
  example: {},
  otherAnswers: {},
};

/** The paths that the specification does not show. */
const OURS = '/portal/api/';

/**
 * Begins a call: the contract library's builder, which goes on with input, output and errors. What it says of a record is in
 * its type as well: the names that the audit may write are made of it.
 */
export const call = <
  const Record extends Reach | undefined = undefined,
  const Name extends string | undefined = undefined,
>({
  area,
  method,
  path,
  summary,
  description,
  isRedirect,
  record,
  inAudit,
  ...facts
}: CallDescription & Partial<Reaching<Record, Name>>) =>
  oc
    .$meta<CallFacts & Reaching<Record, Name>>({
      ...NO_FACTS,
      ...facts,
      record: record as Record,
      inAudit: inAudit as Name,
    })
    .route({
      method,
      path,
      summary,
      description,
      tags: path.startsWith(OURS) ? [area, 'ours'] : [area],
      ...(isRedirect ? { successStatus: 302, outputStructure: 'detailed' as const } : {}),
    });
