import { createContext, useContext } from 'react';

/** Where the accessibility statement is. */
export const STATEMENT_PATH = '/legal/declaration-of-availability';

/** Where patients find the portal; null where nobody has said so. */
export const OriginContext = createContext<string | null>(null);

/** Leads programs from any page to the accessibility statement, by the name that the law's form gives it. */
export function StatementMeta() {
  const origin = useContext(OriginContext);
  if (origin === null) return null;
  return <meta name="deklaracja-dostępności" content={origin + STATEMENT_PATH} />;
}
