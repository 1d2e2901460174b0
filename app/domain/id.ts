/** The longest id that there is (contract/primitives). */
const LONGEST_ID = 80;

/** Tells whether an address can name a record at all: one that cannot is as missing as any other. */
export const isId = (id: string) => id !== '' && id.length <= LONGEST_ID;
