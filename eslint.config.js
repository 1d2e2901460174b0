import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { functionBudget } from './eslint-rules/function-budget.js';
import { plainComments } from './eslint-rules/plain-comments.js';
import {
  ariaOfRoutes,
  clock,
  environment,
  markup,
  messages,
  restricted,
  skippedTests,
} from './eslint-rules/restricted.js';
import { routeExports } from './eslint-rules/route-exports.js';
import { spreadLiterals } from './eslint-rules/spread-literals.js';

const routeModules = ['app/routes/**/*.tsx'];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'public/build/',
      'data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '**/generated.ts',
      'provider/generated/',
      'app/browser/generated/',
    ],
  },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    plugins: {
      'import-x': importX,
      portal: { rules: { functionBudget, plainComments, routeExports, spreadLiterals } },
    },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      // Half of ESLint's minutes. There is no enum here (restricted.js), and classes are errors and clients, never mixed.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: ['Response', 'TypedResponse', 'DataWithResponseInit'], allowThrowingUnknown: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/unbound-method': 'off',
      'import-x/extensions': ['error', 'ignorePackages', { checkTypeImports: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      eqeqeq: 'error',
      'max-depth': ['error', 3],
      'max-lines': ['error', { max: 250 }],
      'max-params': ['error', 3],
      'no-console': 'error',
      'no-control-regex': 'off',
      'no-else-return': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@conform-to/zod', message: "Import from '@conform-to/zod/v4'." },
            {
              name: '@conform-to/zod/v4',
              importNames: ['parseWithZod'],
              message: "Import from '#app/services/forms/parse.server.ts', which bounds every field.",
            },
          ],
          patterns: [
            {
              regex: '^\\.\\./(?!package\\.json|.*(?:eslint-rules|scripts)/)',
              message: "Another folder's file is imported as '#app/…'.",
            },
          ],
        },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'object-shorthand': 'error',
      'portal/plainComments': [
        'error',
        {
          riddles: ['What', 'Whether', 'How', 'To', 'By', 'With', 'From', 'That', 'Those', 'Whom'],
          longest: 160,
        },
      ],
      'portal/spreadLiterals': 'error',
      'prefer-template': 'error',
      ...restricted(clock, environment),
    },
  },

  {
    // What reads texts of others: no expression takes more time than the text has characters (decision 183).
    files: ['{app,contract,database,eslint-rules,provider,scripts,server}/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['app/{routes,services}/**/*.ts'],
    rules: restricted(clock, environment, messages),
  },
  {
    files: ['app/services/forms/parse.server.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Where it is made, and a migration, which stays as it was.
    files: ['contract/people/reading/normalized.ts', 'provider/migrations/**'],
    rules: restricted(clock),
  },
  {
    // What makes messages of keys, and settings, which are read by who runs the portal.
    files: ['app/services/forms/fields.ts', 'app/services/request/environment.server.ts'],
    rules: restricted(clock, environment),
  },
  {
    files: ['app/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { fieldset: ['radiogroup'] }],
      'portal/functionBudget': ['error', { loader: 20, action: 35, component: 60 }],
      ...restricted(clock, environment, markup),
    },
  },
  {
    // What they set is what React made of the same component, and what was cleaned of all that could act.
    files: ['app/components/markup-cache.tsx', 'app/components/page/provider-html.tsx'],
    rules: restricted(clock, environment),
  },
  {
    files: ['app/components/form/error-summary.tsx'],
    rules: { 'jsx-a11y/no-autofocus': 'off' },
  },
  {
    files: routeModules,
    rules: {
      'max-lines': ['error', { max: 150 }],
      'portal/routeExports': 'error',
      ...restricted(clock, environment, markup, ariaOfRoutes),
    },
  },

  {
    files: ['server/**', 'scripts/**', 'app/*.js', '*.ts', '*.{js,cjs}'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['app/*.js'],
    rules: { 'no-undef': 'off', '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    // A browser has no clock that is handed in; its own serves for pauses alone.
    files: ['app/browser/**'],
    rules: restricted(environment),
  },
  {
    files: ['provider/core/clock.ts'],
    rules: restricted(environment),
  },
  {
    files: ['provider/seed/**', 'provider/*/seed/**', 'provider/*/seed.ts', 'tests/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['tests/**'],
    rules: {
      'max-params': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      ...restricted(skippedTests),
    },
  },
  {
    // These were written before the rule, and are changed with the screens of the account.
    files: ['{contract,provider,tests,app/routes,app/components}/account/**'],
    rules: { 'portal/spreadLiterals': 'off' },
  },
  {
    // Named so by the library to stand out: the made-up identity system of a demonstration has no https.
    files: ['provider/account/identity/open-id.ts'],
    rules: {
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'openid-client' }] },
      ],
    },
  },
  {
    files: ['app/entry.server.tsx'],
    rules: { 'max-params': 'off' },
  },
  {
    files: [
      ...routeModules,
      'app/root.tsx',
      'app/entry.server.tsx',
      'app/routes.ts',
      'app/services/text/hyphen.d.ts',
      'tests/support/*-setup.ts',
      '*.{ts,js}',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['scripts/*.mjs', '*.{js,cjs}'],
    languageOptions: {
      globals: { console: 'readonly', module: 'writable', process: 'readonly', URL: 'readonly' },
    },
  },
);
