import { Icon, MapLink, Panel, PhoneLink, ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Meeting } from '#contract/bookings/reading/place.ts';
import type { ProviderText as Words } from '#app/domain/text.ts';

type WhatNextProps = Readonly<{
  booking: Readonly<{
    path: string;
    meeting: Meeting | null;
    preparation?: Words | undefined;
    moveRefusal?: string | undefined;
    cancelRefusal?: string | undefined;
  }>;
}>;

/** The things to do until the visit, by its kind. */
export function WhatNext({ booking: { path, meeting, preparation, ...booking } }: WhatNextProps) {
  const { t } = useText();
  const kind = meeting ?? 'UNIT';
  const way = booking.moveRefusal ? 'cancel' : 'change';
  return (
    <Section title={t('booking-wizard:result.nextTitle')}>
      <ol className="card to-do">
        <li>
          <Icon name="clock" />
          <div>
            <b>{t(`booking-wizard:result.next.${kind}`)}</b>
            <p>{t(`booking-wizard:summary.prepare.${kind}`)}</p>
          </div>
        </li>
        {preparation ? (
          <li>
            <Icon name="clipboard-list" />
            <div>
              <b>{t('bookings:facts.preparation')}</b>
              <p>
                <ProviderText text={preparation} />
              </p>
            </div>
          </li>
        ) : null}
        {booking.cancelRefusal ? null : (
          <li>
            <Icon name="calendar-event" />
            <div>
              <b>{t('booking-wizard:result.next.cannot')}</b>
              <p>{t('booking-wizard:result.next.free')}</p>
              <p>
                <a href={path}>{t(`booking-wizard:result.next.${way}`)}</a>
              </p>
            </div>
          </li>
        )}
      </ol>
    </Section>
  );
}

type DirectionsPanelProps = Readonly<{
  unit: Words;
  /** Null: nobody has to come. */
  address: string | null;
  /** The unit's own text about itself: how to get in. */
  about?: Words | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}>;

/** The way to the unit, and how to reach it. */
export function DirectionsPanel({ unit, address, about, phone, email }: DirectionsPanelProps) {
  const { t } = useText();
  return (
    <Panel title={t(address === null ? 'bookings:facts.contact' : 'booking-wizard:result.directions')}>
      <p>
        <ProviderText text={unit} />
        {address ? ', ' : null}
        {address ? <MapLink address={address} /> : null}
      </p>
      {about ? (
        <p>
          <ProviderText text={about} />
        </p>
      ) : null}
      <ul className="contact">
        {phone ? (
          <li>
            <Icon name="phone" /> <PhoneLink phone={phone} />
          </li>
        ) : null}
        {email ? (
          <li>
            <Icon name="mail" /> <a href={`mailto:${email}`}>{email}</a>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}
