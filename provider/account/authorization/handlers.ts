import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { os, type CallContext } from '#provider/core/context.ts';
import { scanRefusal } from '#provider/core/files/checked-file.ts';
import { spend } from '#provider/core/limits/spend.ts';
import { namesIn } from '#provider/core/signatures/uncovered.ts';
import { present } from '#provider/core/wire.ts';
import { currentDocument, hashOfOwner, ownPatient, type Owner } from './documents.ts';
import { keepFile } from './kept-file.ts';
import { bestOf, endOfDocument, whyOver } from './rules.ts';
import type { AuthorizationDocumentRow, SignedFileRow } from './rows.ts';

const authorization = os.account.authorization.handler(async ({ context }) => {
  const account = await context.account();
  const { signing } = context.signatures;
  const files = (await context.store.authorizations.files(account.id)).map(fileView);
  const patient = await ownPatient(context);
  if (!patient) return { state: 'NO_PATIENT' as const, signing, files };
  if (account.type === 'AUTHORIZED') return { state: 'AUTHORIZED' as const, signing, files };
  await context.access.patient({ patientId: patient.id, action: 'account.authorization' });
  const { document, replaced } = await currentDocument(context, { account, patient });
  return {
    ...{ state: 'OPEN' as const, signing, files },
    document: {
      ...documentView(document),
      ...present({ replaced }),
      person: personView({ account, patient }),
    },
  };
});

const documentView = ({ id, data_hash: hash, made_at: madeAt, content }: AuthorizationDocumentRow) => ({
  ...{ reference: id, hash, size: content.length },
  madeAt: new Date(madeAt).toISOString(),
  validUntil: new Date(endOfDocument(madeAt)).toISOString(),
});

const personView = ({ patient }: Owner) => ({
  ...{ name: patient.name, lastName: patient.last_name, birthDate: patient.birth_date },
  ...present({ nationalIdentificationNumber: patient.national_id, documentNumber: patient.document_number }),
});

type ListedFile = Omit<SignedFileRow, 'content'>;

const fileView = ({ id, filename, outcome, state, at, ...row }: ListedFile) => ({
  ...{ id, filename, outcome, state },
  ...present({
    ...{ reason: row.reason, staffReason: row.staff_reason },
    uncovered: namesIn(row.uncovered),
  }),
  at: new Date(at).toISOString(),
});

const isAuthorized = os.account.isAuthorized.handler(async ({ context }) => {
  const { id, type, sentinel } = await context.account();
  if (sentinel === 'PARTS') await context.outages.strike();
  if (type === 'AUTHORIZED') return { value: true };
  const files = await context.store.authorizations.files(id);
  const last = files.find(({ state }) => state === 'WAITING') ?? files[0];
  return { value: false, ...(last && { lastFile: fileView(last) }) };
});

const authorizationDocument = os.account.authorizationDocument.handler(async ({ input, context }) => {
  const account = await context.account();
  const patient = account.type === 'AUTHORIZED' ? undefined : await ownPatient(context);
  if (input.id !== account.id || !patient) throw new ORPCError('NOT_FOUND', { status: 404 });
  await context.access.patient({ patientId: patient.id, action: 'account.authorization' });
  const { document } = await currentDocument(context, { account, patient });
  const content = new Uint8Array(document.content);
  return new File([content], `${document.id}.pdf`, { type: 'application/pdf' });
});

const verifySignature = os.account.verifySignature.handler(async ({ input, context, errors }) => {
  const account = await context.account();
  const patient = await ownPatient(context);
  if (!patient || context.signatures.signing === 'NONE') throw errors.CLOSED();

  const bytes = await sentBytes({ file: input.file, context, errors });
  await context.store.transaction((store) =>
    spend({ store, context, errors, accountId: account.id, what: 'FILES', amount: bytes.length }),
  );
  const owner = { account, patient };
  const judged = await judgedFile({ bytes, owner, context });
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const { filename } = input;
  return keepFile({ context, owner, judged, file: { filename, fileHash, bytes } });
});

type Refused = {
  FILE_REFUSED: (error: { data: { reason: 'EMPTY' | 'TOO_LARGE' | 'INFECTED' | 'UNSCANNED' } }) => Error;
};

/** The bytes of a file that may be looked at. @throws FILE_REFUSED */
async function sentBytes({ file, context, errors }: { file: File; context: CallContext; errors: Refused }) {
  const { maxFileSize } = await context.store.settings.fileUploadParams();
  if (file.size === 0) throw errors.FILE_REFUSED({ data: { reason: 'EMPTY' } });
  if (file.size > maxFileSize) throw errors.FILE_REFUSED({ data: { reason: 'TOO_LARGE' } });
  const bytes = Buffer.from(await file.arrayBuffer());
  const reason = await scanRefusal({ bytes, context });
  if (reason === 'INFECTED' || reason === 'UNSCANNED') throw errors.FILE_REFUSED({ data: { reason } });
  return bytes;
}

/** The judgement on the file, by the account's own documents alone: another's is as one that nobody knows. */
async function judgedFile({ bytes, owner, context }: { bytes: Buffer; owner: Owner; context: CallContext }) {
  const at = context.clock.now();
  const hash = hashOfOwner(owner);
  const documents = await context.store.authorizations.documents(owner.account.id);
  const verdicts = await context.signatures.verify({
    ...{ bytes, at },
    documents: documents.map(({ id, content }) => ({ id, content: new Uint8Array(content) })),
  });
  const overOf = (documentId: string) => {
    const document = documents.find(({ id }) => id === documentId);
    return document ? whyOver({ document, hash, now: at.getTime() }) : ('DATA' as const);
  };
  return bestOf({ verdicts, person: owner.patient, overOf });
}

export const accountAuthorization = { authorization, isAuthorized, authorizationDocument, verifySignature };
