import type { ComponentProps } from 'react';
import { Question } from '#app/components/whole-pages/question.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { Choices } from './choices.tsx';

type DiscardQuestionProps = Readonly<{
  title: string;
  /** Null when the draft cannot be opened. */
  choices: ComponentProps<typeof Choices>['choices'] | null;
  consequence: TextKey;
}>;

/** The page that asks whether a booking that was begun is really to be deleted, with what was chosen in it. */
export const DiscardQuestion = ({ title, choices, consequence }: DiscardQuestionProps) => (
  <Question
    title={title}
    back="/bookings"
    backLabel="bookings:details.back"
    consequence={consequence}
    keep="bookings:discard.keep"
    submit="bookings:discard.submit"
  >
    {choices ? <Choices choices={choices} /> : null}
  </Question>
);
