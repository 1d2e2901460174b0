import { HiddenField } from './text-fields.tsx';

/** Values by their names; of one name there may be several. */
export type UnseenValues = Readonly<Record<string, string | readonly string[]>>;

/** Fields that the patient does not see. */
export const Unseen = ({ values }: { values: UnseenValues }) =>
  Object.entries(values).flatMap(([name, given]) =>
    [given].flat().map((value) => <HiddenField key={`${name} ${value}`} name={name} value={value} />),
  );
