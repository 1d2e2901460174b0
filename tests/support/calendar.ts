import ICAL from 'ical.js';

/** An entry as an independent program understands it. */
export type ReadEvent = {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  location: string | null;
  description: string | null;
  url: string | null;
  startsAt: string;
  endsAt: string;
};

/** Reads a calendar with an independent parser, by the time zone that it brings along. */
export function readCalendar(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error('no time zone');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);

  return calendar.getAllSubcomponents('vevent').map((component) => {
    const value = (name: string) => component.getFirstPropertyValue(name);
    const textOf = (name: string) => (value(name) === null ? null : String(value(name)));
    const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(component);
    return {
      uid,
      sequence,
      summary,
      status: String(value('status')),
      location: textOf('location'),
      description: textOf('description'),
      url: textOf('url'),
      startsAt: startDate.toJSDate().toISOString(),
      endsAt: endDate.toJSDate().toISOString(),
    };
  });
}
