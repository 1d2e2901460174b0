import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { IncompleteAddress } from '#app/components/whole-pages/incomplete-address.tsx';
import { isReadOnlyAsked, readOnlyPath, readQuestionnaireAddress } from '#app/domain/questionnaires/paths.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { pathOfQuestionnaire } from './of-booking.server.ts';

/** /questionnaire?serviceCode&bookingId&system (B§2): leads to the booking's questionnaire. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { searchParams } = request.url;
  const address = readQuestionnaireAddress(searchParams);
  if (!address) return data({ title: request.t('bookings:confirm.incomplete.title') }, { status: 400 });

  const booking = await bookingOf(request, { system: address.system, id: address.bookingId });
  if (booking.service.code !== address.serviceCode) throw notFound();
  const path = pathOfQuestionnaire(request, booking);
  throw redirect(isReadOnlyAsked(searchParams) ? readOnlyPath(path) : path, 303);
}

export default function QuestionnaireEntry() {
  return <IncompleteAddress {...useLoaderData<typeof loader>()} />;
}
