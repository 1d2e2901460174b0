import type { ReactNode } from 'react';

type SplitProps = Readonly<{
  children: ReactNode;
  /** Panels that help, and are not the task; a page is whole without them. */
  side: ReactNode;
}>;

/** A main column with a side column, which goes under it where there is no room (design: look-2, Grid). */
export function Split({ children, side }: SplitProps) {
  return (
    <div className="split">
      <div>{children}</div>
      <div className="side">{side}</div>
    </div>
  );
}

/** Two parts of a task, one of them broad: beside each other where there is room. */
export const SideBySide = ({ children, side }: Readonly<{ children: ReactNode; side: ReactNode }>) => (
  <div className="side-by-side">
    <div className="broad">{children}</div>
    <div>{side}</div>
  </div>
);

const PANEL_CLASSES = {
  plain: 'panel',
  /** The panel for a recommended thing. */
  tint: 'panel panel-tint leaf',
  /** The panel for the thing that comes next in somebody's life. */
  band: 'panel panel-band leaf',
  success: 'panel panel-success leaf',
  /** The panel for the thing that comes before everything else. */
  urgent: 'panel panel-urgent',
} as const;

type PanelProps = Readonly<{
  title: ReactNode;
  variant?: keyof typeof PANEL_CLASSES;
  /** Where a link on the page can lead. */
  id?: string;
  /** Nothing but ways to go on, which paper has no use for. */
  isForScreen?: boolean;
  children: ReactNode;
}>;

/** A card with a heading of its own. */
export function Panel({ title, variant = 'plain', id, isForScreen = false, children }: PanelProps) {
  const className = PANEL_CLASSES[variant];
  return (
    <section className={isForScreen ? `${className} no-print` : className} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Panels in columns, as many as there is room for; each column is a part of its children. */
export const Panels = ({ children }: { children: ReactNode }) => <div className="panels">{children}</div>;

/**
 * Words that the eye sees from what stands around them, and the ear would miss: "Odwołaj" + "wizytę 27 listopada, 9:00". An
 * ordinary space before what is out of the flow is dropped, and Chromium’s name would be "Odwołajwizytę".
 */
export const HiddenWords = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">&nbsp;{children}</span>
);
