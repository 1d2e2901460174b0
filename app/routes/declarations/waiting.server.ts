import { declarationPath } from '#app/domain/declarations/paths.ts';
import type { AreaWaiting } from '#app/services/page/waiting.server.ts';

const toSign = (type: 'GP' | 'NURSE' | 'MIDWIFE'): AreaWaiting['kinds'][string] => ({
  say: ({ ref }, { t }) => ({
    icon: 'file-text',
    href: declarationPath(ref.id),
    label: t(`declarations:toDo.${type}`),
    note: t('declarations:toDo.note'),
  }),
});

/** Declarations that do not count before they are signed (B-52). */
export const waiting: AreaWaiting = {
  kinds: {
    'declarations.GP': toSign('GP'),
    'declarations.NURSE': toSign('NURSE'),
    'declarations.MIDWIFE': toSign('MIDWIFE'),
  },
};
