import type { Device } from '#app/browser/call/call.ts';

/**
 * A page that goes while sound and picture are connected (a button of the frame, a reload) takes them with it. The same tab's next page of
 * the same call joins again by itself within this time, with what was off still off.
 */
const LASTS_MS = 60_000;

/** Names one teleconsultation and one type of it: nobody's camera is opened that was not open. */
const nameOf = ({ dataset: { kind = '' } }: HTMLElement) =>
  `live-joined:${kind}:${new URLSearchParams(location.search).get('teleconsultationId') ?? ''}`;

export function keepJoined(section: HTMLElement, off: readonly Device[]) {
  try {
    sessionStorage.setItem(nameOf(section), [Date.now(), ...off].join(' '));
  } catch {
    // A browser that keeps nothing: "Połącz" is pressed again.
  }
}

/** Returns which devices were off, or null where nobody was connected a moment before; it is good for one page. */
export function takeJoined(section: HTMLElement): string | null {
  try {
    const name = nameOf(section);
    const [at, ...off] = (sessionStorage.getItem(name) ?? '').split(' ');
    sessionStorage.removeItem(name);
    const age = Date.now() - Number(at);
    return at && age >= 0 && age < LASTS_MS ? off.join(' ') : null;
  } catch {
    return null;
  }
}
