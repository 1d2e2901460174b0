import { oc, type AnySchema, type ErrorMap, type Route } from '@orpc/contract';

/** What a call says of itself beside its schemas: for the document, and for the tests that hold it to its word. */
export type CallFacts = Readonly<{
  /** Whether it answers without a session. Every other call answers 401 then. */
  isForGuests: boolean;
  /** Changes something although it is a GET, because the specification has it so (AP-01): never made twice. */
  isWrite: boolean;
  /** What each of its named errors means for the patient. */
  refusals: Readonly<Record<string, string>>;
  /** Which of its named errors a status alone says, where more than one has it (docs/decisions/068-what-a-status-alone-says.md). */
  byStatus: Readonly<Partial<Record<number, string>>>;
  /** One input and the answer to it, of the made-up clinic's people. */
  example: Readonly<{ input?: object; output?: object }>;
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

export type CallDescription = Partial<CallFacts> & {
  area: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  /** What it is for, in one line. */
  summary: string;
  /** What it does, and its rules. */
  description: string;
  /** Answers where the browser is to be led: 302 with a location. */
  isRedirect?: true;
};

const NO_FACTS: CallFacts = {
  ...{ isForGuests: false, isWrite: false },
  ...{ refusals: {}, byStatus: {}, example: {} },
};
const describable = oc.$meta(NO_FACTS);

/** The paths that the specification does not show. */
const OURS = '/portal/api/';

/** Begins a call: the contract library's builder, which goes on with input, output and errors. */
export const call = ({ area, method, path, summary, description, isRedirect, ...facts }: CallDescription) =>
  describable.meta({ ...NO_FACTS, ...facts }).route({
    method,
    path,
    summary,
    description,
    tags: path.startsWith(OURS) ? [area, 'ours'] : [area],
    ...(isRedirect ? { successStatus: 302, outputStructure: 'detailed' as const } : {}),
  });
