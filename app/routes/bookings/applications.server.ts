import type { ApplicationsOfArea } from '#app/components/applications/application-list.tsx';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** Prescriptions are asked for with a booking, among which they stand afterwards (B§3). */
export const applicationsOf = ({ t }: AccountRequest): ApplicationsOfArea => ({
  kinds: [
    {
      id: 'prescription',
      title: t('applications:kinds.prescription.title'),
      needs: t('applications:kinds.prescription.needs'),
      ways: [
        { href: '/newbooking', label: t('applications:kinds.prescription.way') },
        { href: '/bookings', label: t('applications:kinds.prescription.mine') },
      ],
    },
  ],
  mine: () => Promise.resolve([]),
});
