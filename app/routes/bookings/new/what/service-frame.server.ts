import type { StepFrame } from '#app/components/bookings/step-page.tsx';
import type { ProviderText } from '#app/domain/text.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { patientChosen, stagesFor } from '#app/routes/bookings/new/draft/chosen.server.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';

/**
 * What stands around the choice of a service, which guests make too; once a service is named, around that of its place.
 * `path`: all services.
 */
export function serviceFrame({
  request,
  draftRequest,
  path,
  service,
}: {
  request: PortalRequest;
  draftRequest: DraftRequest | null;
  path: string;
  service: ProviderText | undefined;
}): StepFrame {
  const { t } = request;
  const stages = stagesFor(request, 0);
  if (!service) return draftRequest ? stepFrame(draftRequest) : { back: null, stages, chosen: [] };
  return {
    back: { href: path, label: t('booking-wizard:services.all') },
    stages,
    chosen: [
      ...(draftRequest ? patientChosen(draftRequest) : []),
      {
        icon: 'first-aid-kit',
        term: t('booking-wizard:choices.service'),
        value: service,
        isOfProvider: true,
        change: { href: path, label: t('booking-wizard:summary.changeService') },
      },
    ],
  };
}
