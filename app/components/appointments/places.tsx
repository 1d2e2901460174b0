import type { ReactNode } from 'react';
import { ActionForm } from '#app/components/form/index.ts';
import { ProviderText } from '#app/components/page/index.ts';
import { plainText, type OurOrProviders, type ProviderText as Words } from '#app/domain/text.ts';
import type { Wording } from '#app/services/text/text.ts';

export type Place = Readonly<{
  availabilityId: string;
  /** Who sees the patient: a person with the degree before the name, or a word of ours. */
  name: Wording;
  /** Who sees the patient, where, and what is to be known of it: the whole name of the button, as far as it is of the button's language. */
  fullName: string;
  notes: string;
}>;

/** `address`: empty of what has no place. */
export type PlaceUnit = Readonly<{ name: Words; address: string; places: readonly Place[] }>;

type ServicePlacesProps = Readonly<{
  service: Words;
  units: readonly PlaceUnit[];
  headingLevel?: 2 | 3;
  /** Words to know before one is chosen. */
  children?: ReactNode;
}>;

/** The places found of a service: its name, then where and with whom. */
export function ServicePlaces({ service, units, headingLevel = 2, children }: ServicePlacesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="section">
      <Heading>
        <ProviderText text={service} />
      </Heading>
      {children}
      <UnitPlaces units={units} headingLevel={headingLevel === 2 ? 3 : 4} />
    </section>
  );
}

type UnitPlacesProps = Readonly<{ units: readonly PlaceUnit[]; headingLevel?: 2 | 3 | 4 }>;

/** A card for each unit, with a button for each person: to press it is to choose. */
export function UnitPlaces({ units, headingLevel = 2 }: UnitPlacesProps) {
  const Heading = `h${headingLevel}` as const;
  return units.map(({ name, address, places }) => (
    <section key={plainText(name)} className="panel">
      <Heading>
        <ProviderText text={name} />
      </Heading>
      {address ? <p>{address}</p> : null}
      <ul className="choice-list">
        {places.map((place) => (
          <li key={place.availabilityId}>
            <ActionForm
              submit={place.name}
              variant="choice"
              fullName={place.fullName}
              values={{ availabilityId: place.availabilityId }}
            />
            {place.notes ? <p className="text-muted">{place.notes}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}

export type ListedService = OurOrProviders<'label'> &
  Readonly<{
    /** The address of the service's places. */
    href: string;
    /** The only one, which is then chosen at once: nothing more is to be known of it. */
    availabilityId: string | null;
    /** "4 osoby do wyboru", "3 miejsca", "płatna"; empty where there is nothing to say. */
    detail: string;
  }>;

export type ServiceGroupShown = Readonly<{ title: string; services: readonly ListedService[] }>;

/** Services under their headings: to the places of each, or on with the only one. */
export const ServiceGroups = ({ groups }: { groups: readonly ServiceGroupShown[] }) =>
  groups.map(({ title, services }) => (
    <section key={title} className="choice-group">
      <h2>{title}</h2>
      <ul className="choice-list">
        {services.map((service) => (
          <li key={service.href}>
            <ServiceChoice {...service} />
          </li>
        ))}
      </ul>
    </section>
  ));

function ServiceChoice({ href, availabilityId, detail, label, isOfProvider }: ListedService) {
  if (availabilityId !== null) {
    const words = isOfProvider ? ({ text: label, isOfProvider } as const) : { text: label };
    return <ActionForm submit={words} variant="choice" values={{ availabilityId }} />;
  }
  return (
    <a className="button-choice" href={href}>
      {isOfProvider ? <ProviderText text={label} /> : label}
      {/* An ordinary space between boxes is not heard. */}
      {detail ? '\u00a0' : null}
      {detail ? <span className="font-normal">{detail}</span> : null}
    </a>
  );
}
