import { WithDegree } from '#app/components/page/index.ts';
import type { DeclarationRow } from '#app/routes/declarations/view.server.ts';

/** "Deklaracja wyboru lekarza: lek. Urszula Pełka"; of an old one that does not say whom, its kind alone. */
export const DeclarationTitle = ({ name, practitioner }: Pick<DeclarationRow, 'name' | 'practitioner'>) =>
  practitioner === null ? <>{name}</> : <WithDegree>{`${name}: ${practitioner}`}</WithDegree>;
