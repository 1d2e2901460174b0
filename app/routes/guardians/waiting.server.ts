import { dayOf } from '#app/domain/dates/warsaw.ts';
import { shownName } from '#app/domain/person-name.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { AreaWaiting } from '#app/services/page/waiting.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** Who asks to act for the account's own patient and waits for the answer (AP-16, AP-18). */
export const waiting: AreaWaiting = {
  kinds: {
    'guardians.asked': {
      say: ({ ref, patientId = '', who = providerText(''), since }, { language, now, t }) => ({
        icon: 'user-circle',
        href: `/ward/confirm/${encodeURIComponent(patientId)}/${encodeURIComponent(ref.id)}`,
        label: t('guardians:toDo.answer', { name: shownName(plainText(who)) }),
        who: null,
        day: since ? textIn(language).formatDayWord(dayOf(since), now) : '',
        said: t('guardians:toDo.note'),
      }),
    },
  },
};
