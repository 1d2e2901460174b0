import { taggedPdf } from '#provider/core/printouts/tagged-pdf.ts';
import { createAuthority, type Holder, type Kind } from '#provider/core/signatures/made-up/authority.ts';
import { signCades } from '#provider/core/signatures/made-up/cades.ts';
import { signPades } from '#provider/core/signatures/made-up/pades.ts';
import { signAsice, signXades } from '#provider/core/signatures/made-up/xades.ts';

export const SIGNED_AT = new Date('2026-11-26T10:00:00Z');
export const JAN: Holder = {
  ...{ name: 'Jan', lastName: 'Nowak', pesel: '80050512350', birthDate: '1980-05-05' },
};

/** A document as the provider's printouts are. */
export const aDocument = (value = 'Jan Nowak') =>
  taggedPdf({
    ...{ title: 'Próba podpisu', language: 'pl', head: ['Klinika'], at: SIGNED_AT },
    facts: [{ term: 'Kto', value }],
  });

export const FORMATS = ['PAdES', 'XAdES', 'CAdES', 'ASiC-E'] as const;
export type Format = (typeof FORMATS)[number];

export const authority = createAuthority();

/** A document as somebody has signed it. */
export async function signed({
  content,
  format,
  kind = 'GOOD',
  holder = JAN,
  by = authority,
  at = SIGNED_AT,
}: {
  content: Uint8Array;
  format: Format;
  kind?: Kind;
  holder?: Holder;
  by?: typeof authority;
  at?: Date;
}): Promise<Buffer> {
  const card = await by.card({ holder, kind, now: at });
  if (format === 'PAdES') return signPades({ content, card });
  if (format === 'CAdES') return signCades({ content, card });
  if (format === 'XAdES') return signXades({ content, card, at });
  return signAsice({ content, card, at, name: 'dokument.pdf' });
}
