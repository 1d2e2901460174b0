/** A document as it is given to the service, and where the service leads back to. */
export type ToSign = Readonly<{
  content: Uint8Array;
  successUrl: string;
  errorUrl: string;
  /** The text about the document on its page: nothing of the patient (S-14). */
  info: string;
}>;

/** The service at which patients sign documents, real or made up. All but `origin` throw SigningDown. */
export type SigningService = Readonly<{
  /** True where it is made up: its signatures are those of the made-up authority. */
  isMadeUp: boolean;
  /** Where browsers are led, and nowhere else; null: not yet known. */
  origin: () => string | null;
  /** Gives it a document. Returns where the browser is led, by which the service knows the document, too. */
  add: (document: ToSign) => Promise<string>;
  /** The signed document; null: the service has none under this address, not yet or no more. */
  signed: (address: string) => Promise<Uint8Array | null>;
}>;

/** The service cannot be reached, is too slow, or says what is not understood. The message is for the log. */
export class SigningDown extends Error {
  override name = 'SigningDown';
}

/** It answers, and would lead the patient to another origin than its own. */
export class ForeignSigningAddress extends SigningDown {
  override name = 'ForeignSigningAddress';
}
