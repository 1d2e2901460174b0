import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CodePage } from '#app/components/account/code-page.tsx';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { requireHold } from '#app/routes/bookings/new/when/choosing.server.ts';
import { requireMoved, send } from '#app/routes/bookings/new/when/move.server.ts';
import { finishBooked } from '#app/services/appointments/booked.server.ts';
import { bookWithCode, codePage } from '#app/services/appointments/code.server.ts';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { backToReview } from '#app/services/wizard/steps.server.ts';
import { codeAsked } from './code.server.ts';

/** Ours: a page instead of the specification's modal. The booking is sent only after the code is accepted (B§4). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const hold = await requireHold(request);
  return {
    ...(await codePage(request, codeAsked(request))),
    held: {
      hold,
      extendPath: `/newbooking/hold?draft=${request.draft.id}&return=code`,
      noExtension: 'booking-wizard:summary.noExtension' as const,
    },
    stages: stepFrame(request).stages,
    back: backToReview(bookingWizard, request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const book = async () => {
    const sent = await send(request, await requireMoved(request));
    if (!('booking' in sent)) return sent;
    const further = ['booking-wizard:code.confirmed'] as const;
    return finishBooked(bookingWizard, request, { ...sent.booking, further });
  };
  return bookWithCode(request, codeAsked(request), { schema: CodeForm, book });
}

export default function Code() {
  return <CodePage {...useLoaderData<typeof loader>()} submit="booking-wizard:code.submit" />;
}
