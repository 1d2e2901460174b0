/** A-126, B-23: kinds of requests that the portal knows, in the order in which they are offered. */
export const COPY_KINDS = ['COPY', 'EXTRACT', 'PERM', 'PERM_PERSON'] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    (values as readonly string[]).includes(value);

export const isCopyKind = isOneOf(COPY_KINDS);

/** Kinds that can be asked for here: those of the unit that the portal knows. */
export const kindsOffered = ({ cdocTypes }: Readonly<{ cdocTypes: readonly string[] }>) =>
  COPY_KINDS.filter((kind) => cdocTypes.includes(kind));

/** A standing permission goes to nobody: it has no form and no way. */
export const isPermission = (kind: string) => kind.startsWith('PERM');
