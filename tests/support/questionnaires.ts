import type { ProviderClient } from '#contract/index.ts';
import type { Question, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';

/** The fewest answers that fit the questionnaire of a service: one to each question that needs one. */
export async function fulfillmentFor({
  client,
  serviceCode,
}: {
  client: ProviderClient;
  serviceCode: string;
}): Promise<QuestionnaireFulfillment> {
  const { id, sections } = await client.questionnaires.forBookings({ serviceCode });
  const questions = sections.flatMap((section) => section.questions).filter(({ required }) => required);
  const answers = questions.map((question) => ({
    orderNumber: question.orderNumber,
    format: question.format,
    value: answerTo(question),
  }));
  return { questionnaireId: id, answers };
}

function answerTo({ format, minimum = 0, options }: Question) {
  if (format === 'CHOICE') return options?.[0]?.code ?? '';
  if (format === 'NUMERIC') return String(minimum);
  return format === 'DATE' ? '2026-10-01' : 'Kołatanie serca';
}
