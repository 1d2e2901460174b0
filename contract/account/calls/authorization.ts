/** A§2, A§5 and A§7 of the specification, decisions AP-09, AP-10, AP-44 and AP-55: who somebody is, proved from home by a signature. */
import { z } from 'zod';
import { FILE_NOT_TAKEN, FILE_REFUSED } from '#contract/bookings/errors.ts';
import { FileName, Upload } from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS, NOT_FOUND } from '#contract/errors.ts';
import { Id, Instant, ProviderText } from '#contract/primitives.ts';
import { FAULTS_IN_WORDS, SignatureFault, Uncovered } from '#contract/signing/faults.ts';

const area = 'account';

/** Why a signature does not prove who the account’s owner is. */
export const SignatureReason = z
  .enum([...SignatureFault.options, 'DOCUMENT_OVER', 'DOCUMENT_REPLACED'])
  .describe(
    `${FAULTS_IN_WORDS}; DOCUMENT_OVER: the document was good for some days, and they are over; DOCUMENT_REPLACED: a later one has come in its place.`,
  );
export type SignatureReason = z.infer<typeof SignatureReason>;

/** VALID: the right person has signed the right document. UNCHECKED: the staff has to look at it. */
export const SignatureOutcome = z
  .enum(['VALID', 'NEGATIVE', 'UNCHECKED'])
  .describe(
    'VALID: the right person has signed the right document; NEGATIVE: not so, for `reason`; UNCHECKED: the staff has to look at it.',
  );
export type SignatureOutcome = z.infer<typeof SignatureOutcome>;

export const VerifiedFile = z
  .object({
    filename: FileName,
    outcome: SignatureOutcome,
    reason: SignatureReason.optional().describe('When it is NEGATIVE.'),
    uncovered: Uncovered.optional(),
    next: z
      .enum(['AUTHORIZED', 'STAFF', 'AGAIN'])
      .describe(
        'What it has led to: the account is AUTHORIZED, the staff decides, or another file is needed.',
      ),
  })
  .meta({ id: 'VerifiedFile', description: 'What became of one signed file.' });
export type VerifiedFile = z.infer<typeof VerifiedFile>;

export const SignedFile = z
  .object({
    id: Id,
    filename: FileName,
    outcome: SignatureOutcome,
    reason: SignatureReason.optional(),
    uncovered: Uncovered.optional(),
    state: z
      .enum(['WAITING', 'REFUSED', 'CONFIRMED'])
      .describe(
        'WAITING for the staff; REFUSED at once or by the staff; CONFIRMED: it made the account AUTHORIZED.',
      ),
    staffReason: ProviderText.optional().describe('Why the staff has refused it.'),
    at: Instant,
  })
  .meta({ id: 'SignedFile', description: 'A signed file that was sent, and how it stands.' });
export type SignedFile = z.infer<typeof SignedFile>;

const AuthorizationDocument = z
  .object({
    reference: z.string(),
    hash: z.string().describe('SHA-256 of the data in it, hexadecimal, as it is printed.'),
    size: z.number().int().min(1).describe('Of the PDF, in bytes.'),
    madeAt: Instant,
    validUntil: Instant,
    replaced: z.enum(['DATA', 'AGE']).optional().describe('Why the one before it counts no more.'),
    person: z.object({
      name: z.string(),
      lastName: z.string(),
      birthDate: z.iso.date(),
      nationalIdentificationNumber: z.string().optional(),
      documentNumber: z.string().optional(),
    }),
  })
  .meta({
    id: 'AuthorizationDocument',
    description: 'AP-09. What the account’s own patient signs or brings to the unit.',
  });

export const Authorization = z
  .object({
    state: z
      .enum(['AUTHORIZED', 'OPEN', 'NO_PATIENT'])
      .describe('NO_PATIENT: the account has no patient of its own who could be confirmed (AP-44).'),
    signing: z
      .enum(['NONE', 'TRIAL', 'ON'])
      .describe(
        'NONE: at the unit alone. TRIAL: by a made-up authority, which a portal in production does not offer.',
      ),
    document: AuthorizationDocument.optional(),
    files: z.array(SignedFile).describe('Newest first, at most 20.'),
  })
  .meta({
    id: 'Authorization',
    description: 'A§2. How the account’s owner can be confirmed, and how that stands.',
  });
export type Authorization = z.infer<typeof Authorization>;

const document = {
  reference: 'PA-7KD2-M94X',
  hash: '3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea',
  size: 15_360,
  madeAt: '2026-10-20T06:00:00.000Z',
  validUntil: '2026-11-19T06:00:00.000Z',
  person: {
    name: 'Piotr',
    lastName: 'Zieliński',
    birthDate: '1991-06-29',
    nationalIdentificationNumber: '91062912356',
  },
};

const NO_DOCUMENT =
  'The id is not that of the session’s account, the account is AUTHORIZED already, or it has no patient of its own: the same answer for all.';

export const accountAuthorization = {
  authorization: call({
    area,
    method: 'GET',
    path: '/portal/api/account/authorization',
    record: 'read',
    summary: 'How the account’s owner can be confirmed, and how that stands',
    description:
      'For an account that is not AUTHORIZED and has a patient of its own it names the document that authorizationDocument gives, and makes it where there is none that counts: the same one for 30 days and while the patient’s data are unchanged (AP-55).',
    example: { output: { state: 'OPEN', signing: 'ON', document, files: [] } },
  }).output(Authorization),

  authorizationDocument: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/authorize/{id}',
    record: 'read',
    inAudit: 'account.authorization',
    summary: 'The document that the account’s owner signs',
    description:
      'A tagged PDF in Polish, the language of those who confirm (S-44), with a reference and a hash of its data. `id` is that of the session’s account (AP-10). The same bytes for 30 days and while the patient’s data are unchanged; after that another document, and the former counts no more (AP-55).',
    refusals: { NOT_FOUND: NO_DOCUMENT },
    example: { input: { id: 'account-2003' } },
  })
    .input(z.object({ id: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),

  verifySignature: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/signatures/verify',
    record: 'write',
    summary: 'Looks at a signed file, and confirms the account’s owner by it',
    description:
      'multipart/form-data with one file: PAdES, XAdES, CAdES or ASiC-E of the document of authorize/{id} (AP-09). VALID: the signer’s PESEL is that of the account’s own patient, or names and birth date are where the certificate has none; the latter always goes to the staff. With confIdentQualifiedCert on the former makes the account AUTHORIZED at once, otherwise the staff decides. UNCHECKED goes to the staff, too: whether the certificate was revoked cannot be known. The same file sent twice is one case; once the account is AUTHORIZED a file is looked at and not kept. A file that is NEGATIVE is no error: the answer is 200.',
    refusals: {
      FILE_REFUSED: FILE_NOT_TAKEN,
      CLOSED: 'The account has no patient of its own, or no signatures are taken here.',
      ...LIMIT_REFUSALS,
    },
    example: {
      input: {
        filename: 'dokument.pdf',
        file: new File(['%PDF-1.7'], 'dokument.pdf', { type: 'application/pdf' }),
      },
      output: { filename: 'dokument.pdf', outcome: 'VALID', next: 'AUTHORIZED' },
    },
    otherAnswers: {
      notSigned: { filename: 'dokument.pdf', outcome: 'NEGATIVE', reason: 'NO_SIGNATURE', next: 'AGAIN' },
    },
  })
    .input(z.object({ filename: FileName, file: Upload }))
    .output(VerifiedFile)
    .errors({ FILE_REFUSED, CLOSED: { status: 409 }, ...LIMIT_ERRORS }),
};
