import { build, type Rollup } from 'vite';

/** The stylesheets as a visitor gets them, by contrast: "default". */
export async function buildStyles(names: readonly string[]) {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2020',
      rollupOptions: {
        input: Object.fromEntries(names.map((name) => [name, `app/styles/sheets/${name}.css`])),
      },
    },
  })) as Rollup.RollupOutput;

  const sheets = result.output.filter((file) => file.type === 'asset');
  return new Map(
    names.map((name) => {
      const sheet = sheets.find(({ names: known }) => known.includes(`${name}.css`));
      if (!sheet) throw new Error(`no stylesheet ${name}`);
      return [name, String(sheet.source)];
    }),
  );
}
