import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { galleryDocument, PLAIN_VIEW } from '#tests/house/a11y/gallery-document.tsx';
import { gallery } from '#tests/house/a11y/gallery.tsx';

const document = (page: keyof typeof gallery) =>
  parse(galleryDocument({ page: gallery[page], view: PLAIN_VIEW }));

const wrong = document('fields wrong');
const groups = wrong.querySelectorAll('fieldset.field-invalid').map((group) => {
  const controls = group.querySelectorAll('.option input');
  return { name: controls[0]?.getAttribute('name') ?? '', group, controls };
});

/** The texts that describe a control, as a screen reader says them. */
const heard = (ids = '') => ids.split(' ').map((id) => wrong.getElementById(id)?.text);

test('the gallery has an invalid group of radios and one of checkboxes', () => {
  expect(groups.map(({ name }) => name)).toEqual(['slot', 'days']);
});

describe.each(groups)('a group with an error: $name', ({ group, controls }) => {
  const error = group.querySelector('.error')?.text;
  const question = group.querySelector('legend')?.text;

  test('says its error and its question where the summary leads', () => {
    const [first] = controls;
    expect(wrong.querySelector(`#errors a[href="#${first?.id}"]`)).not.toBeNull();
    expect(heard(first?.getAttribute('aria-describedby')).slice(0, 2)).toEqual([error, question]);
  });

  test('says its error at every other choice, before what is about the choice', () => {
    for (const control of controls.slice(1)) {
      const [first, ...others] = heard(control.getAttribute('aria-describedby'));
      expect(first).toBe(error);
      expect(others).toEqual(
        control
          .closest('.option')
          ?.querySelectorAll('.hint')
          .map(({ text }) => text),
      );
    }
  });

  test('says it once: the group does not repeat it', () => {
    expect(group.hasAttribute('aria-describedby')).toBe(false);
  });
});

test('a group without an error describes no choice by anything but its own hint', () => {
  const ids = document('fields')
    .querySelectorAll('fieldset.field input')
    .flatMap((control) => control.getAttribute('aria-describedby') ?? []);
  expect(ids).toEqual(['every-slot-2-about']);
});

test('a group of which nothing is chosen begins with a choice of nothing, which only a browser without "hidden" has', () => {
  const groupsOf = (page: keyof typeof gallery) =>
    document(page).querySelectorAll('fieldset[role=radiogroup]');
  const firstOf = (page: keyof typeof gallery) =>
    groupsOf(page).map((group) => {
      const [first] = group.querySelectorAll('input');
      const isHidden = first?.parentNode?.hasAttribute('hidden');
      return { value: first?.getAttribute('value'), isHidden };
    });
  const isChosen = groupsOf('fields').map((group) => group.querySelector('[checked]') !== null);
  const nothing = { value: '', isHidden: true };
  expect(isChosen).toContain(false);
  expect(firstOf('fields').map(({ isHidden }) => isHidden)).toEqual(isChosen.map((chosen) => !chosen));
  expect(firstOf('fields').filter(({ isHidden }) => isHidden)).toContainEqual(nothing);
});
