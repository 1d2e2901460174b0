import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CalendarLink } from '#app/components/appointments/calendar-link.tsx';
import { Facts, Page, PhoneLink, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { joinView } from './join.server.ts';

/** /telehealth?teleconsultationId: when one can join, and the unit's phone (B-65); no id, or one that is none of the account's, leads to the list. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const view = await joinView(request);
  if (!view) throw redirect('/bookings', 303);
  return view;
}

export default function Join() {
  const { title, booking, text, isOpen } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { service, practitioner, when, until, path, phone } = booking;
  return (
    <Page
      title={<TextNaming name={service}>{title}</TextNaming>}
      back={{ href: path, label: t('bookings:cancel.back') }}
    >
      <p>{text}</p>
      <Facts
        facts={[
          { term: t('telehealth:join.when'), value: `${when}–${until}` },
          { term: t('bookings:facts.practitioner'), value: practitioner },
        ]}
      />
      {isOpen && phone ? (
        <p>
          {t('telehealth:join.phone')} <PhoneLink phone={phone} />
        </p>
      ) : null}
      <CalendarLink booking={booking} />
    </Page>
  );
}
