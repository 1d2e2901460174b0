import { useText } from '#app/components/text.tsx';
import { Icon, type IconName } from './icon.tsx';
import { WhosePaper } from './printout.tsx';

type PatientPickerProps = Readonly<{
  /** The page, which each link shows of another patient. */
  path: string;
  /** The people to choose from; the entry without an id is everybody. */
  people: readonly Readonly<{ id: string | null; label: string; icon: IconName; isShown: boolean }>[];
  /** Whose the page is when it is printed. */
  onPaper: readonly string[];
}>;

/** Shows for whom one acts (design: look-2, Areas), on paper too, where nobody can choose; a screen without a choice has none. */
export const PatientPicker = ({ onPaper, ...choice }: PatientPickerProps) => (
  <>
    <WhosePaper people={onPaper} />
    <Choice {...choice} />
  </>
);

function Choice({ path, people }: Omit<PatientPickerProps, 'onPaper'>) {
  const { t } = useText();
  if (people.length < 2) return null;
  return (
    <section className="picker wide">
      <h2>{t('page:picker')}</h2>
      <ul>
        {people.map(({ id, label, icon, isShown }) => (
          <li key={id ?? ''}>
            <a
              href={id === null ? path : `${path}?patientId=${encodeURIComponent(id)}`}
              aria-current={isShown ? 'true' : undefined}
            >
              <Icon name={icon} /> <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
