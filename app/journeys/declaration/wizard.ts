import type { DeclarationType } from '#contract/declarations/schemas.ts';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import type { Wizard } from '#app/journeys/wizard.ts';
import { DeclarationAnswers, SavedDraft } from './draft.ts';
import { declarationJourney } from './journey.ts';

const STAGES = [
  'declaration-wizard:stages.who',
  'declaration-wizard:stages.choice',
  'declaration-wizard:stages.summary',
] as const;
const STAGE_OF = { patients: 0, staff: 0, replace: 1, choices: 1, summary: 2 } as const;

/** The names that the address of the entry may have: for whom, and the booking that waits for it. */
const NAMED = ['patientId', 'booking', 'service'] as const;

/** B§2, /newdeclaration/:type. A draft belongs to one kind: under another one it is none. */
const wizardOf = (kind: DeclarationType): Wizard<DeclarationAnswers> => ({
  name: `declaration-${kind}`,
  journey: declarationJourney(kind),
  schema: DeclarationAnswers,
  review: 'summary',
  stages: { names: STAGES, of: (step) => STAGE_OF[step] },
  startPath: (query) => newDeclarationPath(kind, startIn(query)),
  listPath: newDeclarationPath(kind),
  discardPath: `${newDeclarationPath(kind)}/discard`,
  donePath: (_, stored) => {
    const saved = SavedDraft.safeParse(stored);
    return saved.success ? resultPath(kind, saved.data) : null;
  },
  names: { staff: 'declaration-wizard:facts.practitioner', choices: 'declaration-wizard:choices.title' },
  oldestGone: 'declaration-wizard:oldestGone',
});

export const declarationWizards: Readonly<Record<DeclarationType, Wizard<DeclarationAnswers>>> = {
  GP: wizardOf('GP'),
  NURSE: wizardOf('NURSE'),
  MIDWIFE: wizardOf('MIDWIFE'),
};

/** Returns of a query what the wizard may be entered with. */
export const startIn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    NAMED.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** Returns the address of the page that says what was saved, with the way back to the booking that has waited for it. */
function resultPath(kind: DeclarationType, { savedAs, booking }: SavedDraft) {
  const query = booking
    ? { booking: booking.draft, ...(booking.service ? { service: booking.service } : {}) }
    : {};
  const text = new URLSearchParams(query).toString();
  const path = `${newDeclarationPath(kind)}/result/${encodeURIComponent(savedAs)}`;
  return text === '' ? path : `${path}?${text}`;
}
