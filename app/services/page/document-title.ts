import type { Text } from '#app/services/text/text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** "Błąd: 2 pola do poprawy – page – area – portal" (design: accessibility, The page). */
export function documentTitle({
  text,
  title,
  area,
  portal,
  errorCount,
}: {
  text: Text;
  title: string;
  area?: TextKey | undefined;
  portal: string;
  errorCount: number;
}) {
  const errors = errorCount > 0 ? text.t('page:title.errors', { count: errorCount }) : null;
  const areaName = area ? text.t(area) : null;
  return [errors, title, areaName === title ? null : areaName, portal].filter(Boolean).join(' – ');
}
