import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { Signer, SignPdf } from '@signpdf/signpdf';
import type {
  Holder,
  Kind,
  MadeUpAuthority,
  SigningCard,
} from '#provider/core/signatures/made-up/authority.ts';
import { signCades } from '#provider/core/signatures/made-up/cades.ts';
import { signXades } from '#provider/core/signatures/made-up/xades.ts';

export const FORMATS = ['PAdES', 'XAdES'] as const;
export type Format = (typeof FORMATS)[number];

/** The changes that are made to a document beside the signing. */
export const SPOILINGS = ['NONE', 'CHANGED', 'UNSIGNED', 'OTHER'] as const;
export type Spoiling = (typeof SPOILINGS)[number];

const ROOM = 8_192;

/** Signs what the library gives it with a card of the made-up authority. */
class CardSigner extends Signer {
  constructor(readonly card: SigningCard) {
    super();
  }

  override sign(content: Buffer): Promise<Buffer> {
    return signCades({ content, card: this.card, isDetached: true });
  }
}

type Wanted = Readonly<{
  authority: MadeUpAuthority;
  content: Uint8Array;
  holder: Holder;
  certificate: Kind;
  format: Format;
  spoil: Spoiling;
  at: Date;
}>;

/** A document as somebody has signed it at the desk, as good or bad as it is wanted (B-36). */
export async function signedAtDesk({ authority, content, holder, certificate, format, spoil, at }: Wanted) {
  if (spoil === 'UNSIGNED') return Buffer.from(content);
  const card = await authority.card({ holder, kind: certificate, now: at });
  const shown = spoil === 'OTHER' ? changed(content) : content;
  const signed =
    format === 'XAdES'
      ? await signXades({ content: shown, card, at })
      : await signedPdf({ content: shown, card, at });
  return spoil === 'CHANGED' ? changed(signed) : signed;
}

function signedPdf({ content, card, at }: { content: Uint8Array; card: SigningCard; at: Date }) {
  const withPlace = plainAddPlaceholder({
    pdfBuffer: Buffer.from(content),
    reason: 'Podpis pacjenta',
    contactInfo: '',
    name: '',
    location: '',
    signingTime: at,
    signatureLength: ROOM,
    subFilter: 'ETSI.CAdES.detached',
    widgetRect: [0, 0, 0, 0],
  });
  return new SignPdf().sign(withPlace, new CardSigner(card), at);
}

/** One byte is another one, where a document's pages are. */
function changed(content: Uint8Array) {
  const bytes = Buffer.from(content);
  const at = Math.floor(bytes.length / 4);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
