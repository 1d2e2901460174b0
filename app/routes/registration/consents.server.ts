import { LEGAL_KINDS, documentFor, type LegalPath } from '#app/domain/legal-documents.ts';
import type { GivenConsents } from '#app/journeys/registration/draft.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { legalDocuments } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { checkSum, sumOf } from '#app/services/registration/sum.server.ts';
import { consentsForm } from './consents.form.server.ts';
import { answer, pageOf, type DraftRequest } from './draft.server.ts';
import { textsOf, type ConsentKind, type Texts } from './texts.server.ts';

/** The boxes, none of them ticked by itself, and the sum. */
export async function consentsPage(request: DraftRequest) {
  const { consents, facts } = request.draft.answers;
  const { consents: of } = facts.asked;
  const texts = await textsOf(request);
  const isTicked = (kind: ConsentKind) =>
    consents?.of === of && consents.given.some((one) => one.kind === kind) ? 'on' : undefined;
  return {
    ...pageOf(request, 'registration:title.consents'),
    of,
    texts: {
      patient: texts.patient?.text ?? null,
      register: texts.register && { text: texts.register.text, language: texts.register.language },
      marketing: texts.marketing.text,
    },
    link: texts.link,
    documents: await documentLinks(request),
    hasChanged: consents !== undefined && consents.of !== of,
    sum: sumOf(request),
    stored: {
      patient: isTicked('PATIENT'),
      register: isTicked('REGISTER'),
      marketing: isTicked('MARKETING'),
    },
  };
}

/** C-22: terms of use, privacy policy and regulations, as far as the unit has them. */
async function documentLinks(request: DraftRequest) {
  const { language, t } = request;
  const found = await orOutage(legalDocuments(request));
  if (!found.ok) return [];
  const paths = (Object.keys(LEGAL_KINDS) as LegalPath[]).filter(
    (path) => documentFor({ documents: found.data, path, language }) !== undefined,
  );
  return paths.map((path) => ({ href: `/legal/${path}`, label: t(`legal:${path}`) }));
}

/** The boxes that were ticked, with what was read. */
function givenOf(texts: Texts, ticked: { [Kind in 'patient' | 'register' | 'marketing']?: unknown }) {
  const boxes = [
    { kind: 'PATIENT', text: texts.patient, isTicked: ticked.patient === 'on' },
    { kind: 'REGISTER', text: texts.register, isTicked: ticked.register === 'on' },
    { kind: 'MARKETING', text: texts.marketing, isTicked: ticked.marketing === 'on' },
  ] as const;
  return boxes.flatMap(({ kind, text, isTicked }) =>
    text && isTicked ? [{ kind, hash: text.hash, language: text.language }] : [],
  );
}

/** Reads boxes and sum; a right sum is solved whatever the boxes say. */
export async function takeConsents(request: DraftRequest) {
  const form = await request.form();
  const texts = await textsOf(request);
  const { consents: of } = request.draft.answers.facts.asked;
  const submission = parseWithZod(form, { schema: consentsForm({ texts, of }) });
  const fault = await checkSum(request, form);
  if (submission.status !== 'success' || fault) {
    // A wrong sum counts as a guess; what is missing does not.
    const status = fault === 'registration:sum.wrong' ? 422 : 400;
    return refused(submission, fault ? { sum: [fault] } : {}, { status });
  }
  const value: GivenConsents = {
    of,
    language: request.language,
    version: texts.version,
    given: givenOf(texts, submission.value),
  };
  const done = await answer(request, { step: 'consents', value });
  return done instanceof Response ? done : refused(submission, done);
}
