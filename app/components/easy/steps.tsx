import type { ReactNode } from 'react';
import { ActionLink } from '#app/components/page/index.ts';
import { Lines } from './easy-page.tsx';
import { Picture } from './picture.tsx';
import type { PictureName } from './pictures.tsx';

export type Step = Readonly<{ picture: PictureName; title: string; text: string }>;

/** The steps to do, one after the other, or the things to see: a number, a picture, and words that say the same. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ul className="cards">
    {steps.map(({ picture, title, text }, index) => (
      <li key={title} className="card day-card">
        <Beside picture={picture}>
          <h2>
            {index + 1}. {title}
          </h2>
          <Lines>{text}</Lines>
        </Beside>
      </li>
    ))}
  </ul>
);

type Door = Readonly<{ picture: PictureName; href: string; name: string; text: string }>;

/** Where the reader can go, each with a picture of what is there. */
export const Doors = ({ doors }: { doors: readonly Door[] }) => (
  <ul className="cards">
    {doors.map(({ picture, href, name, text }) => (
      <li key={href} className="card day-card">
        <Beside picture={picture}>
          <h2>
            <ActionLink href={href}>{name}</ActionLink>
          </h2>
          <Lines>{text}</Lines>
        </Beside>
      </li>
    ))}
  </ul>
);

/** A field of a form, or what it ends with, as a step. */
export const FormStep = ({ picture, children }: { picture: PictureName; children: ReactNode }) => (
  <div className="card day-card">
    <Beside picture={picture}>{children}</Beside>
  </div>
);

/** A picture left of its words where there is room, and over them elsewhere: as a day stands beside its hours. */
const Beside = ({ picture, children }: { picture: PictureName; children: ReactNode }) => (
  <>
    <div className="day-card-head">
      <Picture name={picture} />
    </div>
    <div className="day-card-hours">{children}</div>
  </>
);
