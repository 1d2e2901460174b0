import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usePageForm } from '#app/components/form/index.ts';
import { Facts, Page, TextNaming, Time } from '#app/components/page/index.ts';
import { QuestionnaireForm } from '#app/components/questionnaires/questionnaire-form.tsx';
import { useText } from '#app/components/text.tsx';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { typedFrom } from '#app/domain/questionnaires/answers.ts';
import { isReadOnlyAsked } from '#app/domain/questionnaires/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { namedBookingView } from '#app/routes/bookings/booking-view.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { requireQuestionnaire, saveAnswers } from './of-booking.server.ts';
import { questionnaireForm, type QuestionnaireForm as Form } from './questionnaire.form.server.ts';

/** /bookings/questionnaire/{systemRoot}/{accountId}/{bookingId} (B§2): to fill in, to change, or to read. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const found = await requireQuestionnaire(request, args.params);
  const { questionnaire, fulfillment } = found;
  const { service, day, when, patient, path } = await namedBookingView({ booking: found.booking, request });
  const answers = fulfillment?.answers ?? [];
  return {
    title: request.t('questionnaires:booking.title', { service: plainText(service), day }),
    service,
    when,
    patient,
    path,
    questionnaire,
    answers,
    typed: typedFrom({ questionnaire, answers }),
    filledAt: fulfillment?.filledAt ?? null,
    isEditable: found.isEditable && !isReadOnlyAsked(request.url.searchParams),
    isLocked: !found.isEditable,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { booking, questionnaire } = await requireQuestionnaire(request, args.params);
  const schema = questionnaireForm({ questionnaire, language: request.language, today: today(request.now) });
  const submission = parseWithZod(await request.form(), { schema });
  if (submission.status !== 'success') return invalid(submission);

  const refusal = await saveAnswers(request, { booking, answers: submission.value });
  if (refusal) return refused(submission, { '': [refusal] });
  return redirectWithNotice(request, bookingPath(booking), 'questionnaires:saved');
}

export default function BookingQuestionnairePage() {
  const booking = useLoaderData<typeof loader>();
  const { title, service, path, questionnaire, answers, typed, filledAt, isEditable } = booking;
  const [form, fields] = usePageForm<Form>({ id: 'questionnaire', defaultValue: typed });
  const { t } = useText();
  /** True where the form is shown: the typed answers are, even when they can no longer be saved. */
  const isForm = isEditable || form.errors.length > 0;

  return (
    <Page
      title={<TextNaming name={service}>{title}</TextNaming>}
      form={form}
      hasPageForm={isForm}
      back={{ href: path, label: t('questionnaires:booking.back') }}
    >
      <Facts
        facts={[
          { term: t('bookings:facts.patient'), value: booking.patient },
          { term: t('bookings:facts.when'), value: booking.when },
          ...(filledAt
            ? [{ term: t('questionnaires:facts.filledOn'), value: <Time at={filledAt} withTime /> }]
            : []),
        ]}
      />
      {isForm ? <p>{t('questionnaires:booking.why')}</p> : null}
      {booking.isLocked ? <p>{t('questionnaires:readOnly')}</p> : null}
      <QuestionnaireForm
        form={form}
        fields={fields}
        questionnaire={questionnaire}
        answers={answers}
        isForm={isForm}
        isFilled={filledAt !== null}
      />
    </Page>
  );
}
