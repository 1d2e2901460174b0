import type { Ambiguity, Reason } from '#provider/core/signatures/verdict.ts';

/** Whose signature is genuine; nobody else may come out of a file. */
export const EWA = { name: 'Ewa', lastName: 'Lis', pesel: '90020200001', birthDate: '1990-02-02' };

/** A change of a genuine file, or a file signed wrongly at once, and why it is refused. */
export type Wrapped = Readonly<{
  name: string;
  bytes: () => Promise<Buffer>;
  reason: Reason;
  why?: Ambiguity;
}>;

/** A file that is right, or in which what was added is not read: who has signed it. */
export type Genuine = Readonly<{ name: string; bytes: () => Promise<Buffer>; pesel?: string }>;

/** A text with one part of it written otherwise. @throws when it has no such part, so that no row can go without its change */
export function replaced(text: string, part: string | RegExp, by: string): string {
  const is = text.replace(part, () => by);
  if (is === text) throw new Error(`nothing to replace: ${String(part)}`);
  return is;
}
