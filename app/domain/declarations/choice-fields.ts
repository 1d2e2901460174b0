import { clearedChoice, type Choice } from '#contract/declarations/reading/choices.ts';

export const BLOCKS = ['healthcareProvider', 'practitioner'] as const;
/** The two choices of a declaration, which may differ. */
export type ChoiceBlock = (typeof BLOCKS)[number];

/** The two choices as a declaration has them, field by field. */
type ChoiceFields = Readonly<
  Record<`${ChoiceBlock}ChoiceOrderNumber`, number> &
    Partial<Record<`${ChoiceBlock}ChoiceOrderReasonCode`, number | undefined>> &
    Partial<Record<`${ChoiceBlock}ChoiceOtherReason`, string | undefined>>
>;

type Told = Partial<ChoiceFields>;

/** Returns one of the two choices of a declaration; null where it does not say it, as old ones do. */
export function choiceOf(fields: Told, block: ChoiceBlock): Choice | null {
  const orderNumber = fields[`${block}ChoiceOrderNumber`];
  if (orderNumber === undefined) return null;
  return {
    orderNumber,
    reasonCode: fields[`${block}ChoiceOrderReasonCode`],
    otherReason: fields[`${block}ChoiceOtherReason`],
  };
}

/** Returns the fields of both choices, without what their numbers and reasons have no use for. */
export const fieldsOfChoices = (choices: Readonly<Record<ChoiceBlock, Choice>>): ChoiceFields => ({
  ...oneOf(choices, 'healthcareProvider'),
  ...oneOf(choices, 'practitioner'),
});

function oneOf<Block extends ChoiceBlock>(choices: Readonly<Record<ChoiceBlock, Choice>>, block: Block) {
  const { orderNumber, reasonCode, otherReason } = clearedChoice(choices[block]);
  return {
    [`${block}ChoiceOrderNumber`]: orderNumber,
    ...(reasonCode === undefined ? {} : { [`${block}ChoiceOrderReasonCode`]: reasonCode }),
    ...(otherReason === undefined ? {} : { [`${block}ChoiceOtherReason`]: otherReason }),
  } as Pick<ChoiceFields, `${Block}ChoiceOrderNumber`> & Partial<ChoiceFields>;
}

type Words =
  'declarations:order.1' | 'declarations:order.2' | 'declarations:order.3' | 'declarations:order.4';

/** Returns the words for a number of choice: the last one of a form stands for every later one as well (B-49). */
export const orderText = (orderNumber: number, last: number): Words | 'declarations:order.last' =>
  orderNumber === 3 && last === 3
    ? 'declarations:order.last'
    : (`declarations:order.${orderNumber}` as Words);

type Reason = 1 | 2 | 3 | 4 | 5;

/** Returns the words for a reason. */
export const reasonText = (reasonCode: number) => `declarations:reason.${reasonCode as Reason}` as const;
