import { PICTURES, type PictureName } from './pictures.tsx';

/** A page of the portal, drawn simply. The words beside it say the same, so that it is not read out a second time. */
export const Picture = ({ name }: { name: PictureName }) => (
  <svg viewBox="0 0 240 160" width="18em" aria-hidden="true" focusable="false">
    <g fill="none" stroke="var(--muted)" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round">
      {PICTURES[name]}
    </g>
  </svg>
);
