import { taggedPdf } from '#provider/core/printouts/tagged-pdf.ts';
import { createAuthority, type Holder, type Kind } from '#provider/core/signatures/made-up/authority.ts';
import { signedFile, type Format, type Spoiling } from '#provider/core/signatures/made-up/signed-file.ts';

export { FORMATS } from '#provider/core/signatures/made-up/signed-file.ts';

export const SIGNED_AT = new Date('2026-11-26T10:00:00Z');
export const JAN: Holder = { name: 'Jan', lastName: 'Nowak', pesel: '80050512350', birthDate: '1980-05-05' };

/** A document as the provider's printouts are. */
export const aDocument = (value = 'Jan Nowak') =>
  taggedPdf({
    letterhead: 'Klinika',
    title: 'Próba podpisu',
    language: 'pl',
    head: [],
    at: SIGNED_AT,
    facts: [{ term: 'Kto', value }],
  });

export const authority = createAuthority();

type Wanted = Readonly<{
  content: Uint8Array;
  format: Format;
  kind?: Kind;
  spoil?: Spoiling;
  holder?: Holder;
  by?: typeof authority;
  at?: Date;
}>;

/** A document as somebody has signed it. */
export async function signed({ holder = JAN, by = authority, at = SIGNED_AT, ...wanted }: Wanted) {
  const { bytes } = await signedFile({ authority: by, holder, at, ...wanted });
  return bytes;
}
