import type { HTMLElement } from 'node-html-parser';
import type { Answer } from '#tests/support/visitor.ts';

/** Fields of a form that was refused and do not have what was typed or chosen there (3.3.1, 3.3.7); passwords and files are never kept. */
export function lostAnswers({ status, page, sent = {} }: Answer): string[] {
  if (status !== 400 && status !== 422) return [];
  return Object.entries(sent).flatMap(([name, values]) => {
    const controls = page
      .querySelectorAll('input, select, textarea')
      .filter(
        (control) =>
          control.getAttribute('name') === name && !NEVER_KEPT.has(control.getAttribute('type') ?? ''),
      );
    if (controls.length === 0) return [];
    const shown = controls.flatMap(valuesIn);
    return [values]
      .flat()
      .filter((value) => value !== '' && !shown.includes(value.trim()))
      .map((value) => `${name}: "${value}" was sent, "${shown.join('", "')}" is there`);
  });
}

const NEVER_KEPT = new Set(['password', 'file', 'hidden', 'submit']);

function valuesIn(control: HTMLElement): string[] {
  if (control.tagName === 'TEXTAREA') return [control.text.trim()];
  if (control.tagName === 'SELECT')
    return control.querySelectorAll('option[selected]').map((option) => option.getAttribute('value') ?? '');
  const isChoice = ['radio', 'checkbox'].includes(control.getAttribute('type') ?? '');
  if (isChoice && !control.hasAttribute('checked')) return [];
  return [(control.getAttribute('value') ?? (isChoice ? 'on' : '')).trim()];
}
