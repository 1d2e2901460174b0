import { useText } from '#app/components/text.tsx';
import { Icon } from './icon.tsx';
import { HiddenWords } from './layout.tsx';

export type StagesProps = Readonly<{
  /** Few and fixed, whatever is asked on the way. */
  names: readonly string[];
  /** Index of the one that the page belongs to; those before it are done. */
  current: number;
}>;

/** Where in a journey the page stands, by name (design: look-2, Choosing a time); the style gives the numbers. */
export function Stages({ names, current }: StagesProps) {
  const { t } = useText();
  return (
    <ol className="stages">
      {names.map((name, index) =>
        index < current ? (
          <li key={name} className="stage-done">
            <Icon name="circle-check" />
            {name}
            <HiddenWords>– {t('page:stages.done')}</HiddenWords>
          </li>
        ) : (
          <li key={name} aria-current={index === current ? 'step' : undefined}>
            {name}
          </li>
        ),
      )}
    </ol>
  );
}
