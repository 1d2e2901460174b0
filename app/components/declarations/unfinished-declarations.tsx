import { WithDegree } from '#app/components/page/provider-text.tsx';
import { useText } from '#app/components/text.tsx';
import { UnfinishedPanel } from '#app/components/wizard/unfinished-panel.tsx';

type Unfinished = Readonly<{
  id: string;
  practitioner: string;
  /** Null where there is nobody else. */
  patient: string | null;
  /** The last day on which it is kept, after "do". */
  until: string;
  continuePath: string;
  discardPath: string;
}>;

/** Declarations that were begun and not finished; nothing when there are none. */
export function UnfinishedDeclarations({ drafts }: { drafts: readonly Unfinished[] }) {
  const { t } = useText();
  const shown = drafts.map(({ practitioner, patient, until, ...draft }) => {
    const name = patient ? `${practitioner}, ${patient}` : practitioner;
    const about = <WithDegree>{t('declaration-wizard:unfinished.which', { name })}</WithDegree>;
    return {
      ...draft,
      name: <WithDegree>{name}</WithDegree>,
      continued: about,
      discarded: about,
      children: <p className="text-muted">{t('declaration-wizard:unfinished.until', { day: until })}</p>,
    };
  });
  return <UnfinishedPanel drafts={shown} />;
}
