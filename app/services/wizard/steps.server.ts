import { redirect } from '@remix-run/node';
import type { ShellNotice } from '#app/components/page/index.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import {
  back,
  brokenRules,
  firstUnanswered,
  isReachable,
  next,
  type Answered,
  type StepOf,
} from '#app/journeys/engine.ts';
import { changePathOf, stepPathOf, type Draft, type Wizard } from '#app/journeys/wizard.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { isChange, storeAnswer, type Changes } from './drafts.server.ts';
import type { FramedStep } from './guard.server.ts';
import type { DraftOwner } from './keeping.server.ts';

/** The draft after an answer, and all on which the way onwards depends. */
export type Outcome<Answers extends Answered, Its extends Draft<Answers> = Draft<Answers>> = {
  draft: Its;
  cleared: readonly StepOf<Answers>[];
  /** Why an answer that was there is not any more. */
  refusal?: TextKey | undefined;
  /** Where what stands in its way can be mended. */
  way?: { href: string; words: TextKey } | undefined;
  /** The names that the address of the next step has besides. */
  query?: Record<string, string>;
};

/**
 * 303 onwards: the next step; after a first answer past the steps that are answered already; back to the review when that is
 * where the patient came from. What has fallen or was refused is told there.
 */
export async function leadOnwards<Answers extends Answered>(
  wizard: Wizard<Answers>,
  request: FramedStep<Answers>,
  { draft: { id, answers }, cleared, refusal, way, query = {} }: Outcome<Answers>,
) {
  const { journey } = wizard;
  const { step: given, draft: before } = request;
  const broke = brokenRules({ journey, answers: before.answers, step: given });
  const wasOpen = before.answers[given] === undefined || broke.length > 0;
  const following =
    wasOpen || isChange(wizard, request.url) ? undefined : next({ journey, answers, step: given });
  const isOpen = following && isReachable({ journey, answers, step: following });
  const step = isOpen ? following : firstUnanswered({ journey, answers });
  const to = stepPathOf(wizard, { id, step, query });
  if (refusal) {
    const next = way ? { next: { way } } : {};
    return redirectWithNotice(request, to, { key: refusal, kind: 'error', ...next });
  }
  if (cleared.length === 0) return redirect(to, 303);
  const what = cleared.flatMap((one) => wizard.names?.[one] ?? []).map((name) => request.t(name));
  return redirectWithNotice(request, to, { ...clearedNotice(what), kind: 'notice' });
}

/** Why the answer of this step contradicts another, for as long as it does, and the way to that one; nothing where a form comes back. */
export function contradictionOf<Answers extends Answered>(
  wizard: Wizard<Answers>,
  { t, isPost, step, draft: { id, answers } }: FramedStep<Answers>,
): ShellNotice[] {
  const [broken] = isPost ? [] : brokenRules({ journey: wizard.journey, answers, step });
  if (!broken) return [];
  const { step: other, words } = broken.mend;
  const way = { href: changePathOf(wizard, { id, step: other }), words: t(words) };
  return [{ kind: 'error', text: t(broken.text), way }];
}

/** Stores an answer and leads on. */
export const answerStep = async <Answers extends Answered, Step extends StepOf<Answers>>(
  wizard: Wizard<Answers>,
  request: DraftOwner & FramedStep<Answers>,
  changes: Changes<Answers, Step>,
) => leadOnwards(wizard, request, await storeAnswer(wizard, request, { ...changes, draft: request.draft }));

const clearedNotice = (what: readonly string[]) =>
  what.length > 0
    ? { key: 'wizard:clearedWhat' as const, values: { what: what.join(', ') } }
    : { key: 'wizard:cleared' as const };

/** Returns the stages of the wizard, for Page; without answers all of them. */
export function stagesOf<Answers extends Answered>(
  { stages: { names, isLeftOut } }: Wizard<Answers>,
  { t }: Pick<PortalRequest, 't'>,
  { current, answers }: { current: number; answers?: Answers },
) {
  const shown = names
    .map((name, stage) => ({ name, stage }))
    .filter(({ stage }) => !answers || !isLeftOut?.(answers, stage));
  return {
    names: shown.map(({ name }) => t(name)),
    current: shown.findIndex(({ stage }) => stage === current),
  };
}

type Around = {
  /** Where the first step leads back to. */
  wayOut: NonNullable<StepFrame['back']>;
  chosen: StepFrame['chosen'];
};

/** Returns what stands around each step: the way back, the stages, and the choices made so far. */
export function frameOfStep<Answers extends Answered>(
  wizard: Wizard<Answers>,
  request: FramedStep<Answers>,
  { wayOut, chosen }: Around,
): StepFrame {
  const { draft, step, url, t } = request;
  const before = back({ journey: wizard.journey, answers: draft.answers, step });
  const wayBack = before
    ? { href: stepPathOf(wizard, { id: draft.id, step: before }), label: t('wizard:back') }
    : wayOut;
  return {
    back: isChange(wizard, url) ? backToReview(wizard, request) : wayBack,
    stages: stagesOf(wizard, request, { current: wizard.stages.of(step), answers: draft.answers }),
    chosen,
  };
}

/** Returns the way back to the review, from a step and from what belongs to the review. */
export const backToReview = <Answers extends Answered>(
  wizard: Wizard<Answers>,
  { draft, t }: Pick<FramedStep<Answers>, 'draft' | 't'>,
) => ({ href: stepPathOf(wizard, { id: draft.id, step: wizard.review }), label: t('wizard:backToReview') });
