export { SubmitButton, type ButtonVariant } from './buttons.tsx';
export {
  Checkbox,
  CheckboxGroup,
  RadioGroup,
  SelectField,
  type Option,
  type OptionGroup,
} from './choice-fields.tsx';
export type { FormTokens, KeptAnswers } from './contexts.ts';
export { countErrors } from './errors.ts';
export { FieldGroup } from './field-group.tsx';
export { isUploadOpen, UploadForm } from './upload-form.tsx';
export { UploadResults } from './upload-results.tsx';
export { ActionForm, PageForm, SearchForm } from './page-form.tsx';
export { DateField, HiddenField, SearchField, TextArea, TextField } from './text-fields.tsx';
export { searchState } from './search-state.ts';
export { usePageForm, type PageFormState } from './use-page-form.ts';
export type { FormField } from './field.tsx';
