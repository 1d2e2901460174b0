import { useText } from '#app/components/text.tsx';

/** The facts by which a list says what it may lack. */
export type Lacks = Readonly<{
  /** False when an area could not be asked. */
  isWhole: boolean;
  /** More may wait than the portal is told of, or understands. */
  isElsewhere: boolean;
  /** False where the host does not say what waits. */
  isOffered: boolean;
  /** True where things that others have entered are not seen. */
  isCut: boolean;
  path: string;
}>;

/** Says what a list may lack; of an empty one that lacks nothing, that there is nothing to do. */
export function Lacking({ isWhole, isElsewhere, isCut, path, isEmpty }: Lacks & { isEmpty: boolean }) {
  const { t } = useText();
  return (
    <>
      {isWhole ? null : (
        <p>
          {t('page:tiles.notChecked')} <a href={path}>{t('start:toDo.retry')}</a>
        </p>
      )}
      {isElsewhere ? <p>{t('start:toDo.elsewhere')}</p> : null}
      {isEmpty && isWhole && !isElsewhere ? (
        <p>{t(isCut ? 'start:toDo.nothingSeen' : 'start:toDo.nothing')}</p>
      ) : null}
    </>
  );
}
