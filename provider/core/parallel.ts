type Interval = Readonly<{ startsAt: number; endsAt: number }>;

/** True where two visits need the patient at the same time; one that ends when the other starts does not (B§4). */
export const isParallel = (a: Interval, b: Interval) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
