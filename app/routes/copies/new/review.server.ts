import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import { copyDescription } from '#app/domain/copies/description.ts';
import { fullName, groupPesel } from '#app/domain/patients/patients.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { copyKind, copyJourney, type CopyStep } from '#app/journeys/copy/journey.ts';
import { screensOf } from '#app/journeys/engine.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { copiesSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { nameIn, patientOf } from '#app/services/wizard/person.server.ts';
import { changeOf, discardPath, stepFrame, type DraftRequest } from './draft.server.ts';

/** The generated description of what was answered (B-26). */
export function descriptionOf({ draft: { answers } }: DraftRequest) {
  const kind = copyKind(answers);
  if (!kind) throw notFound();
  return copyDescription({ kind, documents: answers.documents?.chosen, scope: answers.scope });
}

/** All that was answered, with the way to change each; the description as the unit reads it; what is known of the price. */
export async function reviewPage(request: DraftRequest) {
  const { draft, t, language } = request;
  const settings = await orOutage(copiesSettings(request));
  return {
    frame: stepFrame(request),
    title: t('copy-wizard:review.title'),
    discardHref: discardPath(draft.id),
    price: (settings.ok && settings.data.priceText?.[language]) || t('copy-wizard:review.priceLater'),
    description: providerText(descriptionOf(request)),
    rows: rowsOf(request),
  };
}

/** A row a step that was asked, in their order. */
function rowsOf(request: DraftRequest): SummaryRow[] {
  const { answers } = request.draft;
  const asked = screensOf({ journey: copyJourney, answers });
  const first = asked.includes('patients') ? [] : [whose(request)];
  return [...first, ...asked.flatMap((step) => rowOf(request, step))];
}

const whose = (request: DraftRequest): SummaryRow => ({
  term: request.t('copies:facts.patient'),
  value: nameIn(request, patientOf(request)),
});

function rowOf(request: DraftRequest, step: CopyStep): SummaryRow[] {
  if (step === 'review') return [];
  const change = changeOf(request, step, request.t(`copy-wizard:change.${step}`));
  const said = SAID[step](request);
  return said ? [{ ...said, ...change }] : [];
}

type Said = Readonly<{ term: string; value: string }> | ReturnType<typeof byProvider> | null;
const byProvider = (term: string, value: string) => ({
  term,
  value: providerText(value),
  isOfProvider: true as const,
});

/** Answers in words, by step; null of one without an answer. */
const SAID: Readonly<Record<Exclude<CopyStep, 'review'>, (request: DraftRequest) => Said>> = {
  patients: whose,
  kind: ({ t, draft }) => {
    const kind = copyKind(draft.answers);
    return kind ? { term: t('copies:facts.kind'), value: t(`copies:kind.${kind}`) } : null;
  },
  subject: ({ t, draft: { answers } }) =>
    answers.subject
      ? { term: t('copy-wizard:subject.label'), value: t(`copy-wizard:subject.${answers.subject.by}`) }
      : null,
  documents: ({ t, language, draft: { answers } }) => {
    const chosen = answers.documents?.chosen ?? [];
    const { formatDate } = textIn(language);
    const words = chosen.map(({ title, day }) => `${plainText(title)}, ${formatDate(day)}`);
    return byProvider(t('copies:facts.documents'), words.join('; '));
  },
  scope: ({ t, language, draft: { answers } }) => {
    const { scope } = answers;
    if (!scope) return null;
    const { formatDate } = textIn(language);
    const days = t('copies:facts.days', { from: formatDate(scope.from), to: formatDate(scope.to) });
    return scope.department
      ? byProvider(t('copies:facts.scope'), `${plainText(scope.department.name)}, ${days}`)
      : { term: t('copies:facts.scope'), value: `${t('copies:facts.allUnits')}, ${days}` };
  },
  format: ({ t, draft: { answers } }) =>
    answers.format
      ? { term: t('copies:facts.format'), value: t(`copies:format.${answers.format.format}`) }
      : null,
  way: ({ t, draft: { answers } }) =>
    answers.way ? { term: t('copies:facts.mode'), value: t(`copies:mode.${answers.way.mode}`) } : null,
  person: ({ t, draft: { answers } }) => {
    const { person } = answers;
    if (!person) return null;
    const known = person.pesel === undefined ? person.documentNumber : groupPesel(person.pesel);
    return { term: t('copies:facts.person'), value: [fullName(person), known].filter(Boolean).join(', ') };
  },
};
