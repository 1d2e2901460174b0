import { LONGEST_OTHER_REASON } from '#contract/declarations/reading/choices.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { ANNAS, editBy } from '#tests/declarations/scene.ts';

/** Sends the choices of Anna's declaration. */
const edit = (
  name: string,
  typed: Record<string, string>,
  ...errors: readonly [field: string, text: ErrorText][]
): Rule => ({
  form: 'both choices of a declaration',
  name,
  status: 400,
  errors: errors.map(([field, text]) => at(`edit-${field}`, text)),
  kept: Object.fromEntries(Object.entries(typed).filter(([field]) => field.endsWith('Text'))),
  send: async (scene) => (await editBy(scene, 'anna.kowalska', ANNAS, typed)).answer,
});

const TOO_LONG = 'x'.repeat(LONGEST_OTHER_REASON + 1);
const REASON = 'declaration-wizard:choices.reason.required';

/** The faults for which the edit of a declaration is refused. */
export const rules: readonly Rule[] = [
  edit(
    'a third choice without a reason, in both blocks',
    { healthcareProviderNumber: '3', practitionerNumber: '3' },
    ['healthcareProviderReason', REASON],
    ['practitionerReason', REASON],
  ),
  edit('turning 18 is no reason with a midwife', { practitionerNumber: '2', practitionerReason: '3' }, [
    'practitionerReason',
    'declaration-wizard:choices.reason.notOffered',
  ]),
  edit(
    'another cause that is longer than it may be',
    { practitionerNumber: '3', practitionerReason: '4', practitionerText: TOO_LONG },
    [
      'practitionerText',
      withValues('declaration-wizard:choices.text.tooLong', { most: LONGEST_OTHER_REASON }),
    ],
  ),
];
