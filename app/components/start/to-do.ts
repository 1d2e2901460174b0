import type { IconName } from '#app/components/page/index.ts';
import type { ToDoKind } from '#app/domain/start/urgency.ts';
import type { ProviderText } from '#app/domain/text.ts';

/** One thing that somebody still has to do, as the area that it belongs to says it; each part is said once. */
export type ToDo = Readonly<{
  kind: ToDoKind;
  /** The person it is about; undefined: the account itself. */
  patientId: string | undefined;
  icon: IconName;
  href: string;
  /** Its title, and no other thing's: "Zapłać 1 234,50 zł"; empty where its own name is the title. */
  label: string;
  /** Its own name in the title, in the provider's words, after the label or alone. */
  name: ProviderText | null;
  /** Its day as a part of its title, where another thing has the same; empty elsewhere. */
  apart: string;
  /** A short act that can be done at once: "Podpisz"; null where the title is the way. */
  act: string | null;
  /** The first words of its sentence: "Wynik wstępny"; empty where there are none. */
  said: string;
  /** The visit, sender or service that it is about, in the provider's words; null when that is not chosen yet. */
  what: ProviderText | null;
  /** The person it is about, where the account acts for several people. */
  who: string | null;
  /** When it is or came, or its last day: "dziś, 7:47", "do piątku 4 grudnia"; empty where it has no day. */
  day: string;
  /** ISO; null: it ends at no time. */
  until: string | null;
  /** Whole sentences that follow; empty where all is said. */
  note: string;
  /** The number to call about it. */
  phone: string | null;
}>;
