import { data } from '@remix-run/node';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import { datesPage } from './page.server.ts';
import type { TimesRequest } from './request.ts';
import { askedOf, faultyDay, timesOf } from './search.server.ts';

/** The content of the step for its address, and 400 for a day that is none. */
export async function datesOf(
  request: TimesRequest,
  around: { frame: StepFrame; carried: Record<string, string> },
) {
  const { typed, fault, ...asked } = askedOf(request);
  const page = {
    ...datesPage(request, { ...around, asked, times: await timesOf(request, asked) }),
    submission: fault && faultyDay(typed, fault),
  };
  return data(page, { status: fault ? 400 : 200 });
}
