/** The work of one hash: N is 2^ln. */
export type PasswordCost = Readonly<{ ln: number; r: number; p: number }>;
